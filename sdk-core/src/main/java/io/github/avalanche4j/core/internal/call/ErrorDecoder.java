package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Headers;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Turns an answer with an error status into the exception that users see; each kind of server has its own words. */
@FunctionalInterface
public interface ErrorDecoder {
    /** The exception for {@code answer}. */
    AvalancheException read(Answer answer, Ending ending);

    /** What came from which path; texts are without secrets. */
    record Answer(
            String path,
            int status,
            Headers headers,
            String body,
            @Nullable Duration retryAfter) {}
}

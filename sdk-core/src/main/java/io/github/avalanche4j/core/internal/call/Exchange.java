package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import java.io.IOException;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** What one run of a call sends, and how its response is read. */
public interface Exchange<T> {
    String verb();

    HttpUrl url();

    @Nullable
    RequestBody body();

    /** The kind of response that is asked for. */
    default String accept() {
        return "application/json";
    }

    /** Reads the whole response; {@code failures} is for parts of it that fail on their own. */
    T read(BoundedResponseStream response, Failures failures) throws IOException;

    /** The error that the body of an error status holds in this protocol; null where it holds none. */
    default @Nullable ErrorResponse readError(String body) {
        return null;
    }

    /** Turns what a reader found into the exception that users see. */
    interface Failures {
        AvalancheException of(String endpoint, IOException fault);
    }
}

package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import java.io.IOException;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** The request of one run of a call, and the reader of its response. */
public interface Exchange<T> {
    String verb();

    HttpUrl url();

    @Nullable
    RequestBody body();

    /** The requested content type. */
    default String accept() {
        return "application/json";
    }

    /** Reads the whole response; {@code failures} is for parts of it that fail on their own. */
    T read(BoundedResponseStream response, Failures failures) throws IOException;

    /** The error that a body with an error status contains in this protocol; null if none. */
    default @Nullable ErrorResponse readError(String body) {
        return null;
    }

    /** Whether the caller requests less after a failure that its size may explain, instead of the same again. */
    default boolean narrows() {
        return false;
    }

    /** Turns a reader's error into the exception that users see. */
    interface Failures {
        AvalancheException of(String endpoint, IOException fault);
    }
}

package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import java.io.IOException;
import okhttp3.HttpUrl;
import okhttp3.RequestBody;
import org.jspecify.annotations.Nullable;

/** What one run of a call sends, and how its answer is read. */
public interface Exchange<T> {
    String verb();

    HttpUrl url();

    @Nullable
    RequestBody body();

    /** The kind of response that is asked for. */
    default String accept() {
        return "application/json";
    }

    /** Reads the whole answer; {@code faults} is for parts of it that fail on their own. */
    T read(BoundedResponseStream answer, Faults faults) throws IOException;

    /** Turns what a reader says into the exception that users see. */
    interface Faults {
        AvalancheException of(String endpoint, IOException fault);
    }

    /** What a call sends, before ids are given to it. */
    interface Outgoing<T> {
        Endpoint<T> endpoint();

        Exchange<T> next(Ids ids);
    }

    /** Gives ids that no other request of the client has. */
    interface Ids {
        /** The first of {@code count} ids in a row. */
        long take(int count);
    }
}

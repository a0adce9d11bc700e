package io.github.avalanche4j.secrets;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.ResponseFormatException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Everything that an exception shows except stack frames, which hold only names. */
final class Shown {
    private static final StackTraceElement[] NO_FRAMES = {};

    private Shown() {}

    /** Its message, causes, suppressed exceptions, their accessors, and the bytes that it is sent or stored as. */
    static String of(Throwable thrown) {
        StringBuilder all = new StringBuilder(described(thrown)).append(serialized(thrown));
        for (Throwable at = thrown; at != null; at = at.getCause()) {
            if (at instanceof AvalancheException ours) {
                all.append(ours.endpoint());
            }
            if (at instanceof ApiException api) {
                all.append(api.body())
                        .append(api.messages())
                        .append(api.errorName())
                        .append(api.headers().asMap());
            } else if (at instanceof JsonRpcException rpc) {
                all.append(rpc.error()).append(rpc.data());
            } else if (at instanceof ResponseFormatException format) {
                all.append(format.excerpt()).append(format.path());
            }
        }
        return all.toString();
    }

    /** The printed exception. */
    static String described(@Nullable Throwable thrown) {
        StringBuilder all = new StringBuilder();
        if (thrown != null) {
            thrown.setStackTrace(NO_FRAMES);
            all.append(thrown).append('\n').append(described(thrown.getCause()));
            for (Throwable suppressed : thrown.getSuppressed()) {
                all.append(described(suppressed));
            }
        }
        return all.toString();
    }

    private static String serialized(Throwable thrown) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(thrown);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toString(UTF_8);
    }
}

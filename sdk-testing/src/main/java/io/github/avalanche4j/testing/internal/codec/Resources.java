package io.github.avalanche4j.testing.internal.codec;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The text files in the jar. */
public final class Resources {
    private Resources() {}

    /** {@return a file's text; a name without a slash at its beginning is relative to the package of {@code user}} */
    public static String read(Class<?> user, String name) {
        try (InputStream in = user.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing in the jar: " + name);
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

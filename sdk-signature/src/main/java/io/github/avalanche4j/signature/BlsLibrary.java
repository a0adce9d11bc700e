package io.github.avalanche4j.signature;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The native library for all arithmetic with keys and signatures: blst, as packaged in {@code tech.pegasys:jblst}. It
 * runs on Linux (x86-64 and aarch64, with glibc), macOS (x86-64 and aarch64) and Windows (x86-64), and unpacks itself
 * to {@code java.io.tmpdir} on first use. From JDK 24 on, the JVM prints a warning unless it is started with
 * {@code --enable-native-access=ALL-UNNAMED}.
 *
 * <p>If it does not load, parsing a key or signature and verifying throw a {@link BlsUnavailableException}; messages
 * can still be parsed and built.
 */
public final class BlsLibrary {
    private static final @Nullable Throwable FAILURE = load();

    private BlsLibrary() {}

    /** {@return whether the library loads on this machine} */
    public static boolean isAvailable() {
        return FAILURE == null;
    }

    /**
     * Checks that the library loads, so that a program can fail when it starts rather than later.
     *
     * @throws BlsUnavailableException if it does not
     */
    public static void require() {
        if (FAILURE != null) {
            throw new BlsUnavailableException(
                    System.getProperty("os.name"), System.getProperty("os.arch"), libc(), FAILURE);
        }
    }

    private static @Nullable Throwable load() {
        try {
            Blst.probe();
            return null;
        } catch (ExceptionInInitializerError e) {
            return e.getCause() == null ? e : e.getCause(); // has the reason; the error only has the place
        } catch (LinkageError | RuntimeException e) {
            return e;
        }
    }

    /** The library is linked against glibc; Alpine and others have musl, whose loader has musl in its name. */
    private static String libc() {
        if (!System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")) {
            return "the system's C library";
        }
        try (DirectoryStream<Path> loaders = Files.newDirectoryStream(Path.of("/lib"), "ld-musl-*")) {
            return loaders.iterator().hasNext() ? "musl" : "glibc";
        } catch (IOException | RuntimeException e) {
            return "an unknown C library";
        }
    }
}

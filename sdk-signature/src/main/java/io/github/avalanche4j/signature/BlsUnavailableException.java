package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;

/**
 * Thrown when the native BLS library does not load on this machine; {@link BlsLibrary} lists the platforms where it
 * does. The message names the operating system, the architecture and the C library.
 */
public final class BlsUnavailableException extends AvalancheException {
    private static final long serialVersionUID = 1;

    BlsUnavailableException(String operatingSystem, String architecture, String libc, Throwable cause) {
        super(
                "the native BLS library does not load on " + operatingSystem + ", " + architecture + ", " + libc + " ("
                        + cause
                        + "); it needs Linux with glibc on amd64 or aarch64, macOS, or Windows on amd64, and a"
                        + " java.io.tmpdir it can write to and load from",
                "",
                false,
                cause);
    }
}

package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.AvalancheException;

/**
 * Thrown when the native BLS library does not load on this machine; {@link BlsLibrary} lists the platforms where it
 * does.
 */
public final class BlsUnavailableException extends AvalancheException {
    private static final long serialVersionUID = 1;

    /** As the JVM names it. */
    private final String operatingSystem;

    /** As the JVM names it. */
    private final String architecture;

    /** {@code glibc}, {@code musl}, or a description. */
    private final String libc;

    BlsUnavailableException(String operatingSystem, String architecture, String libc, Throwable cause) {
        super(
                "the native BLS library does not load on " + operatingSystem + ", " + architecture + ", " + libc + " ("
                        + cause
                        + "); it needs Linux with glibc on amd64 or aarch64, macOS, or Windows on amd64, and a"
                        + " java.io.tmpdir it can write to and load from",
                "",
                false,
                cause);
        this.operatingSystem = operatingSystem;
        this.architecture = architecture;
        this.libc = libc;
    }

    /** {@return the operating system, as the JVM names it} */
    public String operatingSystem() {
        return operatingSystem;
    }

    /** {@return the processor architecture, as the JVM names it} */
    public String architecture() {
        return architecture;
    }

    /** {@return the C library: {@code glibc}, {@code musl}, or a description} */
    public String libc() {
        return libc;
    }
}

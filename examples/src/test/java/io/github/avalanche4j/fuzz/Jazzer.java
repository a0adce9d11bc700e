package io.github.avalanche4j.fuzz;

import java.util.Objects;

/** The entry point for the fuzzer; {@code -Dfuzz.target} names the reader. */
public final class Jazzer {
    private static final Target TARGET =
            Target.valueOf(Objects.requireNonNull(System.getProperty("fuzz.target"), "fuzz.target"));

    private Jazzer() {}

    /**
     * Reads one input.
     *
     * @param input made by the fuzzer
     */
    public static void fuzzerTestOneInput(byte[] input) {
        TARGET.takes(input);
    }
}

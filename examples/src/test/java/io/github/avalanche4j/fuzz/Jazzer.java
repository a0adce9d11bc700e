package io.github.avalanche4j.fuzz;

/** What the fuzzer calls with inputs of its own; {@code -Dfuzz.target} names the reader. */
public final class Jazzer {
    private static final Target TARGET = Target.valueOf(System.getProperty("fuzz.target", "WARP_MESSAGE"));

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

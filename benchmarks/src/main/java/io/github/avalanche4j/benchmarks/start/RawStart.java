package io.github.avalanche4j.benchmarks.start;

import io.github.avalanche4j.benchmarks.calls.RawClient;

/** A program whose first act is the same call, with OkHttp and Jackson by hand. */
public final class RawStart {
    private RawStart() {}

    /**
     * Makes the call and ends.
     *
     * @param args the server's URL
     */
    public static void main(String[] args) {
        try (RawClient raw = new RawClient(args[0])) {
            Started.with(raw.getNodeVersion().version());
        }
    }
}

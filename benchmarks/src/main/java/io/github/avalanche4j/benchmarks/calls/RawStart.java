package io.github.avalanche4j.benchmarks.calls;

/** A program whose first act is the same call, with OkHttp and Jackson by hand. */
public final class RawStart {
    private RawStart() {}

    /** Makes the call and ends. The arguments are the server's URL. */
    public static void main(String[] args) {
        try (RawClient raw = new RawClient(args[0])) {
            System.out.println("started ".concat(raw.getNodeVersion().version()));
        }
    }
}

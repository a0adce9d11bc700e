package io.github.avalanche4j.data.internal;

/**
 * The cost of requests in the services' rate limits, from the {@code x-execution-weight} of their OpenAPI
 * documents and the pages on rate limits. The metrics service has weights of its own.
 */
public final class ComputeUnits {
    public static final int FREE = 1;
    public static final int SMALL = 10;
    public static final int MEDIUM = 20;
    public static final int XL = 100;
    public static final int XXL = 200;

    public static final int METRICS_FREE = 1;
    public static final int METRICS_SMALL = 20;
    public static final int METRICS_LARGE = 500;
    public static final int METRICS_XXL = 3000;

    private ComputeUnits() {}
}

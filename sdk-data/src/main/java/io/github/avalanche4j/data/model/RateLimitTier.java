package io.github.avalanche4j.data.model;

/**
 * The limit of a plan per minute, in compute units, from the services' documentation.
 * The services also have a limit per day, which the client does not enforce.
 */
public enum RateLimitTier {
    /** Callers of the data service without a key. */
    UNAUTHENTICATED(6_000),
    /** The free plan of the data service. */
    FREE(8_000),
    /** The base plan of the data service. */
    BASE(10_000),
    /** The growth plan of the data service. */
    GROWTH(14_000),
    /** The pro plan of the data service. */
    PRO(20_000),
    /** All callers of the metrics service, which has no other plan. */
    METRICS(8_000);

    private final long unitsPerMinute;

    RateLimitTier(long unitsPerMinute) {
        this.unitsPerMinute = unitsPerMinute;
    }

    /** {@return the compute units per minute} */
    public long unitsPerMinute() {
        return unitsPerMinute;
    }
}

package io.github.avalanche4j.data.model;

/**
 * What a plan of the services allows in a minute, in compute units, as their pages on rate limits say. The services
 * limit each day too; that limit is not modelled here.
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
    /** Everybody at the metrics service, which knows no other plan. */
    METRICS(8_000);

    private final long unitsPerMinute;

    RateLimitTier(long unitsPerMinute) {
        this.unitsPerMinute = unitsPerMinute;
    }

    /** {@return the compute units of a minute} */
    public long unitsPerMinute() {
        return unitsPerMinute;
    }
}

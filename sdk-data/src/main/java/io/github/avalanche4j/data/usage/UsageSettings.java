package io.github.avalanche4j.data.usage;

/** Sets the requests to count, and the interval of the counts. */
public interface UsageSettings<B> extends RequestSettings<B> {
    /** Sets the interval of figures; by default the service decides. */
    B timeInterval(UsageInterval length);
}

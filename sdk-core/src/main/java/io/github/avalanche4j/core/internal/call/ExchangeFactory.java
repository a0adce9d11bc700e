package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;

/** Makes the exchange of each run of a call; every run gets its own request ids. */
public interface ExchangeFactory<T> {
    Endpoint<T> endpoint();

    /** The request of one run, and the reader of its response. */
    Exchange<T> newExchange(Ids ids);

    /** Generates ids that no other request of the client has. */
    interface Ids {
        /** The first of {@code count} consecutive ids. */
        long take(int count);
    }
}

package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;

/** What a call sends, before a run gives it its ids: the same request serves any number of runs. */
public interface CallRequest<T> {
    Endpoint<T> endpoint();

    /** What one run sends, and how it reads the response. */
    Exchange<T> newExchange(Ids ids);

    /** Gives ids that no other request of the client has. */
    interface Ids {
        /** The first of {@code count} ids in a row. */
        long take(int count);
    }
}

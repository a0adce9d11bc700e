package io.github.avalanche4j.wallet.internal;

import java.util.List;
import java.util.Optional;

/** The user's store, as {@code PaymentStore} describes it. Its failures are exceptions that any caller can handle. */
public interface Store {
    /** Saves a record if it is still as it was read; else returns false. */
    boolean save(Optional<Row> before, Row after);

    Optional<Row> load(String name);

    List<Row> unfinished();
}

package io.github.avalanche4j.data.primary;

/** Sets kinds of transactions to filter by. */
public interface TxTypeSettings<B> {
    /** Keeps only these kinds. Repeated calls add kinds. */
    B addTxTypes(PrimaryNetworkTxType... types);

    /** As {@link #addTxTypes}, from a collection. */
    B addAllTxTypes(Iterable<? extends PrimaryNetworkTxType> types);
}

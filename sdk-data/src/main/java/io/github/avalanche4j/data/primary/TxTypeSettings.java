package io.github.avalanche4j.data.primary;

/** Sets which kinds of transactions are wanted. */
public interface TxTypeSettings<B> {
    /** Wants these kinds; several calls add up. */
    B addTxTypes(PrimaryNetworkTxType... types);

    /** As {@link #addTxTypes}, from a collection. */
    B addAllTxTypes(Iterable<? extends PrimaryNetworkTxType> types);
}

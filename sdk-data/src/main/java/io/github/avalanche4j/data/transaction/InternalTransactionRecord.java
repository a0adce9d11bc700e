package io.github.avalanche4j.data.transaction;

import org.immutables.value.Value;

/** A call from contract to contract and its transaction. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface InternalTransactionRecord extends InternalTransaction, TransactionPlace {}

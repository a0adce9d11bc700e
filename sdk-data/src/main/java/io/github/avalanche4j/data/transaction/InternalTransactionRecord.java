package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;

/** A call from contract to contract and its transaction. */
@Value
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface InternalTransactionRecord extends InternalTransaction, TransactionPlace {}

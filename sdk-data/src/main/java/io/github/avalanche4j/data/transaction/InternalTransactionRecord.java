package io.github.avalanche4j.data.transaction;

import org.immutables.value.Value;

/** A call from contract to contract and its transaction. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the more is always a whole of the less, and never compared with it
public interface InternalTransactionRecord extends InternalTransaction, TransactionPlace {}

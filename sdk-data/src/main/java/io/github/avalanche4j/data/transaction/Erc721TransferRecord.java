package io.github.avalanche4j.data.transaction;

import org.immutables.value.Value;

/** A movement of a collectible of which there is one, and the transaction that it was part of. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the more is always a whole of the less, and never compared with it
public interface Erc721TransferRecord extends Erc721Transfer, TransactionPlace {}

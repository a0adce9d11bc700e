package io.github.avalanche4j.data.transaction;

import org.immutables.value.Value;

/** A transfer of an ERC-721 collectible, and its transaction. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the more is always a whole of the less, and never compared with it
public interface Erc721TransferRecord extends Erc721Transfer, TransactionPlace {}

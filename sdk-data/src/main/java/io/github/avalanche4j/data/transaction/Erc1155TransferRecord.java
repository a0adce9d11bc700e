package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;

/** A transfer of ERC-1155 collectibles, and its transaction. */
@Value
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface Erc1155TransferRecord extends Erc1155Transfer, TransactionPlace {}

package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;

/** A transfer of an ERC-721 collectible, and its transaction. */
@Value
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface Erc721TransferRecord extends Erc721Transfer, TransactionPlace {}

package io.github.avalanche4j.data.transaction;

import org.immutables.value.Value;

/** A transfer of an ERC-721 collectible, and its transaction. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface Erc721TransferRecord extends Erc721Transfer, TransactionPlace {}

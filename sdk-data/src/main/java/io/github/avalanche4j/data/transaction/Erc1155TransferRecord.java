package io.github.avalanche4j.data.transaction;

import org.immutables.value.Value;

/** A transfer of ERC-1155 collectibles, and its transaction. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the more is always a whole of the less, and never compared with it
public interface Erc1155TransferRecord extends Erc1155Transfer, TransactionPlace {}

package io.github.avalanche4j.data.transaction;

import org.immutables.value.Value;

/** A transfer of a fungible token and its transaction. */
@Value.Immutable
@SuppressWarnings("immutables:subtype") // the more is always a whole of the less, and never compared with it
public interface Erc20TransferRecord extends Erc20Transfer, TransactionPlace {}

package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;

/** A transfer of a fungible token and its transaction. */
@Value
@SuppressWarnings("immutables:subtype") // values of the subtype are never compared with those of the supertype
public interface Erc20TransferRecord extends Erc20Transfer, TransactionPlace {}

package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.Objects;

/**
 * An account of the C-Chain that an export may spend from.
 *
 * @param address the account
 * @param balance its balance in wei, from {@code eth_getBalance}
 * @param nonce the number of transactions that it has sent, from {@code eth_getTransactionCount} at the latest block.
 *     The export uses this nonce, so it conflicts with a pending transaction of the account
 */
public record EvmAccount(EvmAddress address, BigInteger balance, UInt64 nonce) {
    public EvmAccount {
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(balance, "balance");
        Objects.requireNonNull(nonce, "nonce");
    }
}

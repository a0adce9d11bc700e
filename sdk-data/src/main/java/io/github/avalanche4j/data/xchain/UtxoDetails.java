package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.primary.AssetAmount;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An output of a transaction on the X-Chain, and what spent it. */
@Value
public interface UtxoDetails {
    /** {@return the addresses that may spend it; without the chain's prefix} */
    List<Bech32Address> addresses();

    /** {@return what it holds} */
    AssetAmount asset();

    /** {@return the chain that it is or will be spent on} */
    Optional<Id> consumedOnChainId();

    /** {@return the transaction that spent it; absent while it is unspent} */
    Optional<Id> consumingTxHash();

    /** {@return the chain that created it} */
    Optional<Id> createdOnChainId();

    /** {@return its id} */
    Id utxoId();

    /** {@return its bytes in hex} */
    Optional<String> utxoBytes();

    /** {@return when it was spent; absent while it is unspent} */
    @UnixSeconds
    Optional<Instant> consumingTxTimestamp();

    /** {@return the transaction that created it} */
    Id creationTxHash();

    /** {@return the signatures that spent it; empty while it is unspent} */
    List<UtxoCredential> credentials();

    /** {@return its minting set; only of collectibles} */
    Optional<Integer> groupId();

    /** {@return the time before which it cannot be spent, in seconds since 1970; 0 for none} */
    Optional<UInt64> locktime();

    /** {@return its place in its transaction} */
    int outputIndex();

    /** {@return its data in hex; only of collectibles} */
    Optional<String> payload();

    /** {@return the number of addresses that must sign} */
    Optional<Integer> threshold();

    /** {@return when it was created} */
    @UnixSeconds
    Optional<Instant> timestamp();

    /** {@return what kind it is, such as {@code transfer} or {@code mint}} */
    Optional<String> utxoType();
}

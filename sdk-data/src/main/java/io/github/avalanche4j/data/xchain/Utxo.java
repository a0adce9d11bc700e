package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.primary.AssetAmount;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** An output of a transaction on the X-Chain, and what became of it. */
@Value.Immutable
public interface Utxo {
    /** {@return who may spend it; without a chain in front} */
    List<Bech32Address> addresses();

    /** {@return what it holds} */
    AssetAmount asset();

    /** {@return the chain that it is or will be spent on} */
    Optional<Id> consumedOnChainId();

    /** {@return the transaction that spent it; absent while it is unspent} */
    Optional<Id> consumingTxHash();

    /** {@return the chain that made it} */
    Optional<Id> createdOnChainId();

    /** {@return its id} */
    Id utxoId();

    /** {@return its bytes in hex} */
    Optional<String> utxoBytes();

    /** {@return when it was spent; absent while it is unspent} */
    @UnixSeconds
    Optional<Instant> consumingTxTimestamp();

    /** {@return the transaction that made it} */
    Id creationTxHash();

    /** {@return what was shown to spend it; empty while it is unspent} */
    List<UtxoCredential> credentials();

    /** {@return which minting set it belongs to; only of collectibles} */
    Optional<Integer> groupId();

    /** {@return the time before which it cannot be spent, in seconds since 1970; 0 for none} */
    Optional<UInt64> locktime();

    /** {@return its place in its transaction} */
    int outputIndex();

    /** {@return its data in hex; only of collectibles} */
    Optional<String> payload();

    /** {@return how many of the addresses have to sign} */
    Optional<Integer> threshold();

    /** {@return when it was made} */
    @UnixSeconds
    Optional<Instant> timestamp();

    /** {@return what kind it is, such as {@code transfer} or {@code mint}} */
    Optional<String> utxoType();
}

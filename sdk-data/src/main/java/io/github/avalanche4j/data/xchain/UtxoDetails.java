package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.primary.PrimaryNetworkUtxo;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** An output of a transaction on the X-Chain, and what spent it. */
@Value
@SuppressWarnings("immutables:subtype") // only a decoder constructs it
public interface UtxoDetails extends PrimaryNetworkUtxo {
    /** {@return when it was spent; absent while it is unspent} */
    @UnixSeconds
    Optional<Instant> consumingTxTimestamp();

    /** {@return the transaction that created it} */
    Id creationTxHash();

    /** {@return the signatures that spent it; empty while it is unspent} */
    List<UtxoCredential> credentials();

    /** {@return its minting set; only of collectibles} */
    OptionalInt groupId();

    /** {@return the time before which it cannot be spent, in seconds since 1970; 0 for none} */
    Optional<UInt64> locktime();

    /** {@return its data in hex; only of collectibles} */
    Optional<String> payload();

    /** {@return when it was created} */
    @UnixSeconds
    Optional<Instant> timestamp();

    /** {@return what kind it is, such as {@code transfer} or {@code mint}} */
    Optional<String> utxoType();
}

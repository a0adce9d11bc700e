package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/** A validator of a subnet at a certain height: its weight and key. */
@Value
public interface ValidatorAt {
    /**
     * {@return the BLS public key, 48 bytes, compressed; absent for a validator without one, and before AvalancheGo
     * 1.10.6}
     */
    Optional<Bytes> publicKey();

    /** {@return the weight; on the primary network the stake in nAVAX, delegations included} */
    UInt64 weight();
}

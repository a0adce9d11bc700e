package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;
import org.immutables.value.Value;

/** A receipt of an earlier message. */
@Value.Immutable
public interface IcmReceipt {
    /** {@return the number of the received message} */
    BigInteger receivedMessageNonce();

    /** {@return the address that may claim its reward} */
    EvmAddress relayerRewardAddress();
}

package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;

/** A receipt of an earlier message. */
@Value
public interface IcmReceipt {
    /** {@return the number of the received message} */
    BigInteger receivedMessageNonce();

    /** {@return the address that may claim its reward} */
    EvmAddress relayerRewardAddress();
}

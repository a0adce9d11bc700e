package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;
import org.immutables.value.Value;

/** A receipt of an earlier message. */
@Value.Immutable
public interface IcmReceipt {
    /** {@return the number of the message that was received} */
    BigInteger receivedMessageNonce();

    /** {@return who may claim its reward} */
    EvmAddress relayerRewardAddress();
}

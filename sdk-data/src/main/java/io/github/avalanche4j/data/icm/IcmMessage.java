package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** A message from one chain to another. Its {@link #status} determines which transactions are present. */
@Value
public interface IcmMessage {
    /** {@return the message's id in hex, as the service writes it} */
    String messageId();

    /** {@return its status} */
    IcmMessageStatus status();

    /**
     * {@return the messenger contract, which the withdrawn Teleporter endpoints call {@code teleporterContractAddress}}
     */
    @WireName(alias = "teleporterContractAddress")
    Optional<EvmAddress> icmContractAddress();

    /** {@return the source chain} */
    Id sourceBlockchainId();

    /** {@return the destination chain} */
    Id destinationBlockchainId();

    /** {@return the EVM chain id of the source chain} */
    Optional<String> sourceEvmChainId();

    /** {@return the EVM chain id of the destination chain} */
    Optional<String> destinationEvmChainId();

    /** {@return the nonce that the messenger contract assigned to it} */
    Optional<BigInteger> messageNonce();

    /** {@return the sender} */
    EvmAddress from();

    /** {@return the receiver} */
    EvmAddress to();

    /** {@return its payload, as the service writes it; absent if the service leaves it out} */
    Optional<String> data();

    /** {@return whether the receiver executed it without an error} */
    Optional<Boolean> messageExecuted();

    /** {@return the receipts of earlier messages that it carries} */
    List<IcmReceipt> receipts();

    /** {@return whether its own receipt was delivered to the source chain} */
    Optional<Boolean> receiptDelivered();

    /** {@return the relayer's reward; absent if the service sends none} */
    Optional<IcmReward> rewardDetails();

    /** {@return the transaction that sent it; absent if its chain is not indexed} */
    Optional<IcmSourceTransaction> sourceTransaction();

    /** {@return the transaction that delivered it; absent while it is pending} */
    Optional<IcmDestinationTransaction> destinationTransaction();
}

package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** A message from one chain to another. Which transactions are there follows from {@link #status}. */
@Value.Immutable
public interface IcmMessage {
    /** {@return the message's id in hex, as the service writes it} */
    String messageId();

    /** {@return how far it came} */
    IcmMessageStatus status();

    /**
     * {@return the messenger contract, which the withdrawn Teleporter endpoints call {@code
     * teleporterContractAddress}}
     */
    @WireName(alias = "teleporterContractAddress")
    Optional<EvmAddress> icmContractAddress();

    /** {@return the chain that it came from} */
    Id sourceBlockchainId();

    /** {@return the chain that it goes to} */
    Id destinationBlockchainId();

    /** {@return the EVM chain id of the one that it came from} */
    Optional<String> sourceEvmChainId();

    /** {@return the EVM chain id of the one that it goes to} */
    Optional<String> destinationEvmChainId();

    /** {@return the messenger contract's number of it} */
    Optional<BigInteger> messageNonce();

    /** {@return who sent it} */
    EvmAddress from();

    /** {@return who receives it} */
    EvmAddress to();

    /** {@return what it says, as the service writes it; absent where the service leaves it out} */
    Optional<String> data();

    /** {@return whether the receiver took it without an error} */
    Optional<Boolean> messageExecuted();

    /** {@return receipts of earlier messages that it carries back} */
    List<IcmReceipt> receipts();

    /** {@return whether its own receipt came back} */
    Optional<Boolean> receiptDelivered();

    /** {@return what the relayer is paid; absent where nothing was offered} */
    Optional<IcmReward> rewardDetails();

    /** {@return the transaction that sent it; absent where its chain is not indexed} */
    Optional<IcmSourceTransaction> sourceTransaction();

    /** {@return the transaction that delivered it; absent while it is pending} */
    Optional<IcmDestinationTransaction> destinationTransaction();
}

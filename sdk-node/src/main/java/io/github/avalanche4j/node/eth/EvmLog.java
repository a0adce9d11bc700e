package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** An event that a contract emitted. */
@Value
public interface EvmLog {
    /** {@return the contract} */
    EvmAddress address();

    /** {@return up to four topics; the first is the hash of the event's signature, unless the event is anonymous} */
    List<EvmHash> topics();

    /** {@return the event's other arguments, as the contract's ABI encodes them} */
    Bytes data();

    /** {@return the number of the block} */
    UInt64 blockNumber();

    /** {@return the hash of the block} */
    EvmHash blockHash();

    /** {@return the transaction} */
    EvmHash transactionHash();

    /** {@return the transaction's index in the block, from 0} */
    UInt64 transactionIndex();

    /** {@return the log's index among all logs of the block, from 0} */
    UInt64 logIndex();

    /** {@return false, because an accepted block of an Avalanche chain is final} */
    Optional<Boolean> removed();

    /**
     * {@return the transfer of an ERC-20 token that this log reports (EIP-20: three topics and 32 bytes of data);
     * absent for other events, such as the transfer of an ERC-721 token, which has the same first topic and four topics}
     */
    default Optional<TokenTransfer> tokenTransfer() {
        boolean isTransfer = topics().size() == 3
                && topics().get(0).equals(TokenTransfer.TOPIC)
                && data().size() == 32
                && isAddress(topics().get(1))
                && isAddress(topics().get(2));
        return isTransfer
                ? Optional.of(new TokenTransfer(
                        address(),
                        EvmAddress.of(topics().get(1).bytes().slice(12, 32)),
                        EvmAddress.of(topics().get(2).bytes().slice(12, 32)),
                        new BigInteger(1, data().toArray())))
                : Optional.empty();
    }

    private static boolean isAddress(EvmHash topic) {
        return topic.toString().startsWith("0x" + "0".repeat(24));
    }
}

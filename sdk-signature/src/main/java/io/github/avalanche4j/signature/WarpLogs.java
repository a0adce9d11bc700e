package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The contracts and events by which EVM chains send Warp messages, and the messages in logs.
 *
 * <pre>{@code
 * for (EvmLog log : node.evm("C").logs(from, to, f -> f.addAddresses(WarpLogs.PRECOMPILE).topic(0, WarpLogs.SENT))) {
 *     UnsignedWarpMessage message = WarpLogs.message(log).orElseThrow();
 * }
 * }</pre>
 */
public final class WarpLogs {
    /** The Warp precompile of every Avalanche EVM chain. */
    public static final EvmAddress PRECOMPILE = EvmAddress.parse("0x0200000000000000000000000000000000000005");

    /**
     * The first topic of {@code SendWarpMessage(address,bytes32,bytes)}, the precompile's event. The second topic is
     * the sender, the third the message's id.
     */
    public static final EvmHash SENT =
            EvmHash.parse("0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d");

    /** The Teleporter messenger, at the same address on every chain that it was deployed to in the usual way. */
    public static final EvmAddress TELEPORTER = EvmAddress.parse("0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf");

    /**
     * The first topic of Teleporter's event {@code SendCrossChainMessage}. The second topic is Teleporter's id of the
     * message, the third the destination's blockchain id.
     */
    public static final EvmHash TELEPORTER_SENT =
            EvmHash.parse("0x2a211ad4a59ab9d003852404f9c57c690704ee755f3c79d2c2812ad32da99df8");

    /**
     * The first topic of Teleporter's event {@code ReceiveCrossChainMessage}. The second topic is Teleporter's id of
     * the message, the third the source's blockchain id, the fourth is the address that delivered it.
     */
    public static final EvmHash TELEPORTER_RECEIVED =
            EvmHash.parse("0x292ee90bbaf70b5d4936025e09d56ba08f3e421156b6a568cf3c2840d9343e34");

    /**
     * The first topic of Teleporter's event {@code MessageExecutionFailed}: the message is delivered, but its receiver
     * reverted or is no contract. The second topic is Teleporter's id of the message, the third the source's chain id.
     */
    public static final EvmHash TELEPORTER_FAILED =
            EvmHash.parse("0x4619adc1017b82e02eaefac01a43d50d6d8de4460774bc370c3ff0210d40c985");

    private WarpLogs() {}

    /**
     * {@return the message that a log says was sent; absent for a log of another contract or event}
     *
     * @throws MalformedBytesException if it is the precompile's event and holds no message
     */
    public static Optional<UnsignedWarpMessage> message(EvmLog log) {
        Objects.requireNonNull(log, "log");
        boolean isSent = log.address().equals(PRECOMPILE)
                && !log.topics().isEmpty()
                && log.topics().get(0).equals(SENT);
        return isSent ? Optional.of(UnsignedWarpMessage.fromLogData(log.data())) : Optional.empty();
    }

    /**
     * {@return the messages that a transaction sent, in order}
     *
     * @throws MalformedBytesException if one of the precompile's events holds no message
     */
    public static List<UnsignedWarpMessage> messages(EvmReceipt receipt) {
        Objects.requireNonNull(receipt, "receipt");
        return receipt.logs().stream().flatMap(log -> message(log).stream()).toList();
    }
}

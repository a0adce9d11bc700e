package io.github.avalanche4j.testing.internal.l1;

import static io.github.avalanche4j.testing.internal.l1.AbiWords.words;

import io.github.avalanche4j.testing.internal.codec.Keccak;
import io.github.avalanche4j.testing.internal.node.Contract;
import io.github.avalanche4j.testing.internal.node.EvmChain;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Teleporter's contract, with the messages and errors of icm-services' TeleporterMessenger.sol. Receivers
 * do nothing, or fail; there are no rewards.
 */
final class Teleporter {
    private static final HexFormat HEX = HexFormat.of();
    static final String ADDRESS = "253b2784c75e510dd0ff1da844684a1ac0aa5fcf";
    private static final int PAYLOAD = 76; // where it begins in a message of a contract
    private static final String STRUCT =
            "(uint256,address,bytes32,address,uint256,address[],(uint256,address)[],bytes)";
    private static final long GAS = 400_000; // of a delivery without the call of the receiver

    private final byte[] chainId;
    private final Predicate<byte[]> isSigned;
    private final Set<String> sent = new HashSet<>();
    private final Map<String, String> received = new LinkedHashMap<>();
    private final Set<String> failing = new HashSet<>();
    private long nonce;

    Teleporter(byte[] chainId, Predicate<byte[]> isSigned) {
        this.chainId = chainId;
        this.isSigned = isSigned;
    }

    /** The Warp message that sends {@code content} to a contract of another chain. */
    byte[] send(byte[] destination, byte[] receiver, long gas, byte[] content) {
        ByteArrayOutputStream payload = new ByteArrayOutputStream();
        payload.writeBytes(words(32, ++nonce, receiver, destination, receiver, gas, 256, 288, 320, 0, 0));
        payload.writeBytes(AbiWords.dynamic(content));
        byte[] message = Messages.call(chainId, HEX.parseHex(ADDRESS), payload.toByteArray());
        sent.add(HEX.formatHex(message));
        return message;
    }

    boolean hasSent(byte[] message) {
        return sent.contains(HEX.formatHex(message));
    }

    static byte[] id(byte[] message) {
        AbiWords fields = fields(message);
        byte[] source = Arrays.copyOfRange(message, 6, 38);
        return Keccak.hash(words(HEX.parseHex(ADDRESS), source, fields.bytes32(2), fields.number(0)));
    }

    private static AbiWords fields(byte[] message) {
        return AbiWords.arguments(Arrays.copyOfRange(message, PAYLOAD - 4, message.length))
                .at(0);
    }

    /** The accounts that delivered messages, by the messages' ids in hex. */
    Map<String, String> received() {
        return new LinkedHashMap<>(received);
    }

    byte[] isReceived(byte[] id) {
        return words(received.containsKey(HEX.formatHex(id)) ? 1 : 0);
    }

    /** Checks a delivery in a block, where the signature is verified, and returns the gas that it needs. */
    long check(String account, byte[] signed) {
        return simulate(account, isSigned.test(signed) ? List.of(signed) : List.of());
    }

    /** Checks a delivery as a node simulates it, which takes every signature for valid. */
    long simulate(String account, List<byte[]> warp) {
        if (warp.isEmpty()) {
            throw error("invalid warp message");
        }
        byte[] message = warp.get(0);
        AbiWords fields = fields(message);
        AbiWords relayers = fields.at(5);
        List<String> allowed = new ArrayList<>();
        for (int i = 1; i <= relayers.number(0).intValueExact(); i++) {
            allowed.add(relayers.address(i));
        }
        if (!Arrays.equals(message, 52, 72, HEX.parseHex(ADDRESS), 0, 20)) {
            throw error("invalid origin sender address");
        } else if (!Arrays.equals(fields.bytes32(2), chainId)) {
            throw error("invalid destination chain ID");
        } else if (received.containsKey(HEX.formatHex(id(message)))) {
            throw error("message already received");
        } else if (!allowed.isEmpty() && !allowed.contains(account)) {
            throw error("unauthorized relayer");
        }
        return GAS + fields.number(4).longValueExact();
    }

    private static Contract.Reverted error(String text) {
        byte[] said = ("TeleporterMessenger: " + text).getBytes(StandardCharsets.US_ASCII);
        return new Contract.Reverted("0x08c379a0" + HEX.formatHex(words(32)) + HEX.formatHex(AbiWords.dynamic(said)));
    }

    /** Lets a receiver fail; {@code receiver} is hex. */
    void fails(String receiver) {
        failing.add(receiver);
    }

    /** Delivers a message that was checked; {@return the events} */
    List<EvmChain.Log> deliver(String account, byte[] message, byte[] rewarded) {
        byte[] id = id(message);
        received.put(HEX.formatHex(id), account);
        byte[] encoded = Arrays.copyOfRange(
                message, PAYLOAD, 42 + ByteBuffer.wrap(message).getInt(38));
        byte[] source = Arrays.copyOfRange(message, 6, 38);
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        data.writeBytes(words(rewarded, 64));
        data.write(encoded, 32, encoded.length - 32);
        byte[] deliverer = words((Object) HEX.parseHex(account));
        EvmChain.Log delivered = log(
                "ReceiveCrossChainMessage(bytes32,bytes32,address,address,", data.toByteArray(), id, source, deliverer);
        return failing.contains(fields(message).address(3))
                ? List.of(delivered, log("MessageExecutionFailed(bytes32,bytes32,", encoded, id, source))
                : List.of(delivered);
    }

    /** An event whose last argument is the message. */
    private static EvmChain.Log log(String event, byte[] data, byte[]... indexed) {
        List<String> topics = new ArrayList<>(List.of("0x" + AbiWords.hash(event + STRUCT + ")")));
        for (byte[] topic : indexed) {
            topics.add("0x" + HEX.formatHex(topic));
        }
        return new EvmChain.Log("0x" + ADDRESS, topics, "0x" + HEX.formatHex(data));
    }
}

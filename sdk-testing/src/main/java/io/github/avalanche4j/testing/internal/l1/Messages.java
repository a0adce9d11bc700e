package io.github.avalanche4j.testing.internal.l1;

import static io.github.avalanche4j.testing.internal.l1.AbiWords.words;

import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.node.Contract.Reverted;
import io.github.avalanche4j.testing.internal.node.EvmChain;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The Warp messages that a validator manager sends and receives, and its errors (ACP-77). */
final class Messages {
    private static final HexFormat HEX = HexFormat.of();
    private static final String WARP = "0x0200000000000000000000000000000000000005";
    private static final String SENT = "0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d";
    private static final int NETWORK = 12345;
    private static final int UPTIME_ID = 62; // where the validation's id begins in a message with its uptime
    private static final int UPTIME_SIZE = 46;

    private Messages() {}

    static Reverted error(String signature, Object... values) {
        return new Reverted("0x" + AbiWords.selector(signature) + HEX.formatHex(words(values)));
    }

    static byte[] id(ByteBuffer payload) {
        byte[] id = new byte[32];
        payload.get(id);
        return id;
    }

    /** The payload of a message of the P-Chain. */
    static ByteBuffer ofPChain(byte[] message, int kind) {
        ByteBuffer in = ByteBuffer.wrap(message).position(6);
        byte[] source = new byte[32];
        in.get(source);
        if (!Arrays.equals(source, new byte[32])) {
            throw error("InvalidWarpSourceChainID(bytes32)", (Object) source);
        }
        in.position(in.position() + 4 + 6);
        if (in.getInt() != 0) {
            throw error("InvalidWarpOriginSenderAddress(address)", 0);
        }
        in.position(in.position() + 4 + 2);
        if (in.getInt() != kind) {
            throw error("InvalidMessageType()");
        }
        return in.slice();
    }

    /** The validation and its uptime in a message of a chain itself, not of a contract; null for any other. */
    static @Nullable ByteBuffer uptime(byte[] chainId, byte[] message) {
        ByteBuffer in = ByteBuffer.wrap(message);
        boolean isUptime = Arrays.equals(message, 6, 38, chainId, 0, 32)
                && in.getInt(UPTIME_ID - 14) == 0
                && in.getInt(UPTIME_ID - 10) == UPTIME_SIZE;
        return isUptime ? in.position(UPTIME_ID) : null;
    }

    /** An addressed call of a contract, unsigned. */
    static byte[] call(byte[] chainId, byte[] sender, byte[] payload) {
        int size = 14 + sender.length + payload.length;
        return ByteBuffer.allocate(42 + size)
                .putShort((short) 0)
                .putInt(NETWORK)
                .put(chainId)
                .putInt(size)
                .putShort((short) 0)
                .putInt(1)
                .putInt(sender.length)
                .put(sender)
                .putInt(payload.length)
                .put(payload)
                .array();
    }

    /** The event of the Warp precompile that sends a message. */
    static EvmChain.Log sent(byte[] sender, byte[] message) {
        List<String> topics = List.of(
                SENT, "0x" + HEX.formatHex(words((Object) sender)), "0x" + HEX.formatHex(Checksum.sha256(message)));
        return new EvmChain.Log(
                WARP, topics, "0x" + HEX.formatHex(words(32)) + HEX.formatHex(AbiWords.dynamic(message)));
    }

    /** The request to register a validator, of the arguments of its registration. */
    static byte[] registration(byte[] subnet, AbiWords in, long expiry, long weight) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(ByteBuffer.allocate(6).putInt(2, 1).array());
        out.writeBytes(subnet);
        out.writeBytes(ByteBuffer.allocate(4).putInt(20).array());
        out.writeBytes(in.dynamic(0));
        out.writeBytes(in.dynamic(1));
        out.writeBytes(ByteBuffer.allocate(8).putLong(expiry).array());
        owner(out, in.at(2));
        owner(out, in.at(3));
        out.writeBytes(ByteBuffer.allocate(8).putLong(weight).array());
        return out.toByteArray();
    }

    private static void owner(ByteArrayOutputStream out, AbiWords owner) {
        AbiWords addresses = owner.at(1);
        int count = addresses.number(0).intValueExact();
        out.writeBytes(ByteBuffer.allocate(8)
                .putInt(owner.number(0).intValueExact())
                .putInt(count)
                .array());
        for (int i = 0; i < count; i++) {
            out.writeBytes(HEX.parseHex(addresses.elements().address(i)));
        }
    }

    static byte[] weight(byte[] id, long nonce, long weight) {
        return ByteBuffer.allocate(54)
                .putShort((short) 0)
                .putInt(3)
                .put(id)
                .putLong(nonce)
                .putLong(weight)
                .array();
    }
}

package io.github.avalanche4j.node.internal.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * How a value without fields is written: in bytes, and as a text in JSON.
 *
 * @param empty any value, where only the names of fields matter
 * @param read reads a value from bytes
 * @param write writes a value as bytes; fails with the rule that the value breaks
 * @param expected what a text in JSON must be
 * @param parse reads a text of JSON
 * @param print makes a text of JSON
 */
public record Format<T>(
        T empty,
        Function<CodecReader, T> read,
        BiConsumer<CodecWriter, T> write,
        String expected,
        Function<String, T> parse,
        Function<T, String> print) {
    private static final String NUMBER = "a number without a sign";
    private static final String TEXT = "a text";

    public static final Format<UInt64> UINT64 = new Format<>(
            UInt64.ZERO, CodecReader::uint64, CodecWriter::uint64, NUMBER, UInt64::parse, UInt64::toString);

    static final Format<Instant> TIME = new Format<>(
            Instant.EPOCH,
            in -> Times.ofUnsigned(in.int64()),
            (out, time) -> out.uint64(UInt64.fromBits(Times.toUnsigned("time", time))),
            NUMBER,
            Format::time,
            Instant::toString);

    public static final Format<String> STRING =
            new Format<>("", CodecReader::string, Format::write, TEXT, text -> text, text -> text);

    static final Format<Id> ID = new Format<>(
            Id.EMPTY,
            CodecReader::id,
            (out, id) -> out.fixed(id.bytes()),
            TEXT,
            text -> received(Id.class, Id::parse, text),
            Id::toString);

    static final Format<NodeId> NODE_ID = new Format<>(
            NodeId.of(Bytes.of(new byte[20])),
            in -> NodeId.of(in.fixed(20)),
            (out, id) -> out.fixed(id.bytes()),
            TEXT,
            text -> received(NodeId.class, NodeId::parse, text),
            NodeId::toString);

    static final Format<EvmAddress> EVM_ADDRESS = new Format<>(
            EvmAddress.of(Bytes.of(new byte[20])),
            in -> EvmAddress.of(in.fixed(20)),
            (out, address) -> out.fixed(address.bytes()),
            TEXT,
            text -> received(EvmAddress.class, EvmAddress::parse, text),
            EvmAddress::toString);

    static final Format<Bytes> HEX = new Format<>(
            Bytes.EMPTY, CodecReader::variable, CodecWriter::variable, "hex", Bytes::fromHex, Bytes::toHex);

    static final Format<Bytes> BASE64 = new Format<>(
            Bytes.EMPTY,
            CodecReader::variable,
            CodecWriter::variable,
            "Base64",
            Format::base64,
            bytes -> Base64.getEncoder().encodeToString(bytes.toArray()));

    /** A public key of BLS. */
    public static final Format<Bytes> BYTES_48 = fixed(48);

    /** A signature of secp256k1. */
    public static final Format<Bytes> BYTES_65 = fixed(65);

    /** A signature of BLS. */
    public static final Format<Bytes> BYTES_96 = fixed(96);

    private static Format<Bytes> fixed(int size) {
        String rule = size + " bytes";
        return new Format<>(
                Bytes.of(new byte[size]),
                in -> in.fixed(size),
                (out, bytes) -> out.fixed(sized(size, bytes)),
                "hex of " + rule,
                text -> sized(size, Bytes.fromHex(text)),
                Bytes::toHex);
    }

    private static Bytes sized(int size, Bytes bytes) {
        if (bytes.size() != size) {
            throw new InvalidRequestException("bytes", bytes.toString(), size + " bytes");
        }
        return bytes;
    }

    /** Whether JSON may have it as a number. */
    public boolean isNumber() {
        return expected.equals(NUMBER);
    }

    private static void write(CodecWriter out, String text) {
        byte[] bytes = text.getBytes(UTF_8);
        if (bytes.length > 0xffff) {
            throw new InvalidRequestException("text", text, "at most 65535 bytes");
        } else if (!text.equals(new String(bytes, UTF_8))) {
            throw new InvalidRequestException("text", text, "a text without half surrogate pairs");
        }
        out.string(text);
    }

    /** A time as this library writes it, or a node's number of seconds. */
    private static Instant time(String text) {
        try {
            return text.endsWith("Z")
                    ? Instant.parse(text)
                    : Times.ofUnsigned(UInt64.parse(text).longValue());
        } catch (DateTimeException e) {
            throw new InvalidRequestException("time", text, NUMBER);
        }
    }

    private static Bytes base64(String text) {
        try {
            return Bytes.of(Base64.getDecoder().decode(text));
        } catch (IllegalArgumentException e) {
            throw new InvalidRequestException("bytes", text, "Base64");
        }
    }

    /** A value as in any response: a text of an unknown form is kept as it is. */
    public static <T> T received(Class<T> type, Function<String, T> parser, String text) {
        try {
            return parser.apply(text);
        } catch (InvalidRequestException e) {
            return Json.read(type, JsonNodeFactory.instance.textNode(text).toString());
        }
    }
}

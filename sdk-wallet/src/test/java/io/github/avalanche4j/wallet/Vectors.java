package io.github.avalanche4j.wallet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.codec.CChainCodec;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.codec.XChainCodec;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;

/** The vectors among the test resources. */
public final class Vectors {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Vectors() {}

    /** The cases of a file such as {@code keys}. */
    public static Stream<JsonNode> cases(String file) {
        String path = "/vectors/" + file + ".json.gz";
        try (InputStream in = new GZIPInputStream(Vectors.class.getResourceAsStream(path))) {
            return elements(JSON.readTree(in).required("cases"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Stream<JsonNode> elements(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false);
    }

    public static String text(JsonNode object, String field) {
        return object.required(field).asText();
    }

    public static Bytes bytes(JsonNode object, String field) {
        return Bytes.fromHex(text(object, field));
    }

    public static Id id(JsonNode object, String field) {
        return Id.parse(text(object, field));
    }

    public static UInt64 number(JsonNode object, String field) {
        return UInt64.parse(text(object, field));
    }

    public static NAvax nAvax(JsonNode object, String field) {
        return NAvax.of(number(object, field));
    }

    /** The unsigned transaction in the bytes of one that was built. */
    public static UnsignedTx parsed(BuiltTx tx) {
        return switch (tx.chain()) {
            case P -> PChainCodec.parseUnsignedTx(tx.bytes());
            case X -> XChainCodec.parseUnsignedTx(tx.bytes());
            case C -> CChainCodec.parseUnsignedAtomicTx(tx.bytes());
        };
    }
}

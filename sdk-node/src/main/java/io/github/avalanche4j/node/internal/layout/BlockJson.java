package io.github.avalanche4j.node.internal.layout;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.codec.Sha256;
import io.github.avalanche4j.node.block.Block;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.block.PChainBlock.Kind;
import io.github.avalanche4j.node.block.XChainBlock;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Blocks as JSON, in the form of a node's {@code getBlock}. */
public final class BlockJson {
    private BlockJson() {}

    /** Reads a block of the P-Chain. */
    public static final class PChainReader extends JsonDeserializer<PChainBlock> {
        @Override
        public PChainBlock deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode node = context.readTree(parser);
            try {
                return pChain(node);
            } catch (UnreadableShapeException e) {
                throw new JsonMappingException(parser, e.getMessage(), e);
            }
        }
    }

    /** Reads a block of the X-Chain. */
    public static final class XChainReader extends JsonDeserializer<XChainBlock> {
        @Override
        public XChainBlock deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode node = context.readTree(parser);
            try {
                XChainBlock block = read(node, Chain.X, 0, null, Blocks::xChain);
                return Blocks.withId(TxReading.id(node).orElse(Id.EMPTY), block);
            } catch (UnreadableShapeException e) {
                throw new JsonMappingException(parser, e.getMessage(), e);
            }
        }
    }

    /** Commit and abort blocks have the same fields; the id, which is made of the bytes, tells them apart. */
    private static PChainBlock pChain(JsonNode node) {
        PChainBlock block = read(node, Chain.P, 0, null, Blocks::pChain);
        Id id = TxReading.id(node).orElse(Id.EMPTY);
        if (block.kind() != Kind.ABORT) {
            return Blocks.withId(id, block);
        }
        for (int reading = 0; reading < 2; reading++) {
            CodecWriter bytes = new CodecWriter().version();
            PChainBlock candidate = read(node, Chain.P, reading, bytes, Blocks::pChain);
            if (Sha256.idOf(bytes.bytes()).equals(id)) {
                return Blocks.withId(id, candidate);
            }
        }
        return new PChainBlock(Kind.OPTION, id, block.parentId(), block.height(), block.time(), block.txs());
    }

    private static <B> B read(JsonNode node, Chain chain, int reading, @Nullable CodecWriter out, Layout<B> layout) {
        return layout.of(new JsonFields(node, "block", new JsonContext(reading, out), chain, ""), null);
    }

    /** Writes what the readers read. */
    public static final class Writer extends JsonSerializer<Block> {
        @Override
        public void serialize(Block value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeStartObject();
            if (value instanceof PChainBlock block) {
                Blocks.pChain(new JsonOutput(json, Chain.P), block);
            } else if (value instanceof XChainBlock block) {
                Blocks.xChain(new JsonOutput(json, Chain.X), block);
            }
            if (!value.id().equals(Id.EMPTY)) {
                json.writeStringField("id", value.id().toString());
            }
            json.writeEndObject();
        }
    }
}

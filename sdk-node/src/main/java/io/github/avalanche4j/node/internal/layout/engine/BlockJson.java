package io.github.avalanche4j.node.internal.layout.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.block.Block;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.block.PChainBlock.Kind;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Layout;
import io.github.avalanche4j.node.internal.layout.table.Blocks;
import java.io.IOException;

/** Blocks as JSON, with the fields of a node's {@code getBlock}. */
public final class BlockJson {
    private static final String BASE = "block";

    private BlockJson() {}

    /** Reads and writes blocks of the P-Chain. */
    public static final class PChain extends OfChain<PChainBlock> {
        /** For the package of blocks. */
        public PChain() {
            super(Chain.P, Blocks::pChain);
        }

        @Override
        PChainBlock read(JsonNode node) {
            return pChain(node);
        }
    }

    /** Reads and writes blocks of the X-Chain. */
    public static final class XChain extends OfChain<XChainBlock> {
        /** For the package of blocks. */
        public XChain() {
            super(Chain.X, Blocks::xChain);
        }

        @Override
        XChainBlock read(JsonNode node) {
            XChainBlock block = fields(node, Chain.X, 0, Blocks::xChain);
            return Blocks.withId(TxJson.id(node).orElse(Id.EMPTY), block);
        }
    }

    private abstract static class OfChain<B extends Block> implements JsonAdapter<B> {
        private final Chain chain;
        private final Layout<B> layout;

        OfChain(Chain chain, Layout<B> layout) {
            this.chain = chain;
            this.layout = layout;
        }

        abstract B read(JsonNode node);

        @Override
        public B read(JsonParser in) throws IOException {
            JsonNode node = Mapper.tree(in);
            try {
                return read(node);
            } catch (UnreadableShapeException e) {
                throw e.in(in, BASE);
            }
        }

        @Override
        public void write(B block, JsonGenerator out) throws IOException {
            out.writeStartObject();
            layout.of(new JsonOutput(out, chain), block);
            if (!block.id().equals(Id.EMPTY)) {
                out.writeStringField("id", block.id().toString());
            }
            out.writeEndObject();
        }
    }

    /** Commit and abort blocks have the same fields; the id, which is computed from the bytes, distinguishes them. */
    private static PChainBlock pChain(JsonNode node) {
        PChainBlock block = fields(node, Chain.P, 0, Blocks::pChain);
        Id id = TxJson.id(node).orElse(Id.EMPTY);
        if (block.kind() != Kind.ABORT) {
            return Blocks.withId(id, block);
        }
        for (int reading = 0; reading < 2; reading++) {
            PChainBlock candidate = Blocks.withId(id, fields(node, Chain.P, reading, Blocks::pChain));
            if (Encoder.hasOwnId(candidate)) {
                return candidate;
            }
        }
        return new PChainBlock(Kind.OPTION, id, block.parentId(), block.height(), block.time(), block.txs());
    }

    private static <B> B fields(JsonNode node, Chain chain, int reading, Layout<B> layout) {
        return layout.of(new JsonFields(node, BASE, new JsonContext(reading), chain, ""), null);
    }
}

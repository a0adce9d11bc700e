package io.github.avalanche4j.benchmarks;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeNode;
import java.util.ArrayList;
import java.util.List;

/**
 * P-Chain blocks decoded from their bytes against the node's JSON of the same blocks, both into the same values: the
 * recorded blocks of which a node gave both.
 */
public final class DecodeBenchmark {
    private static final List<String> RECORDED =
            List.of("platform/getBlock", "platform/getBlockByHeight.json", "platform/getBlockByHeight.json3");

    private DecodeBenchmark() {}

    /** A block in the three forms in which it is decoded. */
    private record Forms(String json, Bytes bytes, String hex) {}

    /**
     * Runs the row.
     *
     * @param args none
     */
    public static void main(String[] args) {
        List<Forms> blocks = blocks();
        long size = blocks.stream().mapToLong(block -> block.bytes().size()).sum();
        new SideBySide(blocks.size() + " P-Chain blocks, " + size + " bytes")
                .variant("from the node's JSON", () -> fromJson(blocks))
                .variant("from bytes", () -> fromBytes(blocks))
                .variant("from bytes in hex", () -> fromHex(blocks))
                .run(size, "byte");
    }

    private static List<Forms> blocks() {
        List<Forms> found = new ArrayList<>();
        for (String name : RECORDED) {
            String json = result(name).get("block").toString();
            PChainBlock block = Json.read(PChainBlock.class, json);
            for (JsonTree container : result("index/P-block.getContainerRange.all")
                    .get("containers")
                    .elements()) {
                DecodedContainer<PChainBlock> decoded = Index.P_BLOCK.decode(container.as(Container.class));
                if (decoded.content().orElseThrow().equals(block)) {
                    Bytes bytes = decoded.proposerVm().orElseThrow().inner();
                    found.add(new Forms(json, bytes, bytes.toHex()));
                }
            }
        }
        if (found.size() != RECORDED.size()) {
            throw new IllegalStateException("of the recorded blocks only " + found.size() + " are in the index");
        }
        return found;
    }

    private static JsonTree result(String recording) {
        return JsonTree.parse(FakeNode.recording(recording).body()).get("result");
    }

    private static Object fromJson(List<Forms> blocks) {
        Object last = "";
        for (Forms block : blocks) {
            last = Json.read(PChainBlock.class, block.json());
        }
        return last;
    }

    private static Object fromBytes(List<Forms> blocks) {
        Object last = "";
        for (Forms block : blocks) {
            last = PChainCodec.parseBlock(block.bytes());
        }
        return last;
    }

    private static Object fromHex(List<Forms> blocks) {
        Object last = "";
        for (Forms block : blocks) {
            last = PChainCodec.parseBlock(Bytes.fromHex(block.hex()));
        }
        return last;
    }
}

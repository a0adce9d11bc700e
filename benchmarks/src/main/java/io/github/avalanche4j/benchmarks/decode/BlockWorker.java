package io.github.avalanche4j.benchmarks.decode;

import io.github.avalanche4j.benchmarks.kit.Task;
import io.github.avalanche4j.benchmarks.kit.Worker;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Decodes the P-Chain blocks that were recorded as JSON and as bytes; a task is one of these forms. */
public final class BlockWorker {
    private static final List<String> RECORDED =
            List.of("platform/getBlock", "platform/getBlockByHeight.json", "platform/getBlockByHeight.json3");

    private BlockWorker() {}

    /** A block in the forms in which it comes. */
    private record Forms(String json, Bytes bytes, String hex) {}

    /**
     * Serves turns.
     *
     * @throws Exception if a task fails
     */
    public static void main(String[] args) throws Exception {
        List<Forms> blocks = blocks();
        Worker.serve(form -> task(form, blocks));
    }

    private static Task task(String form, List<Forms> blocks) {
        return switch (form) {
            case "json" -> decoding(blocks, block -> Json.read(PChainBlock.class, block.json()));
            case "bytes" -> decoding(blocks, block -> PChainCodec.parseBlock(block.bytes()));
            case "hex" -> decoding(blocks, block -> PChainCodec.parseBlock(Bytes.fromHex(block.hex())));
            default -> throw new IllegalArgumentException(form);
        };
    }

    /** The check is the same for equal blocks. */
    private static Task decoding(List<Forms> blocks, Function<Forms, PChainBlock> decoder) {
        return () -> {
            long check = 0;
            for (Forms block : blocks) {
                PChainBlock decoded = decoder.apply(block);
                check = 31 * check
                        + decoded.height().longValue()
                        + decoded.txs().size();
            }
            return check;
        };
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
}

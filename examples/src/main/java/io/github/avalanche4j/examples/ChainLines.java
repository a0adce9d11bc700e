package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.block.Block;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.block.XChainVertex;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.tx.Tx;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a container holds, as lines: one for each transaction, and one for a block without any. */
final class ChainLines {
    private final TxSummary summary;

    /** Lines of a network on which AVAX has this id. */
    ChainLines(Id avax) {
        this.summary = new TxSummary(avax);
    }

    List<String> of(DecodedContainer<?> container) {
        String index = container.index() + " ";
        Optional<?> content;
        try {
            content = container.content();
        } catch (MalformedBytesException e) {
            return List.of(index + "malformed: " + e.getMessage());
        }
        if (content.isEmpty()) {
            int size = container.container().bytes().size();
            return List.of(index + container.id() + " of a form that this program does not know, " + size + " bytes");
        }
        return described(content.get()).stream().map(line -> index + line).toList();
    }

    private List<String> described(Object content) {
        List<String> lines = new ArrayList<>();
        if (content instanceof Tx tx) {
            lines.add(transaction(tx));
        } else if (content instanceof XChainVertex vertex) {
            vertex.txs().forEach(tx -> lines.add("vertex " + vertex.height() + ": " + transaction(tx)));
        } else if (content instanceof Block block) {
            String place = "block " + block.height() + time(block) + ": ";
            if (block instanceof CChainBlock evm) {
                evm.transactions().forEach(tx -> lines.add(place + tx.hash() + " " + TxSummary.of(tx)));
            }
            block.txs().forEach(tx -> lines.add(place + transaction(tx)));
            if (lines.isEmpty()) {
                lines.add(place + block.id() + " " + kind(block));
            }
        }
        return lines;
    }

    private String transaction(Tx tx) {
        return tx.id() + " " + summary.of(tx.unsigned());
    }

    private static String time(Block block) {
        if (block instanceof PChainBlock pChain) {
            return pChain.time().map(time -> " of " + time).orElse("");
        } else if (block instanceof XChainBlock xChain) {
            return " of " + xChain.time();
        }
        return block instanceof CChainBlock cChain ? " of " + cChain.timestamp() : "";
    }

    private static String kind(Block block) {
        return block instanceof PChainBlock pChain
                ? pChain.kind().name().toLowerCase(Locale.ROOT) + ", without transactions"
                : "without transactions";
    }
}

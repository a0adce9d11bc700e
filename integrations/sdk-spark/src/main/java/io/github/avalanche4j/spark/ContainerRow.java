package io.github.avalanche4j.spark;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.node.block.Block;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.block.ProposerVmBlock;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.block.XChainVertex;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.tx.Tx;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** A container and its content, which is decoded if a column needs it. */
final class ContainerRow {
    private final Index<?> index;
    private final Container container;
    private @Nullable DecodedContainer<?> decoded;

    ContainerRow(Index<?> index, Container container) {
        this.index = index;
        this.container = container;
    }

    Container container() {
        return container;
    }

    private DecodedContainer<?> decoded() {
        DecodedContainer<?> done = decoded;
        if (done == null) {
            done = index.decode(container);
            decoded = done;
        }
        return done;
    }

    private @Nullable Object content() {
        try {
            return decoded().content().orElse(null);
        } catch (MalformedBytesException e) {
            return null;
        }
    }

    private @Nullable Block block() {
        return content() instanceof Block block ? block : null;
    }

    @Nullable
    String error() {
        try {
            decoded().content();
            return null;
        } catch (MalformedBytesException e) {
            return e.getMessage();
        }
    }

    @Nullable
    Object blockId() {
        Block block = block();
        return block instanceof CChainBlock evm ? evm.hash() : block == null ? null : block.id();
    }

    @Nullable
    Object parentId() {
        Block block = block();
        return block instanceof CChainBlock evm ? evm.parentHash() : block == null ? null : block.parentId();
    }

    @Nullable
    Long height() {
        if (content() instanceof XChainVertex vertex) {
            return vertex.height().longValue();
        }
        Block block = block();
        return block == null ? null : block.height().longValue();
    }

    @Nullable
    Instant blockTime() {
        Block block = block();
        if (block instanceof PChainBlock pChain) {
            return pChain.time().orElse(null);
        } else if (block instanceof CChainBlock cChain) {
            return cChain.timestamp();
        }
        return block instanceof XChainBlock xChain ? xChain.time() : null;
    }

    @Nullable
    Object proposer() {
        return decoded().proposerVm().flatMap(ProposerVmBlock::proposer).orElse(null);
    }

    @Nullable
    Object transactions() {
        Object content = content();
        if (content == null) {
            return null;
        }
        List<InternalRow> rows = new ArrayList<>();
        if (content instanceof CChainBlock evm) {
            evm.transactionHashes().forEach(hash -> rows.add(transaction(hash, "EthereumTx")));
        }
        for (Tx tx : txs(content)) {
            rows.add(transaction(tx.id(), tx.unsigned().type()));
        }
        return new GenericArrayData(rows.toArray());
    }

    private static List<Tx> txs(Object content) {
        if (content instanceof Tx tx) {
            return List.of(tx);
        } else if (content instanceof XChainVertex vertex) {
            return vertex.txs();
        }
        return ((Block) content).txs();
    }

    private static InternalRow transaction(Object id, String type) {
        return new GenericInternalRow(new Object[] {UTF8String.fromString(id.toString()), UTF8String.fromString(type)});
    }
}

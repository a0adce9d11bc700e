package io.github.avalanche4j.node.internal.layout.table;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.block.PChainBlock.Kind;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.tx.Tx;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Blocks without their ids, which are not part of their bytes (AvalancheGo vms/platformvm/block, vms/avm/block). */
public final class Blocks {
    private static final int X_CHAIN_BLOCK = 20;
    private static final int BANFF = 29;

    private Blocks() {}

    /** Blocks since the Banff upgrade begin with a time; transactions follow it or are at the end. */
    public static PChainBlock pChain(Fields f, @Nullable PChainBlock v) {
        int type = f.type(TypeSlot.BLOCK, v == null ? 0 : typeId(v));
        Optional<Instant> time = type < BANFF
                ? Optional.empty()
                : Optional.of(f.time("time", v, block -> block.time().orElse(Instant.EPOCH)));
        List<Tx> txs = new ArrayList<>();
        if (type == 29) {
            txs.addAll(f.txs("txs", false, v, Blocks::decided));
        }
        Id parentId = f.id("parentID", v, PChainBlock::parentId);
        UInt64 height = f.uint64("height", v, PChainBlock::height);
        if (type == 3 || type == 32) {
            txs.addAll(f.txs("txs", true, v, PChainBlock::txs));
        } else if (type == 0 || type == 4 || type == 29) {
            txs.add(f.tx("tx", v, block -> block.txs().get(block.txs().size() - 1)));
        }
        return new PChainBlock(kind(type), Id.EMPTY, parentId, height, time, txs);
    }

    private static List<Tx> decided(PChainBlock block) {
        return block.txs().subList(0, block.txs().size() - 1);
    }

    private static Kind kind(int type) {
        return switch (type) {
            case 0, 29 -> Kind.PROPOSAL;
            case 1, 30 -> Kind.ABORT;
            case 2, 31 -> Kind.COMMIT;
            case 4 -> Kind.ATOMIC;
            default -> Kind.STANDARD;
        };
    }

    private static int typeId(PChainBlock block) {
        boolean banff = block.time().isPresent();
        return switch (block.kind()) {
            case PROPOSAL -> banff ? 29 : 0;
            case ABORT, OPTION -> banff ? 30 : 1;
            case COMMIT -> banff ? 31 : 2;
            case STANDARD -> banff ? 32 : 3;
            case ATOMIC -> 4;
        };
    }

    public static XChainBlock xChain(Fields f, @Nullable XChainBlock v) {
        f.type(TypeSlot.BLOCK, X_CHAIN_BLOCK);
        Id parentId = f.id("parentID", v, XChainBlock::parentId);
        UInt64 height = f.uint64("height", v, XChainBlock::height);
        Instant time = f.time("time", v, XChainBlock::time);
        Id merkleRoot = f.id("merkleRoot", v, XChainBlock::merkleRoot);
        return new XChainBlock(Id.EMPTY, parentId, height, time, merkleRoot, f.txs("txs", true, v, XChainBlock::txs));
    }

    public static PChainBlock withId(Id id, PChainBlock block) {
        return new PChainBlock(block.kind(), id, block.parentId(), block.height(), block.time(), block.txs());
    }

    public static XChainBlock withId(Id id, XChainBlock block) {
        return new XChainBlock(id, block.parentId(), block.height(), block.time(), block.merkleRoot(), block.txs());
    }
}

package io.github.avalanche4j.node.index;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.block.ProposerVmBlock;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.block.XChainVertex;
import io.github.avalanche4j.node.internal.block.CChainBlocks;
import io.github.avalanche4j.node.internal.block.ProposerVm;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * An index that a node can have. Only chains of the primary network have indexes.
 *
 * @param <T> the content of its containers
 */
public final class Index<T> {
    private static final Parser X = Parser.lenient(Chain.X);

    /** Blocks of the C-Chain. Their numbers differ between nodes that skipped blocks by state sync. */
    public static final Index<CChainBlock> C_BLOCK =
            new Index<>("C/block", true, bytes -> CChainBlocks.parse(bytes, true), CChainBlock::id);

    /** Blocks of the P-Chain. */
    public static final Index<PChainBlock> P_BLOCK =
            new Index<>("P/block", true, Parser.lenient(Chain.P)::pChainBlock, PChainBlock::id);

    /** Transactions of the X-Chain, up to the Cortina upgrade; none have been added since. */
    public static final Index<Tx> X_TX = new Index<>("X/tx", false, X::tx, Tx::id);

    /** Blocks of the X-Chain, which exist since the Cortina upgrade. */
    public static final Index<XChainBlock> X_BLOCK = new Index<>("X/block", true, X::xChainBlock, XChainBlock::id);

    /** Vertices of the X-Chain, up to the Cortina upgrade; none have been added since. */
    public static final Index<XChainVertex> X_VTX = new Index<>("X/vtx", false, X::vertex, XChainVertex::id);

    private static final List<Index<?>> ALL = List.of(C_BLOCK, P_BLOCK, X_TX, X_BLOCK, X_VTX);

    private final String path;
    private final boolean isOfBlocks;
    private final Function<Bytes, T> parser;
    private final Function<T, Id> id;

    private Index(String path, boolean isOfBlocks, Function<Bytes, T> parser, Function<T, Id> id) {
        this.path = path;
        this.isOfBlocks = isOfBlocks;
        this.parser = parser;
        this.id = id;
    }

    /** {@return all indexes} */
    public static List<Index<?>> all() {
        return ALL;
    }

    /**
     * {@return the index with this path}
     *
     * @param path chain and kind, such as {@code C/block}
     * @throws InvalidRequestException if there is no such index
     */
    public static Index<?> of(String path) {
        Objects.requireNonNull(path, "path");
        return ALL.stream()
                .filter(index -> index.path.equals(path))
                .findFirst()
                .orElseThrow(() -> new InvalidRequestException("index", path, "one of " + ALL));
    }

    /** {@return chain and kind as in the node's path, such as {@code C/block}} */
    public String path() {
        return path;
    }

    /**
     * {@return a container with its decoded content} This method never fails; if the bytes are malformed, {@link
     * DecodedContainer#content} throws. A block that is not a ProposerVM block is decoded as the chain's own block,
     * because blocks from before the Apricot Phase 4 upgrade have no ProposerVM block around them.
     *
     * @param container one of this index
     */
    public DecodedContainer<T> decode(Container container) {
        Bytes bytes = Objects.requireNonNull(container, "container").bytes();
        if (!isOfBlocks) {
            return decode(container, Optional.empty(), bytes);
        }
        try {
            ProposerVmBlock outer = ProposerVm.parse(bytes);
            return decode(container, Optional.of(outer), outer.inner());
        } catch (MalformedBytesException e) {
            DecodedContainer<T> bare = decode(container, Optional.empty(), bytes);
            // a codec version begins with a zero byte; a C-Chain block is a list, which does not
            boolean isOfTomorrow = e.isUnknownFormat() && !bytes.isEmpty() && bytes.get(0) == 0;
            return bare.isMalformed() && isOfTomorrow ? DecodedContainer.unknown(container, Optional.empty()) : bare;
        }
    }

    private DecodedContainer<T> decode(Container container, Optional<ProposerVmBlock> outer, Bytes bytes) {
        try {
            T content = parser.apply(bytes);
            return DecodedContainer.of(container, outer, content, id.apply(content));
        } catch (MalformedBytesException e) {
            return e.isUnknownFormat()
                    ? DecodedContainer.unknown(container, outer)
                    : DecodedContainer.malformed(container, outer, e);
        }
    }

    /** {@return the path} */
    @Override
    public String toString() {
        return path;
    }
}

package io.github.avalanche4j.node.internal.block;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.RlpReader;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.internal.block.CChainHeader.Unread;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Times;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Parses blocks of the C-Chain, RLP around atomic transactions (AvalancheGo graft/coreth/plugin/evm/customtypes). */
public final class CChainBlocks {
    private static final int HASH = 32;
    private static final int ADDRESS = 20;
    private static final int BLOOM = 256;
    private static final int NONCE = 8;
    private static final int MILLIS = 1000; // of a second
    private static final int NANOS = 1_000_000; // of a millisecond

    private CChainBlocks() {}

    /**
     * Parses a block. A lenient parser turns unknown atomic transactions into values that keep their bytes.
     */
    public static CChainBlock parse(Bytes bytes, boolean lenient) {
        RlpReader whole = new RlpReader("C-Chain block", bytes);
        RlpReader block = whole.list();
        whole.end();
        int start = block.position();
        RlpReader header = block.list();
        EvmHash hash = EvmHash.of(Keccak256.hash(block.since(start)));
        RlpReader transactions = block.list();
        RlpReader uncles = block.list();
        UInt64 version = UInt64.of(block.uint32());
        Bytes extraData = block.string();
        block.end();
        int unclesAt = uncles.position();
        CChainHeader fields = new CChainHeader(
                hash(header),
                Optional.of(hash(header)),
                Optional.of(EvmAddress.of(header.fixed(ADDRESS))),
                Optional.of(hash(header)),
                Optional.of(hash(header)),
                Optional.of(hash(header)),
                Optional.of(header.fixed(BLOOM)),
                Optional.of(header.number()),
                header.number(),
                header.uint64(),
                header.uint64(),
                Times.ofUnsigned(header.uint64().longValue()),
                Optional.of(header.string()),
                Optional.of(hash(header)),
                Optional.of(header.fixed(NONCE)),
                Optional.of(hash(header)),
                next(header, RlpReader::number),
                next(header, RlpReader::number),
                next(header, RlpReader::number),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, CChainBlocks::hash),
                next(header, RlpReader::uint64).map(CChainBlocks::milliseconds),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                Optional.of(hash),
                Optional.of(extraData),
                Optional.of(UInt64.of(bytes.size())),
                uncles(uncles),
                new Unread(version, uncles.since(unclesAt), rest(header)));
        return new CChainBlock(
                fields,
                fields.wholeNumber(),
                fields.timestampMilliseconds().orElse(fields.timestamp()),
                new EvmTxs(fields.baseFeePerGas()).parse(transactions),
                atomicTxs(extraData, lenient));
    }

    private static EvmHash hash(RlpReader items) {
        return EvmHash.of(items.fixed(HASH));
    }

    /** A field that came with an upgrade. */
    private static <T> Optional<T> next(RlpReader header, Function<RlpReader, T> field) {
        return header.hasNext() ? Optional.of(field.apply(header)) : Optional.empty();
    }

    private static Instant milliseconds(UInt64 time) {
        long seconds = Long.divideUnsigned(time.longValue(), MILLIS);
        return Instant.ofEpochSecond(seconds, Long.remainderUnsigned(time.longValue(), MILLIS) * NANOS);
    }

    /** The items that were not read. */
    private static Bytes rest(RlpReader items) {
        int start = items.position();
        while (items.hasNext()) {
            items.skip();
        }
        return items.since(start);
    }

    private static List<EvmHash> uncles(RlpReader headers) {
        List<EvmHash> hashes = new ArrayList<>();
        while (headers.hasNext()) {
            int start = headers.position();
            headers.skip();
            hashes.add(EvmHash.of(Keccak256.hash(headers.since(start))));
        }
        return hashes;
    }

    /**
     * The atomic transactions: a list since the Apricot Phase 5 upgrade, a single transaction before. The block does
     * not say which, but no bytes are valid as both.
     */
    static List<Tx> atomicTxs(Bytes data, boolean lenient) {
        if (data.isEmpty()) {
            return List.of();
        }
        Parser parser = Parser.strict(Chain.C).withoutLimit();
        try {
            return parser.txs(data);
        } catch (MalformedBytesException asList) {
            try {
                return List.of(parser.tx(data));
            } catch (MalformedBytesException asOne) {
                if (lenient && (asList.isUnknownFormat() || asOne.isUnknownFormat())) {
                    return List.of(new Tx(Id.EMPTY, new UnknownTx(data, JsonTree.NULL), List.of()));
                }
                throw asList.offset() > asOne.offset() ? asList : asOne;
            }
        }
    }
}

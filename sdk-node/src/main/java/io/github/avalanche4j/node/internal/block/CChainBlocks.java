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
import io.github.avalanche4j.node.eth.EvmHeader;
import io.github.avalanche4j.node.internal.block.CChainHeader.Unread;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Times;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import java.math.BigInteger;
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
        return parse(header, hash, transactions, uncles, version, extraData, bytes.size(), lenient);
    }

    private static CChainBlock parse(
            RlpReader header,
            EvmHash hash,
            RlpReader transactions,
            RlpReader uncles,
            UInt64 version,
            Bytes blockExtraData,
            int size,
            boolean lenient) {
        EvmHash parentHash = hash(header);
        EvmHash sha3Uncles = hash(header);
        EvmAddress miner = EvmAddress.of(header.fixed(ADDRESS));
        EvmHash stateRoot = hash(header);
        EvmHash transactionsRoot = hash(header);
        EvmHash receiptsRoot = hash(header);
        Bytes logsBloom = header.fixed(BLOOM);
        BigInteger difficulty = header.number();
        BigInteger number = header.number();
        UInt64 gasLimit = header.uint64();
        UInt64 gasUsed = header.uint64();
        Instant timestamp = Times.ofUnsigned(header.uint64().longValue());
        Bytes extraData = header.string();
        EvmHash mixHash = hash(header);
        Bytes nonce = header.fixed(NONCE);
        EvmHash extDataHash = hash(header);
        Optional<BigInteger> baseFee = next(header, RlpReader::number);
        Optional<BigInteger> extDataGasUsed = next(header, RlpReader::number);
        Optional<BigInteger> blockGasCost = next(header, RlpReader::number);
        Optional<UInt64> blobGasUsed = next(header, RlpReader::uint64);
        Optional<UInt64> excessBlobGas = next(header, RlpReader::uint64);
        Optional<EvmHash> beaconRoot = next(header, CChainBlocks::hash);
        Optional<Instant> milliseconds = next(header, RlpReader::uint64).map(CChainBlocks::milliseconds);
        int unclesAt = uncles.position();
        EvmHeader all = new CChainHeader(
                UInt64.fromBits(number.longValue()),
                Optional.of(hash),
                parentHash,
                timestamp,
                milliseconds,
                gasLimit,
                gasUsed,
                baseFee,
                Optional.of(miner),
                blockGasCost,
                blobGasUsed,
                excessBlobGas,
                next(header, RlpReader::uint64),
                Optional.of(extDataHash),
                extDataGasUsed,
                Optional.of(blockExtraData),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                next(header, RlpReader::uint64),
                Optional.of(stateRoot),
                Optional.of(transactionsRoot),
                Optional.of(receiptsRoot),
                Optional.of(logsBloom),
                Optional.of(extraData),
                beaconRoot,
                Optional.of(difficulty),
                Optional.of(nonce),
                Optional.of(mixHash),
                Optional.of(sha3Uncles),
                uncles(uncles),
                Optional.of(UInt64.of(size)),
                new Unread(version, uncles.since(unclesAt), rest(header)));
        return new CChainBlock(
                all,
                number,
                milliseconds.orElse(timestamp),
                new EvmTxs(baseFee).parse(transactions),
                atomicTxs(blockExtraData, lenient));
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

package io.github.avalanche4j.node.internal.block;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.RlpReader;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.CChainBlock;
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

/** Parses blocks of the C-Chain, RLP around atomic transactions (AvalancheGo graft/coreth/plugin/evm/customtypes). */
public final class CChainBlocks {
    private static final int HASH = 32;
    private static final int ADDRESS = 20;
    private static final int BLOOM = 256;
    private static final int NONCE = 8;
    private static final int LEGACY_ITEMS = 9;

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
        EvmHash parentHash = EvmHash.of(header.fixed(HASH));
        header.fixed(HASH); // of the uncles
        header.fixed(ADDRESS); // who gets the fees
        for (int i = 0; i < 3; i++) {
            header.fixed(HASH); // roots of the state, of the transactions, of the receipts
        }
        header.fixed(BLOOM);
        header.number(); // difficulty
        BigInteger number = header.number();
        UInt64 gasLimit = header.uint64();
        UInt64 gasUsed = header.uint64();
        long seconds = header.uint64().longValue();
        header.string(); // extra data
        header.fixed(HASH); // mix hash
        header.fixed(NONCE);
        header.fixed(HASH); // of the atomic transactions
        Optional<BigInteger> baseFee = header.hasNext() ? Optional.of(header.number()) : Optional.empty();
        Instant timestamp = timestamp(header, seconds);
        List<EvmHash> hashes = transactionHashes(block.list());
        block.list(); // uncles
        block.uint32(); // version
        List<Tx> txs = atomicTxs(block.string(), lenient);
        block.end();
        return new CChainBlock(hash, parentHash, number, timestamp, gasLimit, gasUsed, baseFee, hashes, txs);
    }

    /**
     * The time, with milliseconds since the Granite upgrade; later versions may append more fields.
     */
    private static Instant timestamp(RlpReader header, long seconds) {
        for (int i = 0; i < 4 && header.hasNext(); i++) {
            header.number(); // gas of the atomic transactions, cost of the block, gas of blobs used and too much
        }
        if (header.hasNext()) {
            header.fixed(HASH); // beacon root
        }
        if (!header.hasNext()) {
            return Times.ofUnsigned(seconds);
        }
        long milliseconds = header.uint64().longValue();
        while (header.hasNext()) {
            header.skip();
        }
        return milliseconds < 0 ? Instant.MAX : Instant.ofEpochMilli(milliseconds);
    }

    /** A legacy transaction is a list; any other is a string that begins with its type. */
    private static List<EvmHash> transactionHashes(RlpReader txs) {
        List<EvmHash> hashes = new ArrayList<>();
        while (txs.hasNext()) {
            int start = txs.position();
            if (txs.isList()) {
                requireLegacy(txs);
                hashes.add(EvmHash.of(Keccak256.hash(txs.since(start))));
            } else {
                Bytes typed = txs.string();
                if (typed.size() < 2 || typed.get(0) < 1) {
                    throw txs.malformed(start, Reason.RLP_ENCODING, "a transaction after its type, from 1 to 127");
                }
                hashes.add(EvmHash.of(Keccak256.hash(typed)));
            }
        }
        return hashes;
    }

    private static void requireLegacy(RlpReader txs) {
        int start = txs.position();
        RlpReader items = txs.list();
        int count = 0;
        while (items.hasNext()) {
            items.skip();
            count++;
        }
        if (count != LEGACY_ITEMS) {
            throw txs.malformed(start, Reason.RLP_ENCODING, LEGACY_ITEMS + " items, not " + count);
        }
    }

    /**
     * The atomic transactions: a list since the Apricot Phase 5 upgrade, a single transaction before. The block does
     * not say which, but no bytes are valid as both.
     */
    private static List<Tx> atomicTxs(Bytes data, boolean lenient) {
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

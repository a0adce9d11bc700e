package io.github.avalanche4j.node.internal.block;

import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.RlpReader;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.AccessListEntry;
import io.github.avalanche4j.node.eth.EvmSignedTransaction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses the Ethereum transactions of a block: legacy ones, and those of EIP-2930, EIP-1559 and EIP-4844. */
final class EvmTxs {
    private static final int HASH = 32;
    private static final int ADDRESS = 20;
    private static final int WITH_ACCESS_LIST = 1;
    static final int WITH_FEE_CAP = 2;
    static final int WITH_BLOBS = 3;
    private static final int FIRST_PROTECTED_V = 35;

    private final Optional<BigInteger> baseFee;

    /** The transactions of a block with this base fee. */
    EvmTxs(Optional<BigInteger> baseFee) {
        this.baseFee = baseFee;
    }

    private record Signed(
            EvmHash hash,
            Optional<EvmAddress> to,
            UInt64 nonce,
            BigInteger value,
            Bytes input,
            UInt64 gas,
            Optional<BigInteger> gasPrice,
            Optional<BigInteger> maxFeePerGas,
            Optional<BigInteger> maxPriorityFeePerGas,
            Optional<BigInteger> maxFeePerBlobGas,
            UInt64 type,
            List<AccessListEntry> accessList,
            Optional<BigInteger> chainId,
            List<EvmHash> blobVersionedHashes,
            Optional<BigInteger> v,
            Optional<BigInteger> r,
            Optional<BigInteger> s,
            Optional<UInt64> yParity)
            implements EvmSignedTransaction {}

    /** A legacy transaction is a list, one of any other type a string that begins with its type. */
    List<EvmSignedTransaction> parse(RlpReader txs) {
        List<EvmSignedTransaction> all = new ArrayList<>();
        while (txs.hasNext()) {
            int start = txs.position();
            if (txs.isList()) {
                RlpReader items = txs.list();
                all.add(legacy(EvmHash.of(Keccak256.hash(txs.since(start))), items));
            } else {
                all.add(typed(txs.string(), txs, start));
            }
        }
        return all;
    }

    private static EvmSignedTransaction legacy(EvmHash hash, RlpReader items) {
        UInt64 nonce = items.uint64();
        BigInteger price = items.number();
        UInt64 gas = items.uint64();
        Optional<EvmAddress> to = receiver(items);
        BigInteger value = items.number();
        Bytes input = items.string();
        BigInteger v = items.number();
        BigInteger r = items.number();
        BigInteger s = items.number();
        items.end();
        BigInteger protectedV = v.subtract(BigInteger.valueOf(FIRST_PROTECTED_V));
        return new Signed(
                hash,
                to,
                nonce,
                value,
                input,
                gas,
                Optional.of(price),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                UInt64.ZERO,
                List.of(),
                protectedV.signum() < 0 ? Optional.empty() : Optional.of(protectedV.shiftRight(1)),
                List.of(),
                Optional.of(v),
                Optional.of(r),
                Optional.of(s),
                Optional.empty());
    }

    private EvmSignedTransaction typed(Bytes typed, RlpReader txs, int start) {
        if (typed.size() < 2 || typed.get(0) < WITH_ACCESS_LIST) {
            throw txs.malformed(start, Reason.RLP_ENCODING, "a transaction after its type, from 1 to 127");
        }
        int type = typed.get(0);
        if (type > WITH_BLOBS) {
            throw txs.malformed(start, Reason.UNKNOWN_TYPE_ID, "a transaction of a type from 1 to 3, not " + type);
        }
        RlpReader whole = new RlpReader("transaction of type " + type, typed.slice(1, typed.size()));
        RlpReader items = whole.list();
        whole.end();
        BigInteger chainId = items.number();
        UInt64 nonce = items.uint64();
        Optional<BigInteger> tip = type >= WITH_FEE_CAP ? Optional.of(items.number()) : Optional.empty();
        BigInteger price = items.number(); // the most it would pay, if there is a tip
        UInt64 gas = items.uint64();
        Optional<EvmAddress> to = receiver(items);
        BigInteger value = items.number();
        Bytes input = items.string();
        List<AccessListEntry> accessList = accessList(items.list());
        Optional<BigInteger> blobPrice = type == WITH_BLOBS ? Optional.of(items.number()) : Optional.empty();
        List<EvmHash> blobs = type == WITH_BLOBS ? hashes(items.list()) : List.of();
        BigInteger parity = items.number();
        BigInteger r = items.number();
        BigInteger s = items.number();
        items.end();
        return new Signed(
                EvmHash.of(Keccak256.hash(typed)),
                to,
                nonce,
                value,
                input,
                gas,
                tip.isEmpty()
                        ? Optional.of(price)
                        : baseFee.map(fee -> fee.add(tip.get()).min(price)),
                tip.map(some -> price),
                tip,
                blobPrice,
                UInt64.of(type),
                accessList,
                Optional.of(chainId),
                blobs,
                Optional.of(parity),
                Optional.of(r),
                Optional.of(s),
                Optional.of(UInt64.fromBits(parity.longValue())));
    }

    private static Optional<EvmAddress> receiver(RlpReader items) {
        int start = items.position();
        Bytes to = items.string();
        if (!to.isEmpty() && to.size() != ADDRESS) {
            throw items.malformed(start, Reason.RLP_ENCODING, "no receiver or 20 bytes, not " + to.size());
        }
        return to.isEmpty() ? Optional.empty() : Optional.of(EvmAddress.of(to));
    }

    private static List<AccessListEntry> accessList(RlpReader entries) {
        List<AccessListEntry> all = new ArrayList<>();
        while (entries.hasNext()) {
            RlpReader entry = entries.list();
            EvmAddress address = EvmAddress.of(entry.fixed(ADDRESS));
            all.add(AccessListEntry.of(address, hashes(entry.list())));
            entry.end();
        }
        return all;
    }

    private static List<EvmHash> hashes(RlpReader hashes) {
        List<EvmHash> all = new ArrayList<>();
        while (hashes.hasNext()) {
            all.add(EvmHash.of(hashes.fixed(HASH)));
        }
        return all;
    }
}

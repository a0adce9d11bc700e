package io.github.avalanche4j.node.internal.block;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.RlpWriter;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.eth.EvmHeader;
import io.github.avalanche4j.node.internal.block.CChainHeader.Unread;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Times;
import io.github.avalanche4j.node.internal.layout.engine.Encoder;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;

/** Writes blocks of the C-Chain, which {@link CChainBlocks} parses. */
public final class CChainBlockWriter {
    private static final BigInteger MILLIS = BigInteger.valueOf(1000); // of a second
    private static final int NANOS = 1_000_000; // of a millisecond

    private final RlpWriter header = new RlpWriter();
    private Optional<String> missing = Optional.empty(); // the first absent field of an upgrade

    private CChainBlockWriter() {}

    /** Writes a block. */
    public static Bytes write(CChainBlock block) {
        EvmHeader fields = block.header();
        Unread unread = fields instanceof CChainHeader parsed ? parsed.unread() : Unread.NOTHING;
        if (!(fields instanceof CChainHeader) && !fields.uncles().isEmpty()) {
            throw new InvalidRequestException(
                    "header.uncles", fields.uncles().toString(), "empty, because the headers of uncles are not known");
        }
        CChainBlockWriter writer = new CChainBlockWriter();
        writer.header(block, fields);
        writer.header.encoded(unread.later());
        Bytes header = writer.header.asList();
        requireHash("header.hash", fields.hash(), header);
        RlpWriter transactions = new RlpWriter();
        block.transactions().forEach(transaction -> EvmTxWriter.write(transaction, transactions));
        return new RlpWriter()
                .encoded(header)
                .list(transactions)
                .list(new RlpWriter().encoded(unread.uncles()))
                .number(unread.version())
                .string(extraData(block))
                .asList();
    }

    /** Checks a hash that a value has, because its bytes are not these if it is another. */
    static void requireHash(String name, Optional<EvmHash> expected, Bytes bytes) {
        EvmHash hash = EvmHash.of(Keccak256.hash(bytes));
        if (expected.isPresent() && !expected.get().equals(hash)) {
            throw new InvalidRequestException(name, expected.get().toString(), "the hash of the bytes, " + hash);
        }
    }

    private static Bytes extraData(CChainBlock block) {
        Optional<Bytes> extraData = block.header().blockExtraData();
        if (extraData.isEmpty()) {
            return block.txs().isEmpty() ? Bytes.EMPTY : Encoder.of(Chain.C).txs(block.txs());
        }
        try {
            if (CChainBlocks.atomicTxs(extraData.get(), true).equals(block.txs())) {
                return extraData.get();
            }
        } catch (MalformedBytesException e) {
            throw new InvalidRequestException(
                    "header.blockExtraData", extraData.get().toHex(), String.valueOf(e.getMessage()));
        }
        throw new InvalidRequestException("txs", block.txs().toString(), "the transactions in header.blockExtraData");
    }

    private void header(CChainBlock block, EvmHeader fields) {
        hash("parentHash", Optional.of(fields.parentHash()));
        hash("sha3Uncles", fields.sha3Uncles());
        header.string(required("miner", fields.miner().map(EvmAddress::bytes)));
        hash("stateRoot", fields.stateRoot());
        hash("transactionsRoot", fields.transactionsRoot());
        hash("receiptsRoot", fields.receiptsRoot());
        header.string(required("logsBloom", fields.logsBloom()));
        header.number(required("difficulty", fields.difficulty()));
        header.number(block.number());
        header.number(fields.gasLimit());
        header.number(fields.gasUsed());
        header.number(UInt64.fromBits(Times.toUnsigned("header.timestamp", fields.timestamp())));
        header.string(required("extraData", fields.extraData()));
        hash("mixHash", fields.mixHash());
        header.string(required("nonce", fields.nonce()));
        hash("extDataHash", fields.extDataHash());
        later("baseFeePerGas", fields.baseFeePerGas());
        later("extDataGasUsed", fields.extDataGasUsed());
        later("blockGasCost", fields.blockGasCost());
        later64("blobGasUsed", fields.blobGasUsed());
        later64("excessBlobGas", fields.excessBlobGas());
        if (isPresent("parentBeaconBlockRoot", fields.parentBeaconBlockRoot())) {
            hash("parentBeaconBlockRoot", fields.parentBeaconBlockRoot());
        }
        later("timestampMilliseconds", fields.timestampMilliseconds().map(CChainBlockWriter::milliseconds));
        later64("minDelayExcess", fields.minDelayExcess());
        later64("targetExponent", fields.targetExponent());
        later64("minPriceExponent", fields.minPriceExponent());
        later64("settledHeight", fields.settledHeight());
        later64("settledGasUnix", fields.settledGasUnix());
        later64("settledGasNumerator", fields.settledGasNumerator());
        later64("settledExcess", fields.settledExcess());
    }

    private static <T> T required(String name, Optional<T> field) {
        return field.orElseThrow(() -> new InvalidRequestException("header." + name, "absent", "present"));
    }

    private void hash(String name, Optional<EvmHash> hash) {
        header.string(required(name, hash).bytes());
    }

    /** Whether a field that came with an upgrade is there; after an absent one, no other can follow. */
    private boolean isPresent(String name, Optional<?> field) {
        if (field.isEmpty()) {
            missing = Optional.of(missing.orElse(name));
        } else if (missing.isPresent()) {
            throw new InvalidRequestException(
                    "header." + missing.get(),
                    "absent",
                    "present, because " + name + " is, a field of a later upgrade");
        }
        return field.isPresent();
    }

    private void later(String name, Optional<BigInteger> field) {
        if (isPresent(name, field)) {
            header.number(field.orElseThrow());
        }
    }

    private void later64(String name, Optional<UInt64> field) {
        later(name, field.map(UInt64::toBigInteger));
    }

    private static BigInteger milliseconds(Instant time) {
        boolean isWhole = time.getEpochSecond() >= 0 && time.getNano() % NANOS == 0;
        if (!isWhole) {
            throw new InvalidRequestException(
                    "header.timestampMilliseconds", time.toString(), "whole milliseconds from 0 on");
        }
        return BigInteger.valueOf(time.getEpochSecond())
                .multiply(MILLIS)
                .add(BigInteger.valueOf(time.getNano() / NANOS));
    }
}

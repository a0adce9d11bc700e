package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.Scalars;
import io.github.avalanche4j.core.internal.json.Times;
import io.github.avalanche4j.core.internal.json.UInt64Adapter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;

/** Blocks of an EVM chain with their receipts, read by hand into classes with this library's own leaf types. */
final class TypedEvmBlocks {
    private static final JsonAdapter<EvmHash> HASH = JsonAdapters.of(EvmHash.class);
    private static final JsonAdapter<EvmAddress> ADDRESS = JsonAdapters.of(EvmAddress.class);
    private static final JsonAdapter<Bytes> BYTES = JsonAdapters.of(Bytes.class);
    private static final UInt64Adapter UINT64 = new UInt64Adapter();

    private TypedEvmBlocks() {}

    /** Its fields are set one by one: they are too many for a constructor. */
    static final class Block {
        UInt64 number;
        EvmHash hash;
        EvmHash parentHash;
        Instant timestamp;
        Instant timestampMilliseconds;
        UInt64 gasLimit;
        UInt64 gasUsed;
        BigInteger baseFeePerGas;
        EvmAddress miner;
        BigInteger blockGasCost;
        UInt64 blobGasUsed;
        UInt64 excessBlobGas;
        UInt64 minDelayExcess;
        EvmHash extDataHash;
        BigInteger extDataGasUsed;
        Bytes blockExtraData;
        UInt64 targetExponent;
        UInt64 minPriceExponent;
        UInt64 settledHeight;
        UInt64 settledGasUnix;
        UInt64 settledGasNumerator;
        UInt64 settledExcess;
        EvmHash stateRoot;
        EvmHash transactionsRoot;
        EvmHash receiptsRoot;
        Bytes logsBloom;
        Bytes extraData;
        EvmHash parentBeaconBlockRoot;
        BigInteger difficulty;
        BigInteger totalDifficulty;
        Bytes nonce;
        EvmHash mixHash;
        EvmHash sha3Uncles;
        List<EvmHash> uncles;
        UInt64 size;
        List<Transaction> transactions;
    }

    /** Its fields are set one by one: they are too many for a constructor. */
    static final class Transaction {
        EvmHash hash;
        EvmAddress to;
        UInt64 nonce;
        BigInteger value;
        Bytes input;
        UInt64 gas;
        BigInteger gasPrice;
        BigInteger maxFeePerGas;
        BigInteger maxPriorityFeePerGas;
        UInt64 type;
        List<EvmHash> accessList;
        BigInteger chainId;
        BigInteger v;
        BigInteger r;
        BigInteger s;
        UInt64 yParity;
        EvmAddress from;
        EvmHash blockHash;
        UInt64 blockNumber;
        UInt64 transactionIndex;
    }

    /** Its fields are set one by one: they are too many for a constructor. */
    static final class Receipt {
        EvmHash transactionHash;
        UInt64 transactionIndex;
        EvmHash blockHash;
        UInt64 blockNumber;
        UInt64 status;
        EvmAddress from;
        EvmAddress to;
        EvmAddress contractAddress;
        UInt64 gasUsed;
        UInt64 cumulativeGasUsed;
        BigInteger effectiveGasPrice;
        UInt64 type;
        List<Log> logs;
        Bytes logsBloom;
    }

    /** Its fields are set one by one: they are too many for a constructor. */
    static final class Log {
        EvmAddress address;
        List<EvmHash> topics;
        Bytes data;
        UInt64 blockNumber;
        EvmHash blockHash;
        EvmHash transactionHash;
        UInt64 transactionIndex;
        UInt64 logIndex;
        Boolean removed;
    }

    static Block block(JsonParser in) throws IOException {
        Block block = new Block();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            if (in.nextToken() == JsonToken.VALUE_NULL) {
                continue;
            }
            switch (field) {
                case "number" -> block.number = UINT64.read(in);
                case "hash" -> block.hash = HASH.read(in);
                case "parentHash" -> block.parentHash = HASH.read(in);
                case "timestamp" -> block.timestamp = Times.unixSeconds(in);
                case "timestampMilliseconds" -> block.timestampMilliseconds = Times.unixMilliseconds(in);
                case "gasLimit" -> block.gasLimit = UINT64.read(in);
                case "gasUsed" -> block.gasUsed = UINT64.read(in);
                case "baseFeePerGas" -> block.baseFeePerGas = Scalars.integer(in);
                case "miner" -> block.miner = ADDRESS.read(in);
                case "blockGasCost" -> block.blockGasCost = Scalars.integer(in);
                case "blobGasUsed" -> block.blobGasUsed = UINT64.read(in);
                case "excessBlobGas" -> block.excessBlobGas = UINT64.read(in);
                case "minDelayExcess" -> block.minDelayExcess = UINT64.read(in);
                case "extDataHash" -> block.extDataHash = HASH.read(in);
                case "extDataGasUsed" -> block.extDataGasUsed = Scalars.integer(in);
                case "blockExtraData" -> block.blockExtraData = BYTES.read(in);
                case "targetExponent" -> block.targetExponent = UINT64.read(in);
                case "minPriceExponent" -> block.minPriceExponent = UINT64.read(in);
                case "settledHeight" -> block.settledHeight = UINT64.read(in);
                case "settledGasUnix" -> block.settledGasUnix = UINT64.read(in);
                case "settledGasNumerator" -> block.settledGasNumerator = UINT64.read(in);
                case "settledExcess" -> block.settledExcess = UINT64.read(in);
                case "stateRoot" -> block.stateRoot = HASH.read(in);
                case "transactionsRoot" -> block.transactionsRoot = HASH.read(in);
                case "receiptsRoot" -> block.receiptsRoot = HASH.read(in);
                case "logsBloom" -> block.logsBloom = BYTES.read(in);
                case "extraData" -> block.extraData = BYTES.read(in);
                case "parentBeaconBlockRoot" -> block.parentBeaconBlockRoot = HASH.read(in);
                case "difficulty" -> block.difficulty = Scalars.integer(in);
                case "totalDifficulty" -> block.totalDifficulty = Scalars.integer(in);
                case "nonce" -> block.nonce = BYTES.read(in);
                case "mixHash" -> block.mixHash = HASH.read(in);
                case "sha3Uncles" -> block.sha3Uncles = HASH.read(in);
                case "uncles" -> block.uncles = DecodeWorker.list(in, HASH::read);
                case "size" -> block.size = UINT64.read(in);
                case "transactions" -> block.transactions = DecodeWorker.list(in, TypedEvmBlocks::transaction);
                default -> in.skipChildren();
            }
        }
        required(block.number, block.parentHash, block.timestamp, block.gasLimit, block.gasUsed);
        return block;
    }

    static Transaction transaction(JsonParser in) throws IOException {
        Transaction transaction = new Transaction();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            if (in.nextToken() == JsonToken.VALUE_NULL) {
                continue;
            }
            switch (field) {
                case "hash" -> transaction.hash = HASH.read(in);
                case "to" -> transaction.to = ADDRESS.read(in);
                case "nonce" -> transaction.nonce = UINT64.read(in);
                case "value" -> transaction.value = Scalars.integer(in);
                case "input" -> transaction.input = BYTES.read(in);
                case "gas" -> transaction.gas = UINT64.read(in);
                case "gasPrice" -> transaction.gasPrice = Scalars.integer(in);
                case "maxFeePerGas" -> transaction.maxFeePerGas = Scalars.integer(in);
                case "maxPriorityFeePerGas" -> transaction.maxPriorityFeePerGas = Scalars.integer(in);
                case "type" -> transaction.type = UINT64.read(in);
                case "accessList" -> transaction.accessList = DecodeWorker.list(in, TypedEvmBlocks::slot);
                case "chainId" -> transaction.chainId = Scalars.integer(in);
                case "v" -> transaction.v = Scalars.integer(in);
                case "r" -> transaction.r = Scalars.integer(in);
                case "s" -> transaction.s = Scalars.integer(in);
                case "yParity" -> transaction.yParity = UINT64.read(in);
                case "from" -> transaction.from = ADDRESS.read(in);
                case "blockHash" -> transaction.blockHash = HASH.read(in);
                case "blockNumber" -> transaction.blockNumber = UINT64.read(in);
                case "transactionIndex" -> transaction.transactionIndex = UINT64.read(in);
                default -> in.skipChildren();
            }
        }
        required(
                transaction.hash,
                transaction.nonce,
                transaction.value,
                transaction.input,
                transaction.gas,
                transaction.type,
                transaction.from);
        return transaction;
    }

    static Receipt receipt(JsonParser in) throws IOException {
        Receipt receipt = new Receipt();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            if (in.nextToken() == JsonToken.VALUE_NULL) {
                continue;
            }
            switch (field) {
                case "transactionHash" -> receipt.transactionHash = HASH.read(in);
                case "transactionIndex" -> receipt.transactionIndex = UINT64.read(in);
                case "blockHash" -> receipt.blockHash = HASH.read(in);
                case "blockNumber" -> receipt.blockNumber = UINT64.read(in);
                case "status" -> receipt.status = UINT64.read(in);
                case "from" -> receipt.from = ADDRESS.read(in);
                case "to" -> receipt.to = ADDRESS.read(in);
                case "contractAddress" -> receipt.contractAddress = ADDRESS.read(in);
                case "gasUsed" -> receipt.gasUsed = UINT64.read(in);
                case "cumulativeGasUsed" -> receipt.cumulativeGasUsed = UINT64.read(in);
                case "effectiveGasPrice" -> receipt.effectiveGasPrice = Scalars.integer(in);
                case "type" -> receipt.type = UINT64.read(in);
                case "logs" -> receipt.logs = DecodeWorker.list(in, TypedEvmBlocks::log);
                case "logsBloom" -> receipt.logsBloom = BYTES.read(in);
                default -> in.skipChildren();
            }
        }
        required(
                receipt.transactionHash,
                receipt.transactionIndex,
                receipt.blockHash,
                receipt.blockNumber,
                receipt.from,
                receipt.gasUsed,
                receipt.cumulativeGasUsed);
        return receipt;
    }

    static Log log(JsonParser in) throws IOException {
        Log log = new Log();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            if (in.nextToken() == JsonToken.VALUE_NULL) {
                continue;
            }
            switch (field) {
                case "address" -> log.address = ADDRESS.read(in);
                case "topics" -> log.topics = DecodeWorker.list(in, HASH::read);
                case "data" -> log.data = BYTES.read(in);
                case "blockNumber" -> log.blockNumber = UINT64.read(in);
                case "blockHash" -> log.blockHash = HASH.read(in);
                case "transactionHash" -> log.transactionHash = HASH.read(in);
                case "transactionIndex" -> log.transactionIndex = UINT64.read(in);
                case "logIndex" -> log.logIndex = UINT64.read(in);
                case "removed" -> log.removed = in.getBooleanValue();
                default -> in.skipChildren();
            }
        }
        required(
                log.address,
                log.data,
                log.blockNumber,
                log.blockHash,
                log.transactionHash,
                log.transactionIndex,
                log.logIndex);
        return log;
    }

    /** The transactions of this page declare no slots in advance. */
    private static EvmHash slot(JsonParser in) throws IOException {
        throw new IOException("an access list at " + in.currentLocation());
    }

    private static void required(Object... fields) throws IOException {
        for (Object field : fields) {
            if (field == null) {
                throw new IOException("a required field is missing");
            }
        }
    }
}

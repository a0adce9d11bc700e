package io.github.avalanche4j.node.evm;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmAccessList;
import io.github.avalanche4j.node.eth.EvmBlock;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.eth.EvmTransaction;
import io.github.avalanche4j.node.eth.FeeHistory;
import io.github.avalanche4j.node.eth.PriceOptions;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Ethereum's own methods of {@code /ext/bc/…/rpc}. */
final class EthEndpoints {
    static final Endpoint.Rpc<UInt64> BLOCK_NUMBER = Endpoint.rpc("eth_blockNumber", UInt64.class);
    /** The number of the block that a tag names. */
    static final Endpoint.Rpc<UInt64> HEAD_NUMBER =
            Endpoint.rpc("eth_getBlockByNumber", Decoder.field("number", UInt64.class));

    static final Endpoint.Rpc<BigInteger> CHAIN_ID = Endpoint.rpc("eth_chainId", BigInteger.class);
    static final Endpoint.Rpc<Optional<EvmBlock>> GET_BLOCK_BY_NUMBER =
            Endpoint.rpc("eth_getBlockByNumber", orNoneAboveHead(Decoder.of(EvmBlock.class)));
    static final Endpoint.Rpc<Optional<EvmBlock>> GET_BLOCK_BY_HASH =
            Endpoint.rpc("eth_getBlockByHash", orNoneAboveHead(Decoder.of(EvmBlock.class)));
    static final Endpoint.Rpc<Optional<EvmFullBlock>> GET_FULL_BLOCK_BY_NUMBER =
            Endpoint.rpc(GET_BLOCK_BY_NUMBER.id(), orNoneAboveHead(Decoder.of(EvmFullBlock.class)));
    static final Endpoint.Rpc<Optional<EvmFullBlock>> GET_FULL_BLOCK_BY_HASH =
            Endpoint.rpc(GET_BLOCK_BY_HASH.id(), orNoneAboveHead(Decoder.of(EvmFullBlock.class)));
    static final Endpoint.Rpc<Optional<EvmTransaction>> GET_TRANSACTION_BY_HASH = Endpoint.rpc(
            "eth_getTransactionByHash", Decoder.of(EvmTransaction.class).orNone());
    static final Endpoint.Rpc<Optional<EvmReceipt>> GET_TRANSACTION_RECEIPT = Endpoint.rpc(
            "eth_getTransactionReceipt", Decoder.of(EvmReceipt.class).orNone());
    static final Endpoint.Rpc<Optional<List<EvmReceipt>>> GET_BLOCK_RECEIPTS =
            Endpoint.rpc("eth_getBlockReceipts", orNoneAboveHead(Decoder.listOf(EvmReceipt.class)));
    static final Endpoint.Rpc<List<EvmLog>> GET_LOGS = Endpoint.rpc("eth_getLogs", Decoder.listOf(EvmLog.class));
    static final Endpoint.Rpc<BigInteger> GET_BALANCE = Endpoint.rpc("eth_getBalance", BigInteger.class);
    static final Endpoint.Rpc<Bytes> GET_CODE = Endpoint.rpc("eth_getCode", Bytes.class);
    static final Endpoint.Rpc<Bytes> GET_STORAGE_AT = Endpoint.rpc("eth_getStorageAt", Bytes.class);
    static final Endpoint.Rpc<UInt64> GET_TRANSACTION_COUNT = Endpoint.rpc("eth_getTransactionCount", UInt64.class);
    static final Endpoint.Rpc<Bytes> CALL = Endpoint.rpc("eth_call", Bytes.class);
    static final Endpoint.Rpc<UInt64> ESTIMATE_GAS = Endpoint.rpc("eth_estimateGas", UInt64.class);
    static final Endpoint.Rpc<EvmAccessList> CREATE_ACCESS_LIST =
            Endpoint.rpc("eth_createAccessList", EvmAccessList.class);
    static final Endpoint.Rpc<BigInteger> GAS_PRICE = Endpoint.rpc("eth_gasPrice", BigInteger.class);
    static final Endpoint.Rpc<BigInteger> MAX_PRIORITY_FEE_PER_GAS =
            Endpoint.rpc("eth_maxPriorityFeePerGas", BigInteger.class);
    static final Endpoint.Rpc<BigInteger> BASE_FEE = Endpoint.rpc("eth_baseFee", BigInteger.class);
    static final Endpoint.Rpc<Optional<PriceOptions>> SUGGEST_PRICE_OPTIONS = Endpoint.rpc(
            "eth_suggestPriceOptions", Decoder.of(PriceOptions.class).orNone());
    static final Endpoint.Rpc<FeeHistory> FEE_HISTORY = Endpoint.rpc("eth_feeHistory", FeeHistory.class);
    static final Endpoint.Rpc<EvmHash> SEND_RAW_TRANSACTION =
            Endpoint.rpc("eth_sendRawTransaction", EvmHash.class).actingOnce();
    static final Endpoint.Rpc<Boolean> SYNCING = Endpoint.rpc("eth_syncing", EthEndpoints::isSyncing);
    static final Endpoint.Rpc<UInt64> NET_VERSION = Endpoint.rpc("net_version", UInt64.class);
    static final Endpoint.Rpc<String> CLIENT_VERSION = Endpoint.rpc("web3_clientVersion", String.class);

    private EthEndpoints() {}

    /** Above the head, a C-Chain since Helicon returns null; other chains return an error. */
    private static <T> Decoder<Optional<T>> orNoneAboveHead(Decoder<T> some) {
        Decoder<Optional<T>> optional = some.orNone();
        return new Decoder<>() {
            @Override
            public Optional<T> read(JsonParser parser) throws IOException {
                return optional.read(parser);
            }

            @Override
            public Optional<T> absent(JsonParser parser) throws IOException {
                return optional.absent(parser);
            }

            @Override
            @SuppressWarnings("NullableOptional") // null means that it is an error
            public @Nullable Optional<T> ofError(long code, String message) {
                return message.contains("cannot query unfinalized data") ? Optional.empty() : null;
            }
        };
    }

    /** False, or an object that reports a node's progress. */
    private static Boolean isSyncing(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            parser.skipChildren();
            return true;
        }
        if (token != JsonToken.VALUE_FALSE && token != JsonToken.VALUE_TRUE) {
            throw UnreadableJson.at(parser, "neither false nor an object");
        }
        return token == JsonToken.VALUE_TRUE;
    }
}

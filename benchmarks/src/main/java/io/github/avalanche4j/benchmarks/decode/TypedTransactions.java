package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.Scalars;
import io.github.avalanche4j.core.internal.json.Times;
import io.github.avalanche4j.core.internal.json.UInt64Adapter;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.token.ErcType;
import io.github.avalanche4j.data.transaction.CallType;
import io.github.avalanche4j.data.transaction.ExecutionStatus;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;

/** Transactions of an address with their transfers, read by hand into classes with this library's own leaf types. */
final class TypedTransactions {
    private static final JsonAdapter<CallType> CALL_TYPE = JsonAdapters.of(CallType.class);
    private static final JsonAdapter<CurrencyCode> CURRENCY_CODE = JsonAdapters.of(CurrencyCode.class);
    private static final JsonAdapter<ErcType> ERC_TYPE = JsonAdapters.of(ErcType.class);
    private static final JsonAdapter<EvmAddress> EVM_ADDRESS = JsonAdapters.of(EvmAddress.class);
    private static final JsonAdapter<EvmHash> EVM_HASH = JsonAdapters.of(EvmHash.class);
    private static final JsonAdapter<ExecutionStatus> EXECUTION_STATUS = JsonAdapters.of(ExecutionStatus.class);
    private static final UInt64Adapter UINT64 = new UInt64Adapter();

    private TypedTransactions() {}

    record Transaction(Base nativeTransaction, List<Transfer> erc20Transfers) {}

    /** Its fields are set one by one: sixteen are too many for a constructor. */
    static final class Base {
        UInt64 blockNumber;
        Instant blockTimestamp;
        EvmHash blockHash;
        String chainId;
        Integer blockIndex;
        EvmHash txHash;
        ExecutionStatus txStatus;
        Integer txType;
        UInt64 gasLimit;
        UInt64 gasUsed;
        BigInteger gasPrice;
        UInt64 nonce;
        Party from;
        Party to;
        Method method;
        BigInteger value;
    }

    record Party(EvmAddress address, String name, String symbol, Integer decimals, String logoUri) {}

    record Method(CallType callType, String methodHash, String methodName) {}

    record Transfer(Party from, Party to, Integer logIndex, BigInteger value, Token erc20Token) {}

    record Token(
            EvmAddress address,
            String name,
            String symbol,
            Integer decimals,
            String logoUri,
            ErcType ercType,
            Price price) {}

    record Price(CurrencyCode currencyCode, BigDecimal value) {}

    static Transaction transaction(JsonParser in) throws IOException {
        Base nativeTransaction = null;
        List<Transfer> erc20Transfers = List.of();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "nativeTransaction" -> nativeTransaction = base(in);
                case "erc20Transfers" -> erc20Transfers = DecodeWorker.list(in, TypedTransactions::transfer);
                default -> in.skipChildren();
            }
        }
        return new Transaction(nativeTransaction, erc20Transfers);
    }

    private static Base base(JsonParser in) throws IOException {
        Base base = new Base();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "blockNumber" -> base.blockNumber = UINT64.read(in);
                case "blockTimestamp" -> base.blockTimestamp = Times.unixSeconds(in);
                case "blockHash" -> base.blockHash = EVM_HASH.read(in);
                case "chainId" -> base.chainId = in.getText();
                case "blockIndex" -> base.blockIndex = in.getIntValue();
                case "txHash" -> base.txHash = EVM_HASH.read(in);
                case "txStatus" -> base.txStatus = EXECUTION_STATUS.read(in);
                case "txType" -> base.txType = in.getIntValue();
                case "gasLimit" -> base.gasLimit = UINT64.read(in);
                case "gasUsed" -> base.gasUsed = UINT64.read(in);
                case "gasPrice" -> base.gasPrice = Scalars.integer(in);
                case "nonce" -> base.nonce = UINT64.read(in);
                case "from" -> base.from = party(in);
                case "to" -> base.to = party(in);
                case "method" -> base.method = method(in);
                case "value" -> base.value = Scalars.integer(in);
                default -> in.skipChildren();
            }
        }
        return base;
    }

    private static Party party(JsonParser in) throws IOException {
        EvmAddress address = null;
        String name = null;
        String symbol = null;
        Integer decimals = null;
        String logoUri = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "address" -> address = EVM_ADDRESS.read(in);
                case "name" -> name = in.getText();
                case "symbol" -> symbol = in.getText();
                case "decimals" -> decimals = in.getIntValue();
                case "logoUri" -> logoUri = in.getText();
                default -> in.skipChildren();
            }
        }
        return new Party(address, name, symbol, decimals, logoUri);
    }

    private static Method method(JsonParser in) throws IOException {
        CallType callType = null;
        String methodHash = null;
        String methodName = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "callType" -> callType = CALL_TYPE.read(in);
                case "methodHash" -> methodHash = in.getText();
                case "methodName" -> methodName = in.getText();
                default -> in.skipChildren();
            }
        }
        return new Method(callType, methodHash, methodName);
    }

    private static Transfer transfer(JsonParser in) throws IOException {
        Party from = null;
        Party to = null;
        Integer logIndex = null;
        BigInteger value = null;
        Token erc20Token = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "from" -> from = party(in);
                case "to" -> to = party(in);
                case "logIndex" -> logIndex = in.getIntValue();
                case "value" -> value = Scalars.integer(in);
                case "erc20Token" -> erc20Token = token(in);
                default -> in.skipChildren();
            }
        }
        return new Transfer(from, to, logIndex, value, erc20Token);
    }

    private static Token token(JsonParser in) throws IOException {
        EvmAddress address = null;
        String name = null;
        String symbol = null;
        Integer decimals = null;
        String logoUri = null;
        ErcType ercType = null;
        Price price = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "address" -> address = EVM_ADDRESS.read(in);
                case "name" -> name = in.getText();
                case "symbol" -> symbol = in.getText();
                case "decimals" -> decimals = in.getIntValue();
                case "logoUri" -> logoUri = in.getText();
                case "ercType" -> ercType = ERC_TYPE.read(in);
                case "price" -> price = price(in);
                default -> in.skipChildren();
            }
        }
        return new Token(address, name, symbol, decimals, logoUri, ercType, price);
    }

    private static Price price(JsonParser in) throws IOException {
        CurrencyCode currencyCode = null;
        BigDecimal value = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "currencyCode" -> currencyCode = CURRENCY_CODE.read(in);
                case "value" -> value = Scalars.decimal(in);
                default -> in.skipChildren();
            }
        }
        return new Price(currencyCode, value);
    }
}

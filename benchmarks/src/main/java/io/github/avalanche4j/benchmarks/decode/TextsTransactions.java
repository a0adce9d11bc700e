package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Transactions of an address with their transfers, read by hand into records of texts. */
final class TextsTransactions {

    private TextsTransactions() {}

    record Transaction(Base nativeTransaction, List<Transfer> erc20Transfers) {}

    record Base(
            String blockNumber,
            Long blockTimestamp,
            String blockHash,
            String chainId,
            Integer blockIndex,
            String txHash,
            String txStatus,
            Integer txType,
            String gasLimit,
            String gasUsed,
            String gasPrice,
            String nonce,
            Party from,
            Party to,
            Method method,
            String value) {}

    record Party(String address, String name, String symbol, Integer decimals, String logoUri) {}

    record Method(String callType, String methodHash, String methodName) {}

    record Transfer(Party from, Party to, Integer logIndex, String value, Token erc20Token) {}

    record Token(
            String address,
            String name,
            String symbol,
            Integer decimals,
            String logoUri,
            String ercType,
            Price price) {}

    record Price(String currencyCode, String value) {}

    /** All of a list, or of the only list in an object. */
    static List<Transaction> all(JsonParser in) throws IOException {
        JsonToken token = in.nextToken();
        while (token != null && token != JsonToken.START_ARRAY) {
            token = in.nextToken();
        }
        return listOfTransaction(in);
    }

    private static Transaction transaction(JsonParser in) throws IOException {
        Base nativeTransaction = null;
        List<Transfer> erc20Transfers = List.of();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "nativeTransaction" -> nativeTransaction = base(in);
                case "erc20Transfers" -> erc20Transfers = listOfTransfer(in);
                default -> in.skipChildren();
            }
        }
        return new Transaction(nativeTransaction, erc20Transfers);
    }

    private static Base base(JsonParser in) throws IOException {
        String blockNumber = null;
        Long blockTimestamp = null;
        String blockHash = null;
        String chainId = null;
        Integer blockIndex = null;
        String txHash = null;
        String txStatus = null;
        Integer txType = null;
        String gasLimit = null;
        String gasUsed = null;
        String gasPrice = null;
        String nonce = null;
        Party from = null;
        Party to = null;
        Method method = null;
        String value = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "blockNumber" -> blockNumber = in.getText();
                case "blockTimestamp" -> blockTimestamp = in.getLongValue();
                case "blockHash" -> blockHash = in.getText();
                case "chainId" -> chainId = in.getText();
                case "blockIndex" -> blockIndex = in.getIntValue();
                case "txHash" -> txHash = in.getText();
                case "txStatus" -> txStatus = in.getText();
                case "txType" -> txType = in.getIntValue();
                case "gasLimit" -> gasLimit = in.getText();
                case "gasUsed" -> gasUsed = in.getText();
                case "gasPrice" -> gasPrice = in.getText();
                case "nonce" -> nonce = in.getText();
                case "from" -> from = party(in);
                case "to" -> to = party(in);
                case "method" -> method = method(in);
                case "value" -> value = in.getText();
                default -> in.skipChildren();
            }
        }
        return new Base(
                blockNumber,
                blockTimestamp,
                blockHash,
                chainId,
                blockIndex,
                txHash,
                txStatus,
                txType,
                gasLimit,
                gasUsed,
                gasPrice,
                nonce,
                from,
                to,
                method,
                value);
    }

    private static Party party(JsonParser in) throws IOException {
        String address = null;
        String name = null;
        String symbol = null;
        Integer decimals = null;
        String logoUri = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "address" -> address = in.getText();
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
        String callType = null;
        String methodHash = null;
        String methodName = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "callType" -> callType = in.getText();
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
        String value = null;
        Token erc20Token = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "from" -> from = party(in);
                case "to" -> to = party(in);
                case "logIndex" -> logIndex = in.getIntValue();
                case "value" -> value = in.getText();
                case "erc20Token" -> erc20Token = token(in);
                default -> in.skipChildren();
            }
        }
        return new Transfer(from, to, logIndex, value, erc20Token);
    }

    private static Token token(JsonParser in) throws IOException {
        String address = null;
        String name = null;
        String symbol = null;
        Integer decimals = null;
        String logoUri = null;
        String ercType = null;
        Price price = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "address" -> address = in.getText();
                case "name" -> name = in.getText();
                case "symbol" -> symbol = in.getText();
                case "decimals" -> decimals = in.getIntValue();
                case "logoUri" -> logoUri = in.getText();
                case "ercType" -> ercType = in.getText();
                case "price" -> price = price(in);
                default -> in.skipChildren();
            }
        }
        return new Token(address, name, symbol, decimals, logoUri, ercType, price);
    }

    private static Price price(JsonParser in) throws IOException {
        String currencyCode = null;
        String value = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "currencyCode" -> currencyCode = in.getText();
                case "value" -> value = in.getText();
                default -> in.skipChildren();
            }
        }
        return new Price(currencyCode, value);
    }

    private static List<Transaction> listOfTransaction(JsonParser in) throws IOException {
        List<Transaction> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(transaction(in));
        }
        return list;
    }

    private static List<Transfer> listOfTransfer(JsonParser in) throws IOException {
        List<Transfer> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(transfer(in));
        }
        return list;
    }
}

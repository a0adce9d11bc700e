package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.avalanche4j.data.model.Money;
import io.github.avalanche4j.data.token.Erc20Token;
import io.github.avalanche4j.data.token.ErcType;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.Erc20Transfer;
import io.github.avalanche4j.data.transaction.Method;
import io.github.avalanche4j.data.transaction.NativeTransaction;
import io.github.avalanche4j.data.transaction.Party;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Transactions of an address with their transfers, written by hand to a generator. */
final class WrittenTransactions {
    private WrittenTransactions() {}

    static void all(List<AddressTransaction> values, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (AddressTransaction value : values) {
            write(value, out);
        }
        out.writeEndArray();
    }

    private static void write(AddressTransaction value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeFieldName("nativeTransaction");
        write(value.nativeTransaction(), out);
        out.writeArrayFieldStart("erc20Transfers");
        for (Erc20Transfer each : value.erc20Transfers()) {
            write(each, out);
        }
        out.writeEndArray();
        // the page has none of these
        out.writeArrayFieldStart("erc721Transfers");
        out.writeEndArray();
        // the page has none of these
        out.writeArrayFieldStart("erc1155Transfers");
        out.writeEndArray();
        // the page has none of these
        out.writeArrayFieldStart("internalTransactions");
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void write(NativeTransaction value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("blockNumber", value.blockNumber().toString());
        out.writeStringField("blockTimestamp", value.blockTimestamp().toString());
        out.writeStringField("blockHash", value.blockHash().toString());
        Optional<String> chainId = value.chainId();
        if (chainId.isPresent()) {
            out.writeStringField("chainId", chainId.get());
        }
        out.writeNumberField("blockIndex", value.blockIndex());
        out.writeStringField("txHash", value.txHash().toString());
        out.writeStringField("txStatus", value.txStatus().toString());
        out.writeNumberField("txType", value.txType());
        out.writeStringField("gasLimit", value.gasLimit().toString());
        out.writeStringField("gasUsed", value.gasUsed().toString());
        out.writeStringField("gasPrice", value.gasPrice().toString());
        out.writeStringField("nonce", value.nonce().toString());
        out.writeFieldName("from");
        write(value.from(), out);
        Optional<Party> to = value.to();
        if (to.isPresent()) {
            out.writeFieldName("to");
            write(to.get(), out);
        }
        Optional<Method> method = value.method();
        if (method.isPresent()) {
            out.writeFieldName("method");
            write(method.get(), out);
        }
        out.writeStringField("value", value.value().toString());
        out.writeEndObject();
    }

    private static void write(Party value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("address", value.address().toString());
        Optional<String> name = value.name();
        if (name.isPresent()) {
            out.writeStringField("name", name.get());
        }
        Optional<String> symbol = value.symbol();
        if (symbol.isPresent()) {
            out.writeStringField("symbol", symbol.get());
        }
        Optional<Integer> decimals = value.decimals();
        if (decimals.isPresent()) {
            out.writeNumberField("decimals", decimals.get());
        }
        Optional<String> logoUri = value.logoUri();
        if (logoUri.isPresent()) {
            out.writeStringField("logoUri", logoUri.get());
        }
        out.writeEndObject();
    }

    private static void write(Method value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("callType", value.callType().toString());
        Optional<String> methodHash = value.methodHash();
        if (methodHash.isPresent()) {
            out.writeStringField("methodHash", methodHash.get());
        }
        Optional<String> methodName = value.methodName();
        if (methodName.isPresent()) {
            out.writeStringField("methodName", methodName.get());
        }
        out.writeEndObject();
    }

    private static void write(Erc20Transfer value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeFieldName("from");
        write(value.from(), out);
        out.writeFieldName("to");
        write(value.to(), out);
        out.writeNumberField("logIndex", value.logIndex());
        out.writeStringField("value", value.value().toString());
        out.writeFieldName("erc20Token");
        write(value.erc20Token(), out);
        out.writeEndObject();
    }

    private static void write(Erc20Token value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("address", value.address().toString());
        Optional<String> name = value.name();
        if (name.isPresent()) {
            out.writeStringField("name", name.get());
        }
        Optional<String> symbol = value.symbol();
        if (symbol.isPresent()) {
            out.writeStringField("symbol", symbol.get());
        }
        Optional<Integer> decimals = value.decimals();
        if (decimals.isPresent()) {
            out.writeNumberField("decimals", decimals.get());
        }
        Optional<String> logoUri = value.logoUri();
        if (logoUri.isPresent()) {
            out.writeStringField("logoUri", logoUri.get());
        }
        Optional<ErcType> ercType = value.ercType();
        if (ercType.isPresent()) {
            out.writeStringField("ercType", ercType.get().toString());
        }
        Optional<Money> price = value.price();
        if (price.isPresent()) {
            out.writeFieldName("price");
            write(price.get(), out);
        }
        out.writeEndObject();
    }

    private static void write(Money value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("currencyCode", value.currencyCode().toString());
        out.writeNumberField("value", value.value());
        out.writeEndObject();
    }
}

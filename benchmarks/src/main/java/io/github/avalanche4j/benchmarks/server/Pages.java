package io.github.avalanche4j.benchmarks.server;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The pages, invented in the shape that nodes and services send, always the same. */
public final class Pages {
    private static final JsonFactory JSON = new JsonFactory();

    private Pages() {}

    /** Writes one item of a page. */
    private interface Item {
        void write(Fields fields) throws IOException;
    }

    /** {@code count} transactions of an address, each with up to four transfers of tokens. */
    public static byte[] transactions(int count) {
        return list(count, Pages::transaction);
    }

    /** {@code count} containers of 2 052 bytes, checksum included. */
    public static byte[] containers(int count) {
        return list(count, Pages::container);
    }

    private static byte[] list(int count, Item item) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator generator = JSON.createGenerator(bytes)) {
            Fields fields = new Fields(generator);
            generator.writeStartArray();
            for (int i = 0; i < count; i++) {
                item.write(fields);
            }
            generator.writeEndArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void container(Fields out) throws IOException {
        out.open()
                .text("id", out.id())
                .text("bytes", out.checkedHex(2_048))
                .text(
                        "timestamp",
                        "2026-11-0" + (1 + out.below(9)) + "T1" + out.below(10) + ":2" + out.below(10) + ":0"
                                + out.below(10) + "." + (100_000_000 + out.below(900_000_000)) + "Z")
                .text("encoding", "hex")
                .text("index", Integer.toString(out.next()))
                .close();
    }

    private static void transaction(Fields out) throws IOException {
        out.open().object("nativeTransaction");
        out.text("blockNumber", out.number(40_000_000))
                .number("blockTimestamp", 1_700_000_000 + out.below(50_000_000))
                .text("blockHash", out.hex(32))
                .text("chainId", "43114")
                .number("blockIndex", out.below(200))
                .text("txHash", out.hex(32))
                .text("txStatus", "1")
                .number("txType", 2)
                .text("gasLimit", out.number(900_000))
                .text("gasUsed", out.number(500_000))
                .text("gasPrice", out.number(1_500_000_000))
                .text("nonce", out.number(9_999));
        party(out, "from", false);
        party(out, "to", true);
        out.object("method")
                .text("callType", "CONTRACT_CALL")
                .text("methodHash", "0xa9059cbb")
                .text("methodName", "transfer(address,uint256)")
                .close();
        out.text("value", out.number(1_000_000_000) + "000000000").close();
        out.array("erc20Transfers");
        for (int transfers = out.below(5); transfers > 0; transfers--) {
            transfer(out);
        }
        out.end().close();
    }

    private static void party(Fields out, String name, boolean known) throws IOException {
        out.object(name);
        if (known) {
            out.text("name", "Wrapped AVAX").text("symbol", "WAVAX").number("decimals", 18);
            out.text("logoUri", "https://images.example.org/tokens/avalanche-avax-logo.svg");
        }
        out.text("address", out.address()).close();
    }

    private static void transfer(Fields out) throws IOException {
        out.open();
        party(out, "from", false);
        party(out, "to", true);
        out.number("logIndex", out.below(300)).text("value", out.number(1_000_000_000) + "0000000000");
        out.object("erc20Token")
                .text("address", out.address())
                .text("name", "USD Coin")
                .text("symbol", "USDC")
                .number("decimals", 6)
                .text("logoUri", "https://images.example.org/tokens/usd-coin-logo.svg")
                .text("ercType", "ERC-20");
        out.object("price").text("currencyCode", "usd").raw("value", "1." + (10 + out.below(89)));
        out.close().close().close();
    }
}

package io.github.avalanche4j.benchmarks.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the server responds, in parts that are made once. */
final class Responses {
    /** How many pages of transactions a list has. */
    static final int PAGES = 200;

    private static final int CONTAINERS = 1_024;
    private static final Pattern ID = Pattern.compile("\"id\":\\s*(\\d+)");
    private static final Pattern START = Pattern.compile("\"startIndex\":\"?(\\d+)");
    private static final Pattern COUNT = Pattern.compile("\"numToFetch\":\"?(\\d+)");
    private static final Pattern TOKEN = Pattern.compile("pageToken=page-(\\d+)");
    // as AvalancheGo 1.14.2 responds
    private static final String VERSION =
            "{\"version\":\"avalanchego/1.14.2\",\"databaseVersion\":\"v1.4.5\",\"rpcProtocolVersion\":\"45\",\"gitCommit\":"
                    + "\"8cf2f4b6a4d4e0c3a7e2a3f1d5c6b7a8990a1b2c\",\"vmVersions\":{\"avm\":\"avalanchego/1.14.2\","
                    + "\"evm\":\"v1.14.2\",\"platform\":\"avalanchego/1.14.2\"}}";

    private final byte[] transactions =
            (",\"transactions\":" + new String(Pages.transactions(100), UTF_8) + "}").getBytes(UTF_8);
    private final byte[][] containers = containers();

    /** Containers without their index and what closes them. */
    private static byte[][] containers() {
        String[] items = new String(Pages.containers(CONTAINERS), UTF_8).split("\"index\":\"\\d+\"\\}[,\\]]", -1);
        byte[][] containers = new byte[CONTAINERS][];
        for (int i = 0; i < CONTAINERS; i++) {
            containers[i] = (items[i].startsWith("[") ? items[i].substring(1) : items[i]).getBytes(UTF_8);
        }
        return containers;
    }

    /** A page of transactions, and the token of the next. */
    byte[][] get(String path) {
        int page = number(TOKEN, path, 0) + 1;
        String token = page < PAGES ? "page-" + page : "";
        return new byte[][] {("{\"nextPageToken\":\"" + token + "\"").getBytes(UTF_8), transactions};
    }

    /** A JSON-RPC response, or those of a batch. */
    byte[][] post(String body) {
        if (EvmBlocks.areIn(body)) {
            return new byte[][] {EvmBlocks.post(body)};
        }
        if (body.startsWith("[")) {
            StringBuilder batch = new StringBuilder("[");
            Matcher ids = ID.matcher(body);
            while (ids.find()) {
                batch.append(batch.length() > 1 ? ",{\"jsonrpc\":\"2.0\",\"id\":" : "{\"jsonrpc\":\"2.0\",\"id\":")
                        .append(ids.group(1))
                        .append(",\"result\":")
                        .append(balance(ids.group(1)))
                        .append('}');
            }
            return new byte[][] {batch.append(']').toString().getBytes(UTF_8)};
        }
        String id = Integer.toString(number(ID, body, 0));
        if (body.contains("getContainerRange")) {
            return range(id, number(START, body, 0), number(COUNT, body, 0));
        }
        return new byte[][] {
            response(id, body.contains("eth_") ? balance(id) : VERSION).getBytes(UTF_8)
        };
    }

    private static String response(String id, String result) {
        return "{\"jsonrpc\":\"2.0\",\"result\":" + result + ",\"id\":" + id + "}";
    }

    private static String balance(String id) {
        return "\"0x56bc75e2d631" + (10_000 + Long.parseLong(id) % 1_000) + "\"";
    }

    private byte[][] range(String id, int start, int count) {
        List<byte[]> parts = new ArrayList<>();
        parts.add("{\"jsonrpc\":\"2.0\",\"result\":{\"containers\":[".getBytes(UTF_8));
        for (int i = start; i < start + count; i++) {
            parts.add(containers[i % CONTAINERS]);
            parts.add(("\"index\":\"" + i + (i + 1 < start + count ? "\"}," : "\"}")).getBytes(UTF_8));
        }
        parts.add(("]},\"id\":" + id + "}").getBytes(UTF_8));
        return parts.toArray(byte[][]::new);
    }

    private static int number(Pattern pattern, String text, int otherwise) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : otherwise;
    }
}

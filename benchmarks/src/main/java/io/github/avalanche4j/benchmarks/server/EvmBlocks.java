package io.github.avalanche4j.benchmarks.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A chain of blocks in the shape of a C-Chain's since Helicon: one transaction and one event each. */
final class EvmBlocks {
    private static final long HEAD = 1_000_000;
    private static final Pattern BETWEEN_CALLS = Pattern.compile("\\}\\s*,\\s*\\{");
    private static final Pattern ID = Pattern.compile("\"id\":\\s*(\\d+)");
    private static final Pattern NUMBER = Pattern.compile("\"params\":\\s*\\[\"0x([0-9a-f]+)\"");
    private static final String ZERO = "0x" + "0".repeat(64);
    private static final String BLOOM = "0x" + "0".repeat(512);
    private static final List<String> BLOCK = parts("block.json");
    private static final List<String> RECEIPTS = parts("receipts.json");

    private EvmBlocks() {}

    /** Whether a request, or the first call of a batch, reads blocks. */
    static boolean areIn(String body) {
        return body.contains("eth_getBlock") || body.contains("eth_blockNumber");
    }

    /** The response to a call, or the responses to a batch. */
    static byte[] post(String body) {
        StringBuilder out = new StringBuilder();
        String separator = body.startsWith("[") ? "[" : "";
        for (String call : BETWEEN_CALLS.split(body, -1)) {
            Matcher id = ID.matcher(call);
            if (!id.find()) {
                throw new IllegalStateException("a call without id: " + call);
            }
            out.append(separator)
                    .append("{\"jsonrpc\":\"2.0\",\"id\":")
                    .append(id.group(1))
                    .append(",\"result\":");
            result(call, out);
            out.append('}');
            separator = ",";
        }
        return out.append(body.startsWith("[") ? "]" : "").toString().getBytes(UTF_8);
    }

    private static void result(String call, StringBuilder out) {
        Matcher params = NUMBER.matcher(call);
        long number = params.find() ? Long.parseLong(params.group(1), 16) : HEAD;
        if (call.contains("eth_blockNumber")) {
            out.append('"').append(hex(HEAD)).append('"');
        } else if (number > HEAD) {
            out.append("null");
        } else {
            String hash = hash(number + 1);
            for (String part : call.contains("Receipts") ? RECEIPTS : BLOCK) {
                out.append(
                        switch (part) {
                            case "HASH" -> hash;
                            case "PARENT" -> hash(number);
                            case "NUMBER" -> hex(number);
                            default -> part;
                        });
            }
        }
    }

    /** A template in parts, of which the placeholders are their own. */
    private static List<String> parts(String template) {
        String text = Pages.template(template).replace("ZERO", ZERO).replace("BLOOM", BLOOM);
        return List.of(text.split("(?<=HASH|NUMBER|PARENT)|(?=HASH|NUMBER|PARENT)", -1));
    }

    private static String hex(long number) {
        return "0x" + Long.toHexString(number);
    }

    private static String hash(long number) {
        String digits = Long.toHexString(number).toLowerCase(Locale.ROOT);
        return ZERO.substring(0, ZERO.length() - digits.length()) + digits;
    }
}

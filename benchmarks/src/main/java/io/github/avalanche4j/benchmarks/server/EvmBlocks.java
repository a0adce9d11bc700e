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
    private static final String SENDER = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc";
    private static final String TOKEN = "0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7";
    private static final String PLACE =
            "\"blockHash\":\"HASH\",\"blockNumber\":\"NUMBER\",\"transactionIndex\":\"0x0\",";

    private static final String BLOCK = "{\"baseFeePerGas\":\"0x1\",\"blobGasUsed\":\"0x0\",\"blockExtraData\":\"0x\","
            + "\"blockGasCost\":\"0x0\",\"difficulty\":\"0x1\",\"excessBlobGas\":\"0x0\",\"extDataGasUsed\":\"0x0\","
            + "\"extDataHash\":\"" + ZERO + "\",\"extraData\":\"0x000000000000\",\"gasLimit\":\"0x1312d00\","
            + "\"gasUsed\":\"0x493e0\",\"hash\":\"HASH\",\"logsBloom\":\"" + BLOOM
            + "\",\"minDelayExcess\":\"0x799d4c\","
            + "\"minPriceExponent\":\"0x0\",\"miner\":\"0x0100000000000000000000000000000000000000\",\"mixHash\":\""
            + ZERO
            + "\",\"nonce\":\"0x0000000000000000\",\"number\":\"NUMBER\",\"parentBeaconBlockRoot\":\"" + ZERO
            + "\",\"parentHash\":\"PARENT\",\"receiptsRoot\":\"" + ZERO + "\",\"settledExcess\":\"0x2904\","
            + "\"settledGasNumerator\":\"0xe53f8\",\"settledGasUnix\":\"0x6b02ebb2\",\"settledHeight\":\"0xa3\","
            + "\"sha3Uncles\":\"" + ZERO + "\",\"size\":\"0x33a\",\"stateRoot\":\"" + ZERO
            + "\",\"targetExponent\":\"0x0\",\"timestamp\":\"0x6b02ebb8\",\"timestampMilliseconds\":\"0x1a20368c88d\","
            + "\"totalDifficulty\":\"0x0\",\"transactions\":[{" + PLACE + "\"from\":\"" + SENDER
            + "\",\"gas\":\"0x493e0\",\"gasPrice\":\"0x3b9aca01\",\"maxFeePerGas\":\"0x45d964b800\","
            + "\"maxPriorityFeePerGas\":\"0x3b9aca00\",\"hash\":\"HASH\",\"input\":\"0xa9059cbb" + "0".repeat(128)
            + "\",\"nonce\":\"0xaf\",\"to\":\"" + TOKEN + "\",\"value\":\"0x0\",\"type\":\"0x2\",\"accessList\":[],"
            + "\"chainId\":\"0xa868\",\"v\":\"0x0\",\"r\":\"0x6c4c\",\"s\":\"0x3d59\",\"yParity\":\"0x0\"}],"
            + "\"transactionsRoot\":\"" + ZERO + "\",\"uncles\":[]}";
    private static final String RECEIPTS = "[{" + PLACE + "\"contractAddress\":null,\"cumulativeGasUsed\":\"0x5208\","
            + "\"effectiveGasPrice\":\"0x3b9aca01\",\"from\":\"" + SENDER + "\",\"gasUsed\":\"0x5208\",\"logs\":[{"
            + PLACE
            + "\"address\":\"" + TOKEN + "\",\"topics\":[\"" + ZERO + "\",\"" + ZERO + "\",\"" + ZERO
            + "\"],\"data\":\""
            + ZERO + "\",\"transactionHash\":\"HASH\",\"logIndex\":\"0x0\",\"removed\":false}],\"logsBloom\":\"" + BLOOM
            + "\",\"status\":\"0x1\",\"to\":\"" + TOKEN + "\",\"transactionHash\":\"HASH\",\"type\":\"0x2\"}]";

    private static final List<String> BLOCK_PARTS = parts(BLOCK);
    private static final List<String> RECEIPTS_PARTS = parts(RECEIPTS);

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
            for (String part : call.contains("Receipts") ? RECEIPTS_PARTS : BLOCK_PARTS) {
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

    /** The text in parts, of which the placeholders are their own. */
    private static List<String> parts(String text) {
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

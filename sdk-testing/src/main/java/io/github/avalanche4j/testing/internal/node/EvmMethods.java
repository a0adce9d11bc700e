package io.github.avalanche4j.testing.internal.node;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The methods that read the blocks of an EVM chain, for a node with certain heads, with the messages of a node. */
final class EvmMethods {
    private static final String UNFINALIZED = "cannot query unfinalized data";

    /** At which index the methods that read state name its block. */
    private static final Map<String, Integer> STATE_BLOCK = Map.of(
            "eth_getBalance", 1,
            "eth_getCode", 1,
            "eth_getTransactionCount", 1,
            "eth_getStorageAt", 2,
            "eth_getProof", 2,
            "eth_call", 1,
            "eth_callDetailed", 1,
            "eth_estimateGas", 1,
            "eth_createAccessList", 1,
            "eth_feeHistory", 1);

    // AvalancheGo vms/saevm/sae/rpc/server.go
    private static final Pattern GONE_WITH_HELICON = Pattern.compile(
            "warp_.*|admin_.*|eth_getBadBlocks|eth_feeConfig|eth_getActiveRulesAt|eth_getActivePrecompilesAt");

    private static final int HASH_LENGTH = 66;

    private final EvmChain chain;
    private final EvmChain.Heads heads;
    private final EvmJson json;

    /** The heads of the node that handles the request. */
    EvmMethods(EvmChain chain) {
        this.chain = chain;
        this.heads = chain.nextHeads();
        this.json = new EvmJson(chain);
    }

    /** an argument that a node refuses */
    private static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final int code;

        Refused(int code, String message) {
            super(message);
            this.code = code;
        }
    }

    /** {@return the response; null for a method that does not read blocks} */
    @Nullable
    Response respond(RpcCall call) {
        try {
            String result = result(call);
            return result == null ? null : Envelope.CHAIN.result(call.idOrNull(), result);
        } catch (Refused e) {
            return Envelope.CHAIN.error(call.idOrNull(), e.code, String.valueOf(e.getMessage()));
        } catch (Contract.Reverted e) {
            return Envelope.CHAIN.error(call.idOrNull(), 3, "execution reverted", '"' + e.getMessage() + '"');
        }
    }

    private @Nullable String result(RpcCall call) {
        if (chain.isHelicon() && GONE_WITH_HELICON.matcher(call.method()).matches()) {
            throw new Refused(-32601, "the method " + call.method() + " does not exist/is not available");
        }
        JsonNode params = call.params() == null ? Json.MAPPER.createArrayNode() : call.params();
        checkState(call.method(), params);
        return switch (call.method()) {
            case "eth_blockNumber" -> '"' + EvmJson.hex(heads.executed() - 1) + '"';
            case "eth_getBlockByNumber" -> blockByNumber(params);
            case "eth_getBlockByHash" -> {
                OptionalLong number = accepted(params.path(0).asText());
                yield number.isEmpty()
                        ? "null"
                        : json.block(number.getAsLong(), params.path(1).asBoolean());
            }
            case "eth_getBlockReceipts" -> receipts(params);
            case "eth_getLogs" -> logs(params.path(0));
            case "eth_getTransactionReceipt" -> receipt(params.path(0).asText());
            case "eth_call" -> called(params);
            case "eth_estimateGas" -> called(params) == null ? null : "\"0x30d40\"";
            case "eth_getCode", "eth_getTransactionCount" -> account(call.method(), params);
            case "eth_chainId" -> chain.contract() == null ? null : "\"0x1869f\"";
            case "eth_sendRawTransaction" -> sent(params.path(0).asText());
            default -> null;
        };
    }

    /** Refuses a block whose state a node does not have. */
    private void checkState(String method, JsonNode params) {
        Integer index = STATE_BLOCK.get(method);
        JsonNode named = index == null ? Json.MAPPER.nullNode() : params.path(index);
        String block = named.isObject() ? named.path("blockNumber").asText() : named.asText();
        if (index == null || named.isNull() || block.isEmpty() || block.length() == HASH_LENGTH) {
            return;
        }
        boolean isCount = method.equals("eth_getTransactionCount") || method.equals("eth_feeHistory");
        if (block.equals("pending") && chain.isHelicon() && chain.isPendingAccepted() && !isCount) {
            throw new Refused(-32000, "state not available for pending block");
        }
        long number = number(block, index);
        if (number < heads.accepted()) {
            return;
        } else if (chain.isHelicon()) {
            throw new Refused(-32000, "block not found: not accepted yet: block " + number);
        }
        throw new Refused(
                -32000,
                method.equals("eth_feeHistory")
                        ? "request beyond head block: requested " + number + ", head " + (heads.accepted() - 1)
                        : UNFINALIZED);
    }

    private String blockByNumber(JsonNode params) {
        String tag = params.path(0).asText();
        long number = number(tag, 0);
        if (number >= heads.accepted()) {
            if (!chain.isHelicon()) {
                throw new Refused(-32000, UNFINALIZED);
            }
            return "null";
        }
        boolean full = params.path(1).asBoolean();
        return tag.equals("pending") && chain.isHelicon() ? json.pendingBlock(number, full) : json.block(number, full);
    }

    private String receipts(JsonNode params) {
        String block = params.path(0).asText();
        long number = block.length() == HASH_LENGTH ? accepted(block).orElse(heads.accepted()) : number(block, 0);
        // asked for the pending block, a node first executes it
        if (number >= heads.executed() && !block.equals("pending")) {
            return "null";
        }
        ArrayNode receipts = Json.MAPPER.createArrayNode();
        for (int i = 0; i < chain.transactions(number).size(); i++) {
            receipts.add(json.receipt(number, i));
        }
        return receipts.toString();
    }

    private String receipt(String hash) {
        for (long number = heads.executed() - 1; number >= 0; number--) {
            for (int i = 0; i < chain.transactions(number).size(); i++) {
                if (chain.transactionHash(number, i).equals(hash)) {
                    return json.receipt(number, i).toString();
                }
            }
        }
        return "null";
    }

    /** Null if the chain has no contract. */
    private @Nullable String sent(String transaction) {
        Contract contract = chain.contract();
        try {
            return contract == null
                    ? null
                    : '"' + contract.issue(HexFormat.of().parseHex(transaction.substring(2))) + '"';
        } catch (IllegalArgumentException e) {
            throw new Refused(-32000, String.valueOf(e.getMessage()));
        }
    }

    /** Null if the chain has no contract. */
    private @Nullable String account(String method, JsonNode params) {
        Contract contract = chain.contract();
        if (contract == null) {
            return null;
        }
        String address = lower(params.path(0).asText().substring(2));
        if (method.equals("eth_getCode")) {
            return contract.isAt(address) ? "\"0x60\"" : "\"0x\"";
        }
        boolean isWithPool = params.path(1).asText().equals("pending");
        return '"' + EvmJson.hex(contract.transactions(address, isWithPool)) + '"';
    }

    /** The return data of a contract; null if the chain has none. */
    private @Nullable String called(JsonNode params) {
        Contract contract = chain.contract();
        if (contract == null) {
            return null;
        }
        JsonNode message = params.path(0);
        JsonNode overridden = params.path(3).path("time");
        OptionalLong time =
                overridden.isTextual() ? OptionalLong.of(Long.decode(overridden.asText())) : OptionalLong.empty();
        List<byte[]> warp = new ArrayList<>();
        for (JsonNode entry : message.path("accessList")) {
            StringBuilder keys = new StringBuilder();
            entry.path("storageKeys").forEach(key -> keys.append(key.asText().substring(2)));
            String padded = keys.toString().replaceFirst("(00)*$", "");
            warp.add(HexFormat.of().parseHex(padded.substring(0, padded.length() - 2)));
        }
        byte[] data = HexFormat.of().parseHex(message.path("data").asText("0x").substring(2));
        BigInteger value = new BigInteger(message.path("value").asText("0x0").substring(2), 16);
        byte[] result = contract.call(lower(message.path("to").asText("0x").substring(2)), data, warp, value, time);
        return "\"0x" + HexFormat.of().formatHex(result) + '"';
    }

    private String logs(JsonNode filter) {
        ArrayNode logs = Json.MAPPER.createArrayNode();
        if (filter.has("blockHash")) {
            long block =
                    accepted(filter.path("blockHash").asText()).orElseThrow(() -> new Refused(-32000, "unknown block"));
            if (block < heads.executed()) {
                addLogs(logs, block, filter);
            } else if (!filter.has("address") && !filter.has("topics")) {
                throw unexecuted(block); // with conditions, the node's empty bloom filter excludes the block
            }
            return logs.toString();
        }
        String first = filter.path("fromBlock").asText("latest");
        String last = filter.path("toBlock").asText("latest");
        if (first.equals("pending") && last.equals("pending")) {
            return "[]"; // even if the block has logs: coreth eth/filters/filter.go, and recorded with Helicon
        }
        long from = number(first, 0);
        long to = number(last.equals("pending") ? "latest" : last, 0);
        boolean isNumbered = first.startsWith("0x") && last.startsWith("0x");
        if (first.equals("pending") || isNumbered && from > to) {
            throw new Refused(-32000, "invalid block range params");
        }
        long head = heads.executed() - 1;
        if (!chain.isHelicon() && Math.max(from, to) > head) {
            throw new Refused(
                    -32000,
                    from > head
                            ? "requested from block " + from + " after last accepted block " + head
                            : "requested to block " + to + " after last accepted block " + head);
        }
        if (!chain.isHelicon() && last.startsWith("0x") && from > to) {
            throw new Refused(-32000, "begin block " + from + " is greater than end block " + to);
        }
        long unexecuted = Math.max(from, heads.executed());
        if (unexecuted <= to && unexecuted < heads.accepted() && chain.refusesLogs()) {
            throw unexecuted(unexecuted);
        }
        for (long block = from; block <= to && block < heads.executed(); block++) {
            addLogs(logs, block, filter);
        }
        return logs.toString();
    }

    private Refused unexecuted(long block) {
        String hash = chain.hash(block);
        return new Refused(
                -32000,
                "failed to get logs for block #" + block + " (" + hash.substring(0, 8) + ".."
                        + hash.substring(hash.length() - 6) + ")");
    }

    private void addLogs(ArrayNode logs, long block, JsonNode filter) {
        List<List<EvmChain.Log>> transactions = chain.transactions(block);
        int index = 0;
        for (int i = 0; i < transactions.size(); i++) {
            for (EvmChain.Log log : transactions.get(i)) {
                if (matches(log, filter)) {
                    logs.add(json.log(block, i, index, log));
                }
                index++;
            }
        }
    }

    private static boolean matches(EvmChain.Log log, JsonNode filter) {
        if (filter.hasNonNull("address") && !anyOf(filter.path("address")).contains(lower(log.address()))) {
            return false;
        }
        JsonNode topics = filter.path("topics");
        for (int i = 0; i < topics.size(); i++) {
            List<String> alternatives = anyOf(topics.get(i));
            boolean fits = i < log.topics().size()
                    && (alternatives.isEmpty()
                            || alternatives.contains(lower(log.topics().get(i))));
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private static List<String> anyOf(JsonNode one) {
        List<String> all = new ArrayList<>();
        if (one.isTextual()) {
            all.add(lower(one.asText()));
        }
        one.elements().forEachRemaining(text -> all.add(lower(text.asText())));
        return all;
    }

    private static String lower(String hex) {
        return hex.toLowerCase(Locale.ROOT);
    }

    private long number(String reference, int argument) {
        return switch (reference) {
            case "earliest" -> 0;
            case "latest" -> heads.executed() - 1;
            case "pending" ->
                (chain.isHelicon() && !chain.isPendingAccepted() ? heads.executed() : heads.accepted()) - 1;
            case "safe", "finalized" -> heads.settled() - 1;
            case "accepted" -> {
                if (chain.isHelicon()) {
                    throw new Refused(-32602, "invalid argument " + argument + ": hex string without 0x prefix");
                }
                yield heads.accepted() - 1;
            }
            default -> Long.decode(reference);
        };
    }

    /** The newest blocks first: a test requests what it has just seen. */
    private OptionalLong accepted(String hash) {
        for (long number = heads.accepted() - 1; number >= 0; number--) {
            if (chain.hash(number).equals(hash)) {
                return OptionalLong.of(number);
            }
        }
        return OptionalLong.empty();
    }
}

package io.github.avalanche4j.core.internal.jsonrpc;

import static io.github.avalanche4j.core.JsonRpcException.Reason;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Classifies a node's errors: by code if the EVM engine sends one, by text otherwise. */
final class NodeErrorClassifier {
    private record Rule(String text, Reason reason) {}

    // in order: the first match decides
    private static final List<Rule> TEXTS = List.of(
            new Rule("can't find method", Reason.UNKNOWN_METHOD),
            new Rule("can't find service", Reason.UNKNOWN_METHOD),
            new Rule("request ill-formed", Reason.UNKNOWN_METHOD),
            new Rule("method must start with a non-uppercase letter", Reason.UNKNOWN_METHOD),
            new Rule("does not exist/is not available", Reason.UNKNOWN_METHOD),
            // a panic of the method's code: the same call most likely meets it again
            new Rule("method handler crashed", Reason.OTHER),
            new Rule("couldn't unmarshal an argument", Reason.INVALID_PARAMS),
            new Rule("no containers have been accepted", Reason.BEYOND_INDEX),
            new Rule("no container at index", Reason.BEYOND_INDEX),
            new Rule("> last accepted index", Reason.BEYOND_INDEX),
            new Rule("cannot query unfinalized data", Reason.ABOVE_HEAD),
            new Rule("at unfinalized height", Reason.ABOVE_HEAD),
            new Rule("after last accepted block", Reason.ABOVE_HEAD),
            new Rule("request beyond head block", Reason.ABOVE_HEAD),
            new Rule("not accepted yet", Reason.ABOVE_HEAD),
            new Rule("requested too many blocks", Reason.RANGE_TOO_LARGE),
            // gateways in front of nodes
            new Rule("query returned more than", Reason.RANGE_TOO_LARGE),
            new Rule("log response size exceeded", Reason.RANGE_TOO_LARGE),
            new Rule("exceed maximum block range", Reason.RANGE_TOO_LARGE),
            new Rule("block range is too wide", Reason.RANGE_TOO_LARGE),
            new Rule("eth_getlogs is limited to", Reason.RANGE_TOO_LARGE),
            new Rule("nonce too low", Reason.NONCE_TOO_LOW),
            new Rule("insufficient funds", Reason.INSUFFICIENT_FUNDS),
            new Rule("already known", Reason.ALREADY_KNOWN),
            new Rule("duplicate tx", Reason.ALREADY_KNOWN),
            // a node's capacity is one for gas
            new Rule("insufficient capacity", Reason.OTHER),
            new Rule("gas capacity", Reason.OTHER),
            new Rule("replacement transaction underpriced", Reason.REPLACEMENT_UNDERPRICED),
            new Rule("transaction underpriced", Reason.UNDERPRICED),
            new Rule("max fee per gas less than block base fee", Reason.UNDERPRICED),
            new Rule("intrinsic gas too low", Reason.INVALID_PARAMS),
            new Rule("exceeds block gas limit", Reason.INVALID_PARAMS),
            new Rule("exceeds the configured cap", Reason.INVALID_PARAMS),
            new Rule("oversized data", Reason.INVALID_PARAMS),
            new Rule("invalid sender", Reason.INVALID_PARAMS),
            new Rule("transaction type not supported", Reason.INVALID_PARAMS),
            new Rule("only replay-protected", Reason.INVALID_PARAMS),
            new Rule("rlp: ", Reason.INVALID_PARAMS),
            new Rule("typed transaction too short", Reason.INVALID_PARAMS),
            new Rule("invalid block range params", Reason.INVALID_PARAMS),
            new Rule("state not available for pending block", Reason.INVALID_PARAMS),
            new Rule("is greater than end block", Reason.INVALID_PARAMS),
            new Rule("exceed max ", Reason.INVALID_PARAMS),
            new Rule("invalid reward percentile", Reason.INVALID_PARAMS),
            new Rule("request beyond historical limit", Reason.INVALID_PARAMS),
            new Rule("requested block is too far", Reason.INVALID_PARAMS),
            new Rule("not a validator", Reason.NOT_VALIDATOR),
            new Rule("couldn't get node uptime", Reason.NOT_VALIDATOR),
            new Rule("chain is not linearized", Reason.NOT_BOOTSTRAPPED),
            new Rule("not done bootstrapping", Reason.NOT_BOOTSTRAPPED),
            new Rule("there is no chain with alias/id", Reason.WRONG_CHAIN),
            new Rule("missing trie node", Reason.PRUNED),
            new Rule("required historical state unavailable", Reason.PRUNED),
            new Rule("numtofetch must be in", Reason.INVALID_PARAMS),
            new Rule("maximum page size is", Reason.INVALID_PARAMS),
            new Rule("alias length is too long", Reason.INVALID_PARAMS),
            new Rule("already aliased", Reason.ALREADY_DONE),
            new Rule("already mapped", Reason.ALREADY_DONE),
            new Rule("already used as an alias", Reason.ALREADY_DONE),
            new Rule("already running", Reason.ALREADY_DONE),
            new Rule("cpu profiler doesn't exist", Reason.NOT_RUNNING),
            new Rule("unsupported encoding", Reason.INVALID_PARAMS),
            new Rule("nil transaction id", Reason.INVALID_PARAMS),
            new Rule("couldn't parse address", Reason.INVALID_PARAMS),
            new Rule("no source chain provided", Reason.INVALID_PARAMS),
            new Rule("no addresses provided", Reason.INVALID_PARAMS),
            new Rule("unknown codec version", Reason.INVALID_PARAMS),
            new Rule("unknown type id", Reason.INVALID_PARAMS),
            new Rule("problem decoding transaction", Reason.INVALID_PARAMS),
            new Rule("not given", Reason.INVALID_PARAMS),
            new Rule("need to specify", Reason.INVALID_PARAMS),
            new Rule("problem parsing blockchainid", Reason.INVALID_PARAMS),
            new Rule("checksum", Reason.INVALID_PARAMS),
            new Rule("base58 decoding error", Reason.INVALID_PARAMS),
            new Rule("missing 0x prefix", Reason.INVALID_PARAMS),
            new Rule("primary network isn't a subnet", Reason.INVALID_PARAMS),
            new Rule("batch too large", Reason.BATCH_LIMIT),
            new Rule("response too large", Reason.BATCH_LIMIT),
            new Rule("execution reverted", Reason.REVERTED),
            new Rule("out of gas", Reason.EXECUTION_FAILED),
            new Rule("invalid opcode", Reason.EXECUTION_FAILED));

    // of gateways, and what may be part of a longer text
    private static final List<Rule> GATEWAYS = List.of(
            new Rule("timed out", Reason.TIMEOUT),
            new Rule("timeout", Reason.TIMEOUT), // texts of gateways, some of which send the code of a node's errors
            new Rule("deadline exceeded", Reason.TIMEOUT),
            new Rule("upstream", Reason.INTERNAL),
            new Rule("bad gateway", Reason.INTERNAL),
            new Rule("service unavailable", Reason.INTERNAL),
            new Rule("unknown block", Reason.NOT_FOUND),
            new Rule("there is no id with alias", Reason.NOT_FOUND),
            new Rule("could not find tx", Reason.NOT_FOUND),
            new Rule("not found", Reason.NOT_FOUND));

    // what gateways count by time, whatever the code
    private static final Pattern RATE = Pattern.compile("rate.?limit|request limit|request count|throttl|throughput"
            + "|compute units|slow down|\\b[rtc]ps\\b|concurren|\\b(hourly|daily|monthly)\\b|\\btoday\\b"
            + "|([0-9a-z]/|\\bper )(s|sec|second|min|minute|hour|day|month)\\b");
    private static final Pattern TOO_MANY =
            Pattern.compile("too (many|frequent) ([a-z]+ )?(requests|calls|connections)|calls? limit");
    // what they count by plan
    private static final Pattern PLAN = Pattern.compile("credit|quota|capacity");
    private static final Pattern SIZE = Pattern.compile(
            "\\bblocks?\\b|\\branges?\\b|\\bbatch|\\blogs\\b|\\bresults\\b|\\bsize\\b|too (large|big|wide|long)");
    private static final Pattern BOUND = Pattern.compile(
            "limit|exceed|max|allowed|support|up to|at most|more than|less than|fewer|over|(larg|bigg|great|wid|long)er|too (many|large|big|wide|long)");
    private static final long NO_METHOD = -32601;
    private static final long REVERTED = 3;
    private static final Set<Long> CODES_OF_RATES = Set.of(429L, -32005L, -32007L, -32012L, -32016L);

    // words that mean something else in the response to a transaction of the P-, X- or C-Chain
    private static final Set<Reason> OF_TRANSACTIONS =
            EnumSet.of(Reason.NOT_FOUND, Reason.INSUFFICIENT_FUNDS, Reason.RATE_LIMIT, Reason.OTHER);

    private NodeErrorClassifier() {}

    /** The reason for an error; {@code data} is the text of its data, which counts where the message says nothing. */
    static Reason of(String endpoint, long code, String message, String data) {
        TxRefusal plain = TxRefusal.plain(message);
        if (plain != TxRefusal.OTHER) {
            return plain.reason();
        }
        Reason said = of(endpoint, code, message);
        // the data of a revert is what the contract returned
        if (said == null && code != REVERTED) {
            said = of(endpoint, code, data);
        }
        Reason reason = said == null ? ofCode(code) : said;
        TxRefusal refusal = isIssue(endpoint) && OF_TRANSACTIONS.contains(reason) ? TxRefusal.of(message) : plain;
        return refusal == TxRefusal.OTHER ? reason : refusal.reason();
    }

    private static boolean isIssue(String endpoint) {
        return endpoint.endsWith(".issueTx");
    }

    private static @Nullable Reason of(String endpoint, long code, String message) {
        String text = message.toLowerCase(Locale.ROOT);
        for (Rule rule : TEXTS) {
            if (text.contains(rule.text())) {
                return rule.reason();
            }
        }
        if (RATE.matcher(text).find()) {
            return Reason.RATE_LIMIT;
        }
        boolean isOfRates = CODES_OF_RATES.contains(code);
        if (text.contains("batch") && BOUND.matcher(text).find()) {
            return Reason.BATCH_LIMIT;
        }
        if (TOO_MANY.matcher(text).find()) {
            return Reason.RATE_LIMIT;
        }
        if ((isOfRates || isOfLogs(endpoint))
                && SIZE.matcher(text).find()
                && BOUND.matcher(text).find()) {
            return Reason.RANGE_TOO_LARGE;
        }
        if (code != REVERTED && PLAN.matcher(text).find()) {
            return Reason.RATE_LIMIT;
        }
        if (code == NO_METHOD) {
            return Reason.UNKNOWN_METHOD;
        }
        for (Rule rule : GATEWAYS) {
            if (text.contains(rule.text())) {
                return rule.reason();
            }
        }
        return isOfRates && !text.isEmpty() ? Reason.RATE_LIMIT : null;
    }

    private static boolean isOfLogs(String endpoint) {
        return endpoint.equals("eth_getLogs");
    }

    private static Reason ofCode(long code) {
        if (CODES_OF_RATES.contains(code)) {
            return Reason.RATE_LIMIT;
        }
        return switch ((int) code) {
            case -32700, -32600 -> Reason.INVALID_REQUEST;
            case -32601 -> Reason.UNKNOWN_METHOD;
            case -32602 -> Reason.INVALID_PARAMS;
            case -32603 -> Reason.INTERNAL;
            case -32002 -> Reason.TIMEOUT;
            case -32003 -> Reason.BATCH_LIMIT;
            case 3 -> Reason.REVERTED;
            default -> Reason.OTHER;
        };
    }

    static String advice(Reason reason, String endpoint, String message, boolean hasData) {
        return switch (reason) {
            case NOT_FOUND -> notFound(message);
            case BEYOND_INDEX -> "call again when more has been accepted";
            case ABOVE_HEAD -> "request a block that the chain has, or call again later";
            case PRUNED -> "use a node that keeps old state";
            case RANGE_TOO_LARGE -> "request fewer blocks at once";
            case NONCE_TOO_LOW ->
                "the sender's nonce is used: look for the transaction's receipt before you use the next nonce";
            case INSUFFICIENT_FUNDS -> "fund the sender, or lower the value, the gas limit or the fee";
            case ALREADY_KNOWN ->
                isIssue(endpoint)
                        ? "the node has the transaction: wait for it with node.await().accepted(…)"
                        : "wait for the transaction's receipt: the node has it";
            case INPUT_SPENT ->
                "an earlier transaction spent it, possibly this one: see node.await().accepted(…); if not, make "
                        + "another transaction from unspent UTXOs";
            case CONFLICT ->
                "another transaction in the node's pool spends the same: if it is yours, node.await().accepted(…) "
                        + "with its id returns its outcome; make a new one when it was accepted or dropped";
            case NONCE_MISMATCH -> "use the nonce that getTransactionCount(sender, LATEST) returns";
            case EXECUTION_FAILED ->
                message.contains("out of gas")
                        ? "raise the gas limit; estimateGas returns a sufficient one"
                        : "check the contract's code and the address: the contract failed without a reason";
            case UNDERPRICED -> "raise the fee: baseFee and maxPriorityFeePerGas return what the chain charges";
            case REPLACEMENT_UNDERPRICED ->
                "wait for the transaction that has this nonce, or raise the fee: a replacement must pay 10 % more than "
                        + "what it replaces unless tx-pool-price-bump says otherwise";
            case NOT_VALIDATOR -> "use a node that validates";
            case NOT_BOOTSTRAPPED -> "wait until info.isBootstrapped returns true";
            case WRONG_CHAIN -> "check the chain's id or alias, and that this node runs it";
            case UNKNOWN_METHOD -> unknownMethod(endpoint);
            case INVALID_PARAMS, INVALID_REQUEST ->
                message.contains("state not available for pending block")
                        ? "name the block LATEST: this node's pending block is not executed (its chain's configuration "
                                + "sets api-resolve-pending-to-last-executed to false)"
                        : "correct the argument";
            case ALREADY_DONE -> "nothing needs to be done, or choose another name";
            case NOT_RUNNING -> "start it first";
            case BATCH_LIMIT ->
                "send fewer calls in a batch: nodes accept 1000 unless batch-request-limit says otherwise, public "
                        + "servers 40";
            case RATE_LIMIT -> "slow down";
            case TIMEOUT -> "request less, or call again later";
            case REVERTED -> hasData ? "see data() for what the contract returned" : "the contract returned no reason";
            case INTERNAL, OTHER ->
                message.contains("method handler crashed")
                        ? "the node's log has the stack trace: report it to AvalancheGo"
                        : "see error() and data() for the server's message";
        };
    }

    private static String notFound(String message) {
        if (message.contains("subnet transformation")) {
            return "the subnet has no staking asset of its own";
        }
        if (message.contains("source subnet not found")) {
            return "name the subnet whose validators sign: that of the message's source chain, or none";
        }
        return "check the id or name, and that this node has it";
    }

    private static String mustList(String api, String withHelicon) {
        return "the chain's configuration must list " + api + " in \"eth-apis\"; or " + withHelicon
                + " in \"apis\" if it is a C-Chain since Helicon";
    }

    private static String unknownMethod(String endpoint) {
        if (endpoint.startsWith("warp_")) {
            return "only a chain configured with \"warp-api-enabled\": true serves it; the C-Chain does not since "
                    + "Helicon: use a signature aggregator there";
        }
        if (endpoint.startsWith("debug_trace")) {
            return mustList("debug-tracer", "trace");
        } else if (endpoint.startsWith("debug_")) {
            return mustList("debug", "db or profile");
        } else if (endpoint.startsWith("txpool_")) {
            return mustList("internal-tx-pool", "txpool");
        }
        if (endpoint.equals("eth_feeConfig") || endpoint.startsWith("eth_getActive")) {
            return "call it on a chain that runs Subnet-EVM: the C-Chain does not have this method";
        }
        if (endpoint.indexOf('_') > 0) { // of an EVM chain, of which a client may know only the URL
            return "the server is too old for this method, has its namespace off or does not offer it: "
                    + "web3_clientVersion returns its version";
        }
        return "the node is too old for this method, or the interface or namespace is off: info.getNodeVersion returns "
                + "its version";
    }
}

package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Parameters of Ethereum's methods, checked and in order. */
final class EthParams {
    private static final int MAX_PERCENTILES = 100;
    private static final int MAX_ADDRESSES = 1000;
    private static final int TOPICS = 4;
    private static final int SLOT = 32;

    private EthParams() {}

    static List<Object> hash(EvmHash hash) {
        return List.of(WellFormed.require("hash", hash));
    }

    static List<Object> at(EvmAddress address, BlockRef block) {
        return List.of(
                WellFormed.require("address", address),
                Objects.requireNonNull(block, "block").ofState());
    }

    static List<Object> slot(EvmAddress address, BigInteger slot, BlockRef block) {
        WellFormed.require("address", address);
        String key = HexQuantity.slot("slot", Objects.requireNonNull(slot, "slot"));
        return List.of(address, key, Objects.requireNonNull(block, "block").ofState());
    }

    static List<Object> message(Consumer<? super CallRequest> message, BlockRef block) {
        Parameters set = GeneratedCallRequest.of(message);
        if (set.containsKey("gasPrice")
                && (set.containsKey("maxFeePerGas") || set.containsKey("maxPriorityFeePerGas"))) {
            throw new InvalidRequestException(
                    "gasPrice", "both", "absent where maxFeePerGas or maxPriorityFeePerGas is set");
        }
        Map<String, Object> params = new LinkedHashMap<>(set);
        params.replaceAll((name, value) -> {
            if (value instanceof BigInteger number) {
                return HexQuantity.of(name, number);
            }
            return value instanceof Long gas ? HexQuantity.of(gas) : value;
        });
        for (Parameters entry : set.elements("accessList", Parameters.class)) {
            for (Bytes key : entry.elements("storageKeys", Bytes.class)) {
                if (key.size() != SLOT) {
                    throw new InvalidRequestException("storageKeys", key.toHex(), "32 bytes long, each");
                }
            }
        }
        return List.of(params, Objects.requireNonNull(block, "block").ofState());
    }

    /** The names and values of a filter in a request. */
    static Map<String, Object> filter(Consumer<? super LogFilter> filter) {
        Parameters set = GeneratedLogFilter.of(filter);
        Map<String, Object> params = new LinkedHashMap<>();
        List<EvmAddress> addresses = set.elements("contracts", EvmAddress.class);
        if (addresses.size() > MAX_ADDRESSES) {
            throw new InvalidRequestException("addresses", addresses.size() + " of them", "at most " + MAX_ADDRESSES);
        } else if (!addresses.isEmpty()) {
            params.put("address", addresses.size() == 1 ? addresses.get(0) : addresses);
        }
        // on some servers an empty inner list matches nothing; null matches anything on all
        List<@Nullable Object> topics = new ArrayList<>(Collections.nCopies(TOPICS, null));
        for (Parameters entry : set.elements("topic", Parameters.class)) {
            int place = entry.asSet("place", Integer.class).orElseThrow();
            Require.between(0, TOPICS - 1, "place", place);
            List<EvmHash> anyOf = entry.elements("anyOf", EvmHash.class);
            topics.set(place, anyOf.isEmpty() ? null : anyOf);
        }
        // trailing conditions that match anything would require that many topics
        while (!topics.isEmpty() && topics.get(topics.size() - 1) == null) {
            topics.remove(topics.size() - 1);
        }
        if (!topics.isEmpty()) {
            params.put("topics", topics);
        }
        return params;
    }

    static List<Object> logs(BlockRef block, Map<String, Object> filter) {
        if (!Objects.requireNonNull(block, "block").isHash()) {
            return logs(block, block, filter);
        }
        return logs(Map.of("blockHash", block), filter);
    }

    static List<Object> logs(BlockRef from, BlockRef to, Map<String, Object> filter) {
        Map<String, Object> range = new LinkedHashMap<>();
        range.put("fromBlock", executed("from", from));
        range.put("toBlock", executed("to", to));
        if (from.isAbove(to)) {
            throw new InvalidRequestException("to", to.toString(), from + " or above");
        }
        return logs(range, filter);
    }

    private static List<Object> logs(Map<String, ?> blocks, Map<String, Object> filter) {
        Map<String, Object> params = new LinkedHashMap<>(blocks);
        params.putAll(filter);
        return List.of(params);
    }

    /** Sent as a JSON number, because the node accepts no string here. */
    static List<Object> time(Instant timestamp) {
        Objects.requireNonNull(timestamp, "timestamp");
        if (timestamp.getEpochSecond() < 0) {
            throw new InvalidRequestException("timestamp", timestamp.toString(), "1970 or later");
        }
        return List.of(timestamp.getEpochSecond());
    }

    static List<Object> feeHistory(int blockCount, BlockRef newest, double... percentiles) {
        String count = HexQuantity.of(Require.atLeast(1, "blockCount", blockCount));
        return List.of(count, executed("newest", newest), percentiles(percentiles));
    }

    private static List<Double> percentiles(double... percentiles) {
        double last = -1;
        boolean fits = Objects.requireNonNull(percentiles, "percentiles").length <= MAX_PERCENTILES;
        for (double percentile : percentiles) {
            // NaN fails every comparison
            fits &= percentile >= 0 && percentile <= 100 && percentile > last;
            last = percentile;
        }
        if (!fits) {
            throw new InvalidRequestException(
                    "percentiles",
                    Arrays.toString(percentiles),
                    "up to " + MAX_PERCENTILES + " numbers from 0 to 100, each above the one before");
        }
        return Arrays.stream(percentiles).boxed().toList();
    }

    static BlockRef notHash(String argument, BlockRef block) {
        if (Objects.requireNonNull(block, argument).isHash()) {
            throw new InvalidRequestException(argument, block.toString(), "a number or a tag");
        }
        return block.ofState();
    }

    private static BlockRef executed(String argument, BlockRef block) {
        return notHash(argument, block).ofExecuted();
    }
}

package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import java.math.BigInteger;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Readers of a configuration's fields. A field that is null, missing or of another form is absent. */
final class ConfigTree {
    private static final BigInteger LAST = BigInteger.valueOf(Instant.MAX.getEpochSecond());

    private ConfigTree() {}

    static Optional<Instant> time(JsonTree seconds) {
        return seconds.asInteger().map(value -> value.compareTo(LAST) > 0 ? Instant.MAX : instant(value));
    }

    private static Instant instant(BigInteger seconds) {
        return Instant.ofEpochSecond(seconds.max(BigInteger.ZERO).longValueExact());
    }

    static Optional<FeeConfig> fees(JsonTree fees) {
        if (!fees.isObject()) {
            return Optional.empty();
        }
        return Optional.of(ImmutableFeeConfig.builder()
                .gasLimit(fees.get("gasLimit").asInteger())
                .targetBlockRate(fees.get("targetBlockRate").asInteger())
                .minBaseFee(fees.get("minBaseFee").asInteger())
                .targetGas(fees.get("targetGas").asInteger())
                .baseFeeChangeDenominator(fees.get("baseFeeChangeDenominator").asInteger())
                .minBlockGasCost(fees.get("minBlockGasCost").asInteger())
                .maxBlockGasCost(fees.get("maxBlockGasCost").asInteger())
                .blockGasCostStep(fees.get("blockGasCostStep").asInteger())
                .build());
    }

    static List<EvmAddress> addresses(JsonTree list) {
        return list.elements().stream()
                .filter(element -> element.asText().isPresent())
                .map(element -> element.as(EvmAddress.class))
                .toList();
    }

    /** The fields whose values are objects, read by {@code reading}. */
    static <T> Map<String, T> objects(JsonTree tree, Function<JsonTree, T> reading) {
        Map<String, T> found = new LinkedHashMap<>();
        tree.fields().forEach((name, value) -> {
            if (value.isObject()) {
                found.put(name, reading.apply(value));
            }
        });
        return found;
    }
}

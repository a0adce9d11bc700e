package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.UInt64;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A value that is a look at a JSON tree, which is all there is to it. */
abstract class JsonView {
    private final JsonTree json;

    JsonView(JsonTree json) {
        this.json = Objects.requireNonNull(json, "json");
    }

    /** {@return everything the node said, as it said it} */
    @com.fasterxml.jackson.annotation.JsonValue
    public JsonTree json() {
        return json;
    }

    static <T> Optional<T> text(JsonTree field, Class<T> type) {
        return field.asText().isPresent() ? Optional.of(field.as(type)) : Optional.empty();
    }

    static Optional<Long> small(JsonTree field) {
        return field.asInteger().filter(n -> n.bitLength() < 63).map(BigInteger::longValue);
    }

    /** Seconds since 1970, capped at the last instant there is. */
    static Optional<Instant> seconds(JsonTree field) {
        return field.asUInt64()
                .map(n -> n.toBigInteger()
                        .min(BigInteger.valueOf(Instant.MAX.getEpochSecond()))
                        .longValue())
                .map(Instant::ofEpochSecond);
    }

    static <T> List<T> list(JsonTree field, Function<JsonTree, T> element) {
        return field.elements().stream().map(element).collect(Collectors.toUnmodifiableList());
    }

    /** The first of two that is there. */
    static Optional<UInt64> either(JsonTree first, JsonTree second) {
        return first.asUInt64().or(second::asUInt64);
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && json.equals(((JsonView) other).json);
    }

    @Override
    public final int hashCode() {
        return json.hashCode();
    }

    /** {@return the JSON text} */
    @Override
    public final String toString() {
        return json.toString();
    }
}

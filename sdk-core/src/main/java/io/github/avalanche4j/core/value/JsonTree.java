package io.github.avalanche4j.core.value;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.NullNode;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonText;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.internal.json.Quantity;
import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * JSON without a fixed schema, as it was received. Immutable. Reading from it never fails: a value that is missing or
 * has another type is absent.
 *
 * <pre>{@code
 * Optional<UInt64> height = check.message().get("engine").get("consensus").get("lastAcceptedHeight").asUInt64();
 * }</pre>
 */
@AdaptedBy(JsonTree.Adapter.class)
@AnyMapper
public final class JsonTree {
    /** JSON's {@code null}. */
    public static final JsonTree NULL = new JsonTree(NullNode.getInstance());

    private static final JsonTree MISSING = new JsonTree(MissingNode.getInstance());

    // null is a value here
    private static final Decoder<JsonTree> TREE =
            Decoder.of(JsonTree.class).orNone().map(value -> value.orElse(NULL));

    private final JsonNode node;

    private JsonTree(JsonNode node) {
        this.node = node;
    }

    private static JsonTree of(JsonNode node) {
        return node.isMissingNode() ? MISSING : new JsonTree(node);
    }

    /**
     * {@return the tree of a JSON text}
     *
     * @throws io.github.avalanche4j.core.ResponseFormatException if it is not JSON
     */
    public static JsonTree parse(String json) {
        return JsonText.read(TREE, json);
    }

    /**
     * {@return the field of an object; a tree whose {@link #exists} is false where this has none}
     *
     * @param field the name as on the wire
     */
    public JsonTree get(String field) {
        Objects.requireNonNull(field, "field");
        return of(node.path(field));
    }

    /**
     * {@return the element of an array; a tree whose {@link #exists} is false where this has none}
     *
     * @param index from 0
     */
    public JsonTree get(int index) {
        return of(node.path(index));
    }

    /**
     * {@return the value at a JSON pointer}
     *
     * @param pointer as in RFC 6901, like {@code /engine/consensus}
     * @throws io.github.avalanche4j.core.InvalidRequestException if it is neither empty nor begins with a slash
     */
    public JsonTree at(String pointer) {
        Objects.requireNonNull(pointer, "pointer");
        if (!pointer.isEmpty() && pointer.charAt(0) != '/') {
            throw Require.refused("pointer", pointer, "empty or begin with /");
        }
        return of(node.at(JsonPointer.compile(pointer)));
    }

    /** {@return whether the JSON has a value here; true also for JSON's null} */
    public boolean exists() {
        return !node.isMissingNode();
    }

    /** {@return whether this is JSON's null} */
    public boolean isNull() {
        return node.isNull();
    }

    /** {@return whether this is an object} */
    public boolean isObject() {
        return node.isObject();
    }

    /** {@return whether this is an array} */
    public boolean isArray() {
        return node.isArray();
    }

    /** {@return the number of fields or elements; 0 if it is neither an object nor an array} */
    public int size() {
        return node.size();
    }

    /** {@return the fields of an object, in order; empty if it is not an object} */
    public Map<String, JsonTree> fields() {
        Map<String, JsonTree> fields = new LinkedHashMap<>();
        node.properties().forEach(field -> fields.put(field.getKey(), of(field.getValue())));
        return Collections.unmodifiableMap(fields);
    }

    /** {@return the elements of an array; empty if it is not an array} */
    public List<JsonTree> elements() {
        List<JsonTree> elements = new ArrayList<>();
        if (node.isArray()) {
            node.forEach(element -> elements.add(of(element)));
        }
        return Collections.unmodifiableList(elements);
    }

    /** {@return the content of a text; absent if it is not a text} */
    public Optional<String> asText() {
        return node.isTextual() ? Optional.of(node.textValue()) : Optional.empty();
    }

    /** {@return the boolean; absent if it is not a boolean} */
    public Optional<Boolean> asBoolean() {
        return node.isBoolean() ? Optional.of(node.booleanValue()) : Optional.empty();
    }

    /** {@return the number, which may be written as a text; absent if it is not a number} */
    public Optional<BigDecimal> asDecimal() {
        try {
            return node.isNumber() || node.isTextual() ? Optional.of(new BigDecimal(node.asText())) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /**
     * {@return the whole number, which may be written as a text or as {@code 0x} hex digits; absent if it is not one}
     */
    public Optional<BigInteger> asInteger() {
        return node.isIntegralNumber()
                ? Optional.of(node.bigIntegerValue())
                : Optional.ofNullable(node.isTextual() ? Quantity.parse(node.textValue()) : null);
    }

    /** {@return the whole number from 0 to 2^64 − 1, in the forms of {@link #asInteger}; absent if it is not one} */
    public Optional<UInt64> asUInt64() {
        return asInteger()
                .filter(number -> number.signum() >= 0 && number.bitLength() <= 64)
                .map(number -> UInt64.fromBits(number.longValue()));
    }

    /**
     * {@return this as a value type of this library, or one of your own that Jackson can read}
     *
     * @throws io.github.avalanche4j.core.ResponseFormatException if this does not fit
     */
    public <T> T as(Class<T> type) {
        return JsonText.read(Decoder.of(type), toString());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof JsonTree && node.equals(((JsonTree) other).node);
    }

    @Override
    public int hashCode() {
        return node.hashCode();
    }

    /** {@return the JSON text, without white space; empty where there is nothing} */
    @Override
    public String toString() {
        return node.toString();
    }

    static final class Adapter implements JsonAdapter<JsonTree> {
        @Override
        public JsonTree read(JsonParser in) throws IOException {
            return of(Mapper.tree(in));
        }

        @Override
        public void write(JsonTree value, JsonGenerator out) throws IOException {
            Mapper.JSON.writeTree(out, value.exists() ? value.node : NullNode.getInstance());
        }
    }
}

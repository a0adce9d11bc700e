package io.github.avalanche4j.data.genesis;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Objects;
import java.util.Optional;

/**
 * The genesis of a chain, as the service sends it, in one of three forms: the genesis of an EVM chain as an
 * object, any genesis as one text, and bytes as {@code {"encoding":"hex","data":"0x…"}}.
 */
@AnyMapper
public final class GenesisData {
    private final JsonTree json;

    private GenesisData(JsonTree json) {
        this.json = json;
    }

    /** {@return genesis data from JSON, an object or a text} */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static GenesisData of(JsonTree json) {
        return new GenesisData(Objects.requireNonNull(json, "json"));
    }

    /** {@return the whole JSON, including fields without an accessor here} */
    @com.fasterxml.jackson.annotation.JsonValue
    public JsonTree json() {
        return json;
    }

    /** {@return the genesis of an EVM chain, from an object or a text that holds one; absent for anything else} */
    public Optional<EvmGenesis> evm() {
        if (json.isObject()) {
            return json.get("encoding").exists() ? Optional.empty() : Optional.of(new EvmGenesis(json));
        }
        try {
            return text().filter(text -> text.stripLeading().startsWith("{"))
                    .map(text -> new EvmGenesis(JsonTree.parse(text)));
        } catch (ResponseFormatException e) {
            return Optional.empty(); // a text that only looks like JSON
        }
    }

    /** {@return the text; absent if this is of another form} */
    public Optional<String> text() {
        return json.asText();
    }

    /** {@return how {@link #data} was encoded, such as {@code hex}; absent if this is of another form} */
    public Optional<String> encoding() {
        return json.get("encoding").asText();
    }

    /** {@return the bytes; absent if this is of another form, or not encoded as hex} */
    public Optional<Bytes> data() {
        try {
            return encoding()
                    .filter("hex"::equals)
                    .flatMap(hex -> json.get("data").asText())
                    .map(Bytes::fromHex);
        } catch (InvalidRequestException e) {
            return Optional.empty(); // not hex, although the service says so; json() returns it
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GenesisData && json.equals(((GenesisData) other).json);
    }

    @Override
    public int hashCode() {
        return json.hashCode();
    }

    /** {@return the JSON text} */
    @Override
    public String toString() {
        return json.toString();
    }
}

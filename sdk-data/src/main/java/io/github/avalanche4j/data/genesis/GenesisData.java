package io.github.avalanche4j.data.genesis;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Objects;
import java.util.Optional;

/**
 * What a chain began with, whole and as it came. The service sends it in three forms: the genesis of an EVM chain as an
 * object, any genesis as one text, and bytes as {@code {"encoding":"hex","data":"0x…"}}.
 */
public final class GenesisData {
    private final JsonTree json;

    private GenesisData(JsonTree json) {
        this.json = json;
    }

    /**
     * {@return genesis data as it came}
     *
     * @param json an object or a text
     */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static GenesisData of(JsonTree json) {
        return new GenesisData(Objects.requireNonNull(json, "json"));
    }

    /** {@return everything, also what this library has no accessor for} */
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

    /** {@return the bytes; absent if this is of another form, or encoded in another way than hex} */
    public Optional<Bytes> data() {
        try {
            return encoding()
                    .filter("hex"::equals)
                    .flatMap(hex -> json.get("data").asText())
                    .map(Bytes::fromHex);
        } catch (InvalidRequestException e) {
            return Optional.empty(); // not hex, whatever the service says; json() has it
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

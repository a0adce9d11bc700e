package io.github.avalanche4j.core.internal.args;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Checks ids, hashes and addresses before they are sent: those from a response may hold any text that the server sent.
 */
public final class WellFormed {
    private WellFormed() {}

    /**
     * Checks an argument that is an id, a hash or an address, and those within lists and maps.
     */
    public static <T> T require(String argument, T value) {
        Objects.requireNonNull(value, argument);
        if (value instanceof Collection<?> list) {
            list.forEach(element -> requireIn(argument, element));
        } else if (value instanceof Map<?, ?> map) {
            map.values().forEach(element -> requireIn(argument, element));
        } else {
            String rule = rule(value);
            if (!rule.isEmpty()) {
                throw new InvalidRequestException(argument, value.toString(), rule);
            }
        }
        return value;
    }

    /** Named parameters, each checked under its name. */
    public static void requireAll(Map<?, ?> params) {
        params.forEach((name, value) -> requireIn(String.valueOf(name), value));
    }

    private static void requireIn(String argument, @Nullable Object value) {
        if (value != null) {
            require(argument, value);
        }
    }

    /** The rule that a value breaks; empty for none. */
    private static String rule(Object value) {
        if (value instanceof Id id) {
            return id.isValid() ? "" : "32 bytes in cb58";
        } else if (value instanceof NodeId node) {
            return node.isValid() ? "" : "NodeID- and 20 bytes in cb58";
        } else if (value instanceof Bech32Address address) {
            return address.isValid() ? "" : "bech32 of 20 bytes, like P-avax1…";
        } else if (value instanceof EvmAddress address) {
            return address.isValid() ? "" : "0x and 40 hex digits";
        } else if (value instanceof EvmHash hash) {
            return hash.isValid() ? "" : "0x and 64 hex digits";
        }
        return "";
    }
}

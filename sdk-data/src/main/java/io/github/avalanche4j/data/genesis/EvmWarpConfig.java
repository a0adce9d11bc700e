package io.github.avalanche4j.data.genesis;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;

/**
 * How an EVM chain verifies cross-chain messages.
 *
 * @param json the whole object, including fields without an accessor here
 */
@NoJson("write its json()")
public record EvmWarpConfig(JsonTree json) {
    /** {@return when it takes effect, in seconds since 1970} */
    public Optional<UInt64> blockTimestamp() {
        return json.get("blockTimestamp").asUInt64();
    }

    /** {@return the share of the weight that must sign, in percent} */
    public Optional<UInt64> quorumNumerator() {
        return json.get("quorumNumerator").asUInt64();
    }

    /** {@return whether the validators of the primary network sign for messages from it} */
    public Optional<Boolean> requirePrimaryNetworkSigners() {
        return json.get("requirePrimaryNetworkSigners").asBoolean();
    }

    /** {@return the JSON text} */
    @Override
    public String toString() {
        return json.toString();
    }
}

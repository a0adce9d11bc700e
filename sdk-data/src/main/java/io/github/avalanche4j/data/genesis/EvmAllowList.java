package io.github.avalanche4j.data.genesis;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Optional;

/**
 * The allow list of a precompiled contract of an EVM chain.
 *
 * @param json the whole object, including fields without an accessor here
 */
@NoJson("write its json()")
public record EvmAllowList(JsonTree json) {
    /** {@return when it takes effect, in seconds since 1970} */
    public Optional<UInt64> blockTimestamp() {
        return json.get("blockTimestamp").asUInt64();
    }

    /** {@return the admins, which may change the list; may be empty} */
    public List<String> adminAddresses() {
        return addresses("adminAddresses");
    }

    /** {@return the managers, which may enable and disable others; may be empty} */
    public List<String> managerAddresses() {
        return addresses("managerAddresses");
    }

    /** {@return the addresses that may use the contract; may be empty} */
    public List<String> enabledAddresses() {
        return addresses("enabledAddresses");
    }

    private List<String> addresses(String field) {
        return json.get(field).elements().stream()
                .flatMap(address -> address.asText().stream())
                .toList();
    }

    /** {@return the JSON text} */
    @Override
    public String toString() {
        return json.toString();
    }
}

package io.github.avalanche4j.node.evm;

import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The rules that an EVM chain applies at a certain time. The set of rules depends on the node's version, so they are
 * maps by the names in the response; {@link #tree} has the whole result.
 *
 * @param tree the result as received
 */
public record ActiveRules(@JsonValue io.github.avalanche4j.core.value.JsonTree tree) {
    /**
     * An enabled precompiled contract.
     *
     * @param timestamp when it was enabled
     */
    public record Precompile(Optional<Instant> timestamp) {}

    /** {@return the number of the chain, which nodes list among Ethereum's rules; absent before Subnet-EVM 0.7.4} */
    public Optional<BigInteger> chainId() {
        return tree.get("ethRules").get("ChainID").asInteger();
    }

    /** {@return Ethereum's rules, such as {@code IsHomestead} and {@code IsCancun}, and whether they apply} */
    public Map<String, Boolean> ethRules() {
        return rules("ethRules");
    }

    /** {@return Avalanche's rules, such as {@code IsSubnetEVM} and {@code IsEtna}, and whether they apply} */
    public Map<String, Boolean> avalancheRules() {
        return rules("avalancheRules");
    }

    /**
     * {@return whether a rule applies; false if the node does not list it}
     *
     * @param rule its name, such as {@code IsCancun} or {@code IsEtna}
     */
    public boolean holds(String rule) {
        return ethRules().getOrDefault(rule, false) || avalancheRules().getOrDefault(rule, false);
    }

    /** {@return the enabled precompiled contracts, by their configuration keys, such as {@code warpConfig}} */
    public Map<String, Precompile> precompiles() {
        return Collections.unmodifiableMap(ConfigTree.objects(
                tree.get("precompiles"), config -> new Precompile(ConfigTree.time(config.get("timestamp")))));
    }

    private Map<String, Boolean> rules(String field) {
        Map<String, Boolean> rules = new LinkedHashMap<>();
        tree.get(field).fields().forEach((name, value) -> value.asBoolean().ifPresent(holds -> rules.put(name, holds)));
        return Collections.unmodifiableMap(rules);
    }
}

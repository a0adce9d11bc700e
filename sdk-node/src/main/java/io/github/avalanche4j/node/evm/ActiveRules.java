package io.github.avalanche4j.node.evm;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.internal.wire.Received;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.JsonTree;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The rules that an EVM chain applies at a certain time. The set of rules depends on the node's version, so they are
 * maps by the names in the response; {@link #tree} has the whole result.
 */
@AnyMapper
public final class ActiveRules {
    /** An enabled precompiled contract. */
    @Value
    @NoJson("write the ActiveRules that have it")
    public interface Precompile {
        /** {@return when it was enabled} */
        Optional<Instant> timestamp();
    }

    private final JsonTree tree;

    @Received
    ActiveRules(JsonTree tree) {
        this.tree = tree;
    }

    /** {@return the result as received} */
    @JsonValue
    public JsonTree tree() {
        return tree;
    }

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
                tree.get("precompiles"), config -> ImmutablePrecompile.of(ConfigTree.time(config.get("timestamp")))));
    }

    private Map<String, Boolean> rules(String field) {
        Map<String, Boolean> rules = new LinkedHashMap<>();
        tree.get(field).fields().forEach((name, value) -> value.asBoolean().ifPresent(holds -> rules.put(name, holds)));
        return Collections.unmodifiableMap(rules);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ActiveRules that && tree.equals(that.tree);
    }

    @Override
    public int hashCode() {
        return tree.hashCode();
    }

    /** {@return the JSON text} */
    @Override
    public String toString() {
        return tree.toString();
    }
}

package io.github.avalanche4j.node.health;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The checks of a node and whether all of them pass. A report of an unhealthy node is a value, not an exception.
 */
@Value
public interface HealthReport {
    /**
     * {@return the checks by name: {@code bootstrapped}, {@code database}, {@code diskspace}, {@code network}, {@code
     * router}, and one per chain under its alias or id, among others} The set of checks depends on the node's version
     * and chains.
     */
    Map<String, HealthCheck> checks();

    /** {@return whether all checks in this report pass; checks excluded by tags do not count} */
    boolean healthy();

    /**
     * {@return the result of a chain's check; absent if there is no such check, or the chain could not be created}
     *
     * @param chain the chain's alias or id, such as {@code C}
     */
    default Optional<ChainHealth> chain(String chain) {
        return message(chain, HealthMessages::chain);
    }

    /** {@return the result of the disk's check; absent where the report has none} */
    default Optional<DiskHealth> diskspace() {
        return message("diskspace", HealthMessages::disk);
    }

    /** {@return the result of the network's check; absent where the report has none} */
    default Optional<NetworkHealth> network() {
        return message("network", HealthMessages::network);
    }

    /** {@return the result of the router's check; absent where the report has none} */
    default Optional<RouterHealth> router() {
        return message("router", HealthMessages::router);
    }

    private <T> Optional<T> message(String check, Function<JsonTree, T> reading) {
        return Optional.ofNullable(checks().get(check))
                .flatMap(HealthCheck::message)
                .filter(JsonTree::isObject)
                .map(reading);
    }
}

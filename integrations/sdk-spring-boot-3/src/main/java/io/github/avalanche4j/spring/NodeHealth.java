package io.github.avalanche4j.spring;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.health.HealthReport;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * The health of a node in Spring's terms: up, down, or out of service while the node starts.
 *
 * @param status the code of Spring's status
 * @param details what the health endpoint shows
 */
record NodeHealth(String status, Map<String, Object> details) {
    private static final Duration TIMEOUT = Duration.ofSeconds(2);
    private static final String UP = "UP";
    private static final String DOWN = "DOWN";
    private static final String OUT_OF_SERVICE = "OUT_OF_SERVICE";

    static NodeHealth of(NodeClient node) {
        try {
            return reported(node);
        } catch (InterfaceUnavailableException e) {
            boolean starting = e.reason() == Reason.STARTING || e.reason() == Reason.BOOTSTRAPPING;
            return starting ? failed(OUT_OF_SERVICE, e) : withoutReport(node);
        } catch (ApiException.NotFound | ApiException.Forbidden e) {
            return withoutReport(node);
        } catch (AvalancheException e) {
            return failed(DOWN, e);
        }
    }

    private static NodeHealth reported(NodeClient node) {
        HealthReport health = once(node.health().healthByGet());
        if (health.healthy()) {
            return new NodeHealth(
                    UP, Map.of("checks", List.copyOf(health.checks().keySet())));
        }
        boolean ready = once(node.health().readinessByGet()).healthy();
        List<String> failing = health.checks().entrySet().stream()
                .filter(check -> !check.getValue().passed())
                .map(Map.Entry::getKey)
                .toList();
        return new NodeHealth(ready ? DOWN : OUT_OF_SERVICE, Map.of("failing", failing));
    }

    /** Public servers do not serve the node's health, but report whether a chain is bootstrapped. */
    private static NodeHealth withoutReport(NodeClient node) {
        try {
            boolean bootstrapped = once(node.info().isBootstrapped("P"));
            return new NodeHealth(bootstrapped ? UP : OUT_OF_SERVICE, Map.of("bootstrapped", bootstrapped));
        } catch (AvalancheException e) {
            return failed(DOWN, e);
        }
    }

    private static <T> T once(Call<T> call) {
        return call.timeout(TIMEOUT).retries(0).execute();
    }

    private static NodeHealth failed(String status, AvalancheException why) {
        return new NodeHealth(status, Map.of("reason", String.valueOf(why.getMessage())));
    }
}

package consumer;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.health.HealthReport;
import java.time.Duration;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.stereotype.Component;

// snippet: health
/** Reports the health of this service's node as part of the service's own health. */
@Component
class NodeHealthIndicator implements HealthIndicator {
    private final NodeClient node;

    NodeHealthIndicator(NodeClient node) {
        this.node = node;
    }

    @Override
    public Health health() {
        try {
            HealthReport report =
                    node.health().healthByGet().timeout(Duration.ofSeconds(2)).retries(0).execute();
            return (report.healthy() ? Health.up() : Health.down())
                    .withDetail("checks", report.checks().keySet())
                    .build();
        } catch (AvalancheException e) {
            return Health.down().withDetail("reason", e.getMessage()).build();
        }
    }
}
// end

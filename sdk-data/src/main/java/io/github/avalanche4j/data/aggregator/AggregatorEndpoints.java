package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import io.github.avalanche4j.data.health.ServiceHealth;
import io.github.avalanche4j.data.internal.ComputeUnits;
import java.time.Duration;
import java.util.List;

/** The endpoints of signature aggregators. */
final class AggregatorEndpoints {
    // texts of icm-services' signature-aggregator, which has waited 20 to 50 s for more signatures by then
    private static final List<String> TOO_FEW =
            List.of("failed to collect a threshold of signatures", "failed to connect to a threshold of stake");

    // the server times out after 55 s
    static final BackoffSchedule HEALING = new BackoffSchedule(
            List.of(Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(20)),
            Duration.ofSeconds(65),
            TOO_FEW);

    static final Endpoint.Rest<AggregatedMessage> AGGREGATE = Endpoint.post(
                    "aggregator.aggregateSignatures",
                    "/v1/signatureAggregator/{network}/aggregateSignatures",
                    AggregatedMessage.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<AggregatedMessage> AGGREGATED_BY_TRANSACTION = Endpoint.get(
                    "aggregator.getAggregatedSignatures",
                    "/v1/signatureAggregator/{network}/aggregateSignatures/{txHash}",
                    AggregatedMessage.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<AggregatedMessage> AGGREGATE_SELF_HOSTED =
            Endpoint.post("aggregator.selfHostedAggregateSignatures", "/aggregate-signatures", AggregatedMessage.class);
    static final Endpoint.Rest<ServiceHealth> SELF_HOSTED_HEALTH = Endpoint.get(
                    "aggregator.selfHostedHealth", "/health", ServiceHealth.class)
            .accepting(503);

    private AggregatorEndpoints() {}
}

package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.MESSAGE;

import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.testing.FakeDataService;
import java.util.LinkedHashMap;
import java.util.Map;

/** The requests of signature aggregators by the names of their fixtures, as a user writes them. */
final class AggregatorRequests {
    private AggregatorRequests() {}

    static Map<String, Requests.Request> all() {
        Map<String, Requests.Request> requests = new LinkedHashMap<>();
        requests.put(
                "aggregate",
                (data, service) -> data.signatureAggregator(Network.FUJI)
                        .aggregate(MESSAGE)
                        .execute());
        requests.put(
                "aggregated-by-transaction",
                (data, service) -> data.signatureAggregator(Network.MAINNET)
                        .aggregatedFor(ID)
                        .execute());
        requests.put("aggregate-self-hosted", (data, service) -> selfHosted(service));
        return requests;
    }

    private static Object selfHosted(FakeDataService service) {
        try (SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url())) {
            return aggregator.aggregate(MESSAGE).execute();
        }
    }
}

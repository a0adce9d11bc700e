package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.MESSAGE;

import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.testing.FakeDataService;

/** The requests of signature aggregators by the names of their fixtures, as a user writes them. */
final class AggregatorRequests {
    private AggregatorRequests() {}

    static void addTo(RequestTable<DataClient> requests) {
        requests.call(
                "aggregate", data -> data.signatureAggregator(Network.FUJI).aggregate(MESSAGE));
        requests.call(
                "aggregated-by-transaction",
                data -> data.signatureAggregator(Network.MAINNET).aggregatedFor(ID));
        requests.put("aggregate-self-hosted", (data, service) -> selfHosted(service));
    }

    private static Object selfHosted(FakeDataService service) {
        try (SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url())) {
            return aggregator.aggregate(MESSAGE).execute();
        }
    }
}

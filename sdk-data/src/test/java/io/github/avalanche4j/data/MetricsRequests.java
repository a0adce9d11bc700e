package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.first;

import java.util.LinkedHashMap;
import java.util.Map;

/** The requests of metrics by the names of their fixtures, as a user writes them. */
final class MetricsRequests {
    private MetricsRequests() {}

    static Map<String, Requests.Request> all() {
        Map<String, Requests.Request> requests = new LinkedHashMap<>();
        requests.put("nft-holders", (data, service) -> first(data.metrics().nftHolders("43114", ADDRESS)));
        requests.put(
                "nft-holders-specification",
                (data, service) -> first(data.metrics().nftHolders("43114", ADDRESS)));
        requests.put("average-tps", (data, service) -> first(data.metrics().averageTps("43114")));
        return requests;
    }
}

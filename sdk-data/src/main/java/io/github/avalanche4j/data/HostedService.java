package io.github.avalanche4j.data;

/** A public host of the services. Both serve the same interface; their keys come from different consoles. */
public enum HostedService {
    /** For keys of the Builder Hub, and for callers without a key. */
    BUILDER_HUB("https://data-api.avax.network", "https://metrics.avax.network"),
    /** For keys of AvaCloud. */
    AVACLOUD("https://glacier-api.avax.network", "https://popsicle-api.avax.network");

    private final String dataUrl;
    private final String metricsUrl;

    HostedService(String dataUrl, String metricsUrl) {
        this.dataUrl = dataUrl;
        this.metricsUrl = metricsUrl;
    }

    /** {@return the address of the data service and of its signature aggregator} */
    public String dataUrl() {
        return dataUrl;
    }

    /** {@return the address of the metrics service} */
    public String metricsUrl() {
        return metricsUrl;
    }

    /** {@return the header that carries the key, which differs from the specified one} */
    public String keyHeader() {
        return "x-glacier-api-key";
    }
}

package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.MESSAGE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.data.aggregator.SignatureAggregator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses, keys and aggregations that are refused before anything is sent. */
class ClientWrongArgumentsTest extends WrongArguments {
    private final SignatureAggregator aggregator = data.signatureAggregator(Network.MAINNET);

    @Test
    void aggregations_that_the_specification_forbids() {
        refused("message", () -> aggregator.aggregate(r -> {}));
        refused("message", () -> aggregator.aggregate(Bytes.EMPTY));
        refused(
                "quorumPercentage",
                () -> aggregator.aggregate(r -> r.message(MESSAGE).quorumPercentage(-1)));
        refused(
                "quorumPercentage",
                () -> aggregator.aggregate(r -> r.message(MESSAGE).quorumPercentage(101)));
        refused(
                "quorumPercentageBuffer",
                () -> aggregator.aggregate(r -> r.message(MESSAGE).quorumPercentageBuffer(101)));
        refused(
                "quorumPercentageBuffer",
                () -> aggregator.aggregate(
                        r -> r.message(MESSAGE).quorumPercentage(70).quorumPercentageBuffer(31)));
        refused(
                "quorumPercentageBuffer",
                () -> aggregator.aggregate(
                        r -> r.message(MESSAGE).quorumPercentage(0).quorumPercentageBuffer(50)));
        refused(
                "quorumPercentageBuffer",
                () -> aggregator.aggregate(r -> r.message(MESSAGE).quorumPercentageBuffer(34)));
        refused(
                "pChainHeight",
                () -> aggregator.aggregate(r -> r.message(MESSAGE).pChainHeight(-1)));
        try (SelfHostedAggregator own = SelfHostedAggregator.create(service.url())) {
            refused("message", () -> own.aggregate(r -> {}));
            refused(
                    "quorumPercentage",
                    () -> own.aggregate(r -> r.message(MESSAGE).quorumPercentage(101)));
        }
        refused("url", () -> SelfHostedAggregator.create("localhost"));
    }

    @Test
    void keys_and_addresses_of_services() {
        refused("key", () -> ApiKey.of(""));
        refused("key", () -> ApiKey.of("two words"));
        refused("key", () -> ApiKey.of("line\nbreak"));
        refused("header name", () -> DataClient.create(HostedService.BUILDER_HUB, options -> options.keyHeader("x y")));
        refused("url", () -> DataClient.create("data-api.avax.network"));
        refused("metricsUrl", () -> DataClient.create(service.url(), options -> options.metricsUrl("ftp://x")));
        refused("aggregatorUrl", () -> DataClient.create(service.url(), options -> options.aggregatorUrl("")));
        assertThatThrownBy(() -> DataClient.create("data-api.avax.network"))
                .hasMessageContaining("https://data-api.avax.network")
                .hasMessageNotContaining("9650");
        assertThatThrownBy(() -> SelfHostedAggregator.create("localhost"))
                .hasMessageContaining("http://localhost:8080");
        refused("chainId", () -> data.chain(-1));
        refused("metricsUrl", () -> DataClient.create(service.url()).metrics());
        assertThatThrownBy(() -> ApiKey.of("sécret-key")).hasMessageNotContaining("cret-key");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1", "/v2/", "/proxy/v1"})
    void an_address_that_ends_with_the_version(String path) {
        String versioned = service.url() + path;
        refused("url", () -> DataClient.create(versioned));
        refused("metricsUrl", () -> DataClient.create(service.url(), options -> options.metricsUrl(versioned)));
        refused("aggregatorUrl", () -> DataClient.create(service.url(), options -> options.aggregatorUrl(versioned)));
    }

    @Test
    void spaces_around_an_address_are_stripped() {
        try (DataClient padded = DataClient.create("  " + service.url() + " \n")) {
            assertThat(padded).hasToString(DataClient.create(service.url()).toString());
        }
    }
}

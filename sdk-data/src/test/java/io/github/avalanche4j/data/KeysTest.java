package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.MESSAGE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which servers receive the key, in which header; no other server receives it. */
class KeysTest {
    private static final String CANARY = "canary-4f1d8c02b7";
    private static final String BLOCKS = "/v1/chains/43114/blocks";
    private static final String AGGREGATE = "/v1/signatureAggregator/fuji/aggregateSignatures";

    private final FakeDataService service = FakeDataService.start();
    private final FakeDataService metrics = FakeDataService.start();
    private final FakeDataService elsewhere = FakeDataService.start();

    @AfterEach
    void close() {
        service.close();
        metrics.close();
        elsewhere.close();
    }

    private DataClient client() {
        return DataClient.create(
                service.url(), options -> options.metricsUrl(metrics.url()).key(ApiKey.of(CANARY)));
    }

    private static boolean holdsKey(ReceivedRequest request) {
        return request.toString().contains(CANARY)
                || request.headers().values().stream().flatMap(List::stream).anyMatch(value -> value.contains(CANARY));
    }

    @Test
    void the_key_is_sent_to_the_data_service_in_the_specified_header() {
        service.requireApiKey("x-service-api-key", CANARY).list(BLOCKS, "blocks");

        try (DataClient data = client()) {
            assertThat(data.chain("43114").blocks()).isEmpty();
        }

        assertThat(service.received().get(0).header("x-glacier-api-key")).isEmpty();
    }

    @Test
    void the_headers_name_is_the_users_choice() {
        service.requireApiKey("x-any", CANARY).list(BLOCKS, "blocks");

        try (DataClient data = DataClient.create(
                service.url(), options -> options.key(ApiKey.of(CANARY)).keyHeader("x-any"))) {
            assertThat(data.chain("43114").blocks()).isEmpty();
        }

        assertThat(service.received().get(0).header("x-service-api-key")).isEmpty();
    }

    @Test
    void the_public_hosts_have_their_own_header() {
        assertThat(HostedService.values()).allSatisfy(host -> {
            assertThat(host.keyHeader()).isEqualTo("x-glacier-api-key");
            assertThat(host.dataUrl()).startsWith("https://").endsWith("-api.avax.network");
            assertThat(host.metricsUrl()).startsWith("https://").endsWith(".avax.network");
        });
        try (DataClient data =
                DataClient.create(HostedService.AVACLOUD, options -> options.aggregatorUrl(service.url()))) {
            assertThat(data.toString())
                    .contains(HostedService.AVACLOUD.dataUrl())
                    .contains(HostedService.AVACLOUD.metricsUrl())
                    .contains(service.url());
        }
    }

    @Test
    void a_separate_aggregator_of_a_public_host_gets_the_key_in_that_hosts_header() {
        service.aggregator((message, quorum) -> message);

        try (DataClient data = DataClient.create(
                HostedService.BUILDER_HUB,
                options -> options.aggregatorUrl(service.url()).key(ApiKey.of(CANARY)))) {
            data.signatureAggregator(Network.FUJI).aggregate(MESSAGE).execute();
        }

        assertThat(service.received().get(0).header("x-glacier-api-key")).contains(CANARY);
    }

    @Test
    void metrics_are_sent_no_key() {
        metrics.list("/v1/avg_tps/43114", "results");

        try (DataClient data = client()) {
            assertThat(data.metrics().averageTps("43114")).isEmpty();
        }

        assertThat(metrics.received()).hasSize(1).noneMatch(KeysTest::holdsKey);
    }

    @Test
    void a_self_hosted_aggregator_is_sent_a_key_only_where_it_is_set_for_it() {
        service.aggregator((message, quorum) -> message);

        try (SelfHostedAggregator without = SelfHostedAggregator.create(service.url());
                SelfHostedAggregator with = SelfHostedAggregator.create(
                        service.url(), options -> options.header("x-gate", ApiKey.of(CANARY)))) {
            without.aggregate(MESSAGE).execute();
            with.aggregate(MESSAGE).execute();
        }

        assertThat(service.received())
                .satisfiesExactly(
                        first -> assertThat(holdsKey(first)).isFalse(),
                        second -> assertThat(second.header("x-gate")).contains(CANARY));
    }

    @Test
    void addresses_are_independent_and_used_exactly_as_set() {
        service.list("/proxy/v1" + BLOCKS.substring(3), "blocks");
        metrics.list("/m/v1/avg_tps/1", "results");
        elsewhere.aggregator((message, quorum) -> message);

        try (DataClient data = DataClient.create(
                service.url() + "/proxy",
                options -> options.metricsUrl(metrics.url() + "/m/")
                        .aggregatorUrl(elsewhere.url())
                        .key(ApiKey.of(CANARY)))) {
            assertThat(data.chain("43114").blocks()).isEmpty();
            assertThat(data.metrics().averageTps("1")).isEmpty();
            data.signatureAggregator(Network.FUJI).aggregate(MESSAGE).execute();
        }

        assertThat(service.received())
                .extracting(ReceivedRequest::path)
                .containsExactly("/proxy" + BLOCKS + "?pageSize=100");
        assertThat(metrics.received()).extracting(ReceivedRequest::path).containsExactly("/m/v1/avg_tps/1");
        assertThat(elsewhere.received()).extracting(ReceivedRequest::path).containsExactly(AGGREGATE);
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 302, 303, 307, 308})
    void a_redirect_is_not_followed_and_its_host_never_sees_the_key(int status) {
        String away = elsewhere.url() + BLOCKS;
        service.onAny()
                .respondStatus(status, "text/plain", "moved")
                .header("location", away)
                .always();
        metrics.onAny()
                .respondStatus(status, "text/plain", "moved")
                .header("location", away)
                .always();

        try (DataClient data = client()) {
            List.<Throwable>of(
                            catchThrowable(() ->
                                    data.chain("43114").blocks().iterator().hasNext()),
                            catchThrowable(() ->
                                    data.metrics().averageTps("1").iterator().hasNext()),
                            catchThrowable(() -> data.signatureAggregator(Network.FUJI)
                                    .aggregate(MESSAGE)
                                    .execute()))
                    .forEach(failure -> {
                        assertThat(failure)
                                .isInstanceOf(ApiException.class)
                                .hasMessageContaining("redirect")
                                .hasMessageNotContaining(CANARY);
                    });
        }

        assertThat(elsewhere.receivedCount()).isZero();
    }

    @Test
    void nothing_is_sent_to_any_server_but_the_service() {
        service.list(BLOCKS, "blocks");

        try (DataClient data = client()) {
            assertThat(data.chain("43114").blocks()).isEmpty();
        }

        assertThat(service.receivedCount()).isEqualTo(1);
        assertThat(metrics.receivedCount()).isZero();
        assertThat(service.received().get(0).headers().keySet().stream()
                        .map(String::toLowerCase)
                        .toList())
                .containsExactlyInAnyOrder(
                        "accept", "accept-encoding", "connection", "host", "user-agent", "x-service-api-key");
    }
}

package io.github.avalanche4j.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No address that is refused, before a client knows what is secret in it, is shown with its key. */
class RefusedAddressesHideKeysTest {
    private static final String KEY = "8f3cKEY16CHARSORMORE";
    private static final String GATEWAY = "https://gateway.test/" + KEY;

    private static void assertRefusedWithoutKey(String argument, ThrowingCallable creation) {
        InvalidRequestException refused = catchThrowableOfType(InvalidRequestException.class, creation);

        assertThat(refused.argument()).isEqualTo(argument);
        assertThat(Shown.of(refused) + refused.value()).doesNotContain(KEY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1", "/v2/", "/proxy/v1"})
    void an_address_of_the_services_that_ends_with_a_version(String version) {
        String url = GATEWAY + version;

        assertRefusedWithoutKey("url", () -> DataClient.create(url));
        assertRefusedWithoutKey("metricsUrl", () -> DataClient.create(GATEWAY, options -> options.metricsUrl(url)));
        assertRefusedWithoutKey(
                "aggregatorUrl", () -> DataClient.create(GATEWAY, options -> options.aggregatorUrl(url)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ftp://gateway.test/",
                "gateway.test/",
                "https://gateway.test:x/",
                "https://" + KEY + "@gateway.test:x/"
            })
    void an_address_that_is_no_url(String start) {
        String url = start + KEY;

        assertRefusedWithoutKey("url", () -> NodeClient.create(url));
        assertRefusedWithoutKey("url", () -> EvmClient.create(url));
        assertRefusedWithoutKey(
                "webSocket", () -> EvmClient.create("https://gateway.test", options -> options.webSocket(url)));
        assertRefusedWithoutKey("url", () -> SelfHostedAggregator.create(url));
        assertRefusedWithoutKey("url", () -> DataClient.create(url));
        assertRefusedWithoutKey("metricsUrl", () -> DataClient.create(GATEWAY, options -> options.metricsUrl(url)));
        assertRefusedWithoutKey(
                "aggregatorUrl", () -> DataClient.create(GATEWAY, options -> options.aggregatorUrl(url)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/ext/info", "/ext/bc/C/rpc"})
    void an_address_with_a_path_of_the_node(String path) {
        assertRefusedWithoutKey("url", () -> NodeClient.create(GATEWAY + path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ftp://hooks.test/", "hooks.test/", "https://hooks.test/{id}/", "https://hooks_test/"})
    void an_address_that_receives_webhooks(String start) {
        try (DataClient data = DataClient.create(GATEWAY)) {
            assertRefusedWithoutKey("url", () -> data.webhooks().update("id", hook -> hook.url(start + KEY)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/networks?apikey=", "https://gateway.test/v1/networks?apikey=", GATEWAY + "/v1/"})
    void a_path_that_has_a_query_or_is_an_address(String start) {
        try (DataClient data = DataClient.create(GATEWAY, options -> options.metricsUrl(GATEWAY))) {
            String path = start + KEY;

            assertRefusedWithoutKey("path", () -> data.get(path, Map.of(), JsonTree.class));
            assertRefusedWithoutKey("path", () -> data.list(path, Map.of(), "items", JsonTree.class));
            assertRefusedWithoutKey("path", () -> data.post(path, Map.of(), JsonTree.class));
            assertRefusedWithoutKey("path", () -> data.patch(path, Map.of(), JsonTree.class));
            assertRefusedWithoutKey("path", () -> data.metrics().get(path, Map.of(), JsonTree.class));
        }
    }
}

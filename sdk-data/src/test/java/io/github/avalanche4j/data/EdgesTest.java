package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.evm.EvmBlockDetails;
import io.github.avalanche4j.data.model.RateLimit;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Edge cases of the data services: numbers as texts, proxies, spoiled pages, remaining units. */
class EdgesTest extends DataTestBase {
    private static final String CHAIN = "/v1/chains/43114";

    @Test
    void a_chain_is_named_by_its_number_too() {
        assertThat(data.chain(43114).info().execute())
                .isEqualTo(data.chain("43114").info().execute());
        assertThat(service.received().get(0).path()).isEqualTo(CHAIN);
    }

    @Test
    void the_remaining_rate_limit_is_visible_while_items_are_walked() {
        service.rateLimitUnits(1000, Duration.ofMinutes(1));
        try (PagedIterator<EvmBlockDetails> walk =
                data.chain(43114).blocks().pageSize(10).iterator()) {
            assertThat(RateLimit.of(walk.headers())).isEmpty();

            walk.next();
            assertThat(RateLimit.of(walk.headers()).orElseThrow().remaining()).hasValue(990);
            for (int i = 1; i <= 10; i++) {
                walk.next();
            }
            assertThat(RateLimit.of(walk.headers()).orElseThrow().remaining()).hasValue(980);
        }
        try (var pages = data.chain(43114).blocks().pages().iterator()) {
            pages.next();
            assertThat(RateLimit.of(pages.headers()).orElseThrow().remaining()).hasValue(970);
        }
    }

    @Test
    void an_address_without_a_chain_in_front_is_made_of_bytes() {
        Bech32Address address = Bech32Address.of(Network.MAINNET, Requests.OWNER.bytes());

        assertThat(address).isEqualTo(Requests.OWNER).hasToString(Requests.OWNER.toString());
        assertThat(address.chain()).isEmpty();
        assertThat(address.network()).isEqualTo("avax");
        assertThat(Bech32Address.parse(address.toString())).isEqualTo(address);
    }

    @Test
    void errors_have_the_path_of_the_base_url() {
        try (DataClient proxied = DataClient.create(service.url() + "/proxy")) {
            service.onGet("/proxy" + CHAIN)
                    .respondStatus(404, "text/plain", "none")
                    .always();

            assertThatThrownBy(() -> proxied.chain(43114).info().execute())
                    .isInstanceOf(ApiException.NotFound.class)
                    .hasMessageContaining("GET " + CHAIN + " at " + service.url() + "/proxy");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<html>Please wait</html>", "{\"chainId\":\"431"})
    void a_spoiled_page_with_status_200_is_requested_again_if_it_is_a_read(String body) {
        String type = body.startsWith("<") ? "text/html" : "application/json";
        service.onGet(CHAIN).respondStatus(200, type, body);

        assertThat(data.chain(43114).info().execute().chainId()).isEqualTo("43114");
        assertThat(service.receivedCount()).isEqualTo(2);
    }

    @Test
    void a_page_that_stays_spoiled_is_reported_as_such_and_one_of_another_form_is_not_asked_for_again() {
        service.onGet(CHAIN)
                .respondStatus(200, "text/html", "<html>Please wait</html>")
                .always();
        assertThatThrownBy(() -> data.chain(43114).info().execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("a page of HTML");
        assertThat(service.receivedCount()).isEqualTo(3);

        service.onGet("/v1/chains/1")
                .respondStatus(200, "application/json", "[1]")
                .always();
        assertThatThrownBy(() -> data.chain(1).info().execute()).isInstanceOf(ResponseFormatException.class);
        assertThat(service.receivedCount()).isEqualTo(4);
    }

    @Test
    void a_posted_body_is_not_sent_again_for_a_spoiled_response() {
        service.onAny()
                .respondStatus(200, "text/html", "<html>Please wait</html>")
                .always();

        assertThatThrownBy(() -> data.signatureAggregator(Network.FUJI)
                        .aggregate(Requests.MESSAGE)
                        .execute())
                .isInstanceOf(ResponseFormatException.class);
        assertThat(service.receivedCount()).isEqualTo(1);
    }
}

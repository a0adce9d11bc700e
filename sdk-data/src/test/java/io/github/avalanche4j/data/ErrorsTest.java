package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.testing.ErrorFormat;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Errors of each status in each form of body. */
class ErrorsTest {
    private static final String BLOCKS = "/v1/chains/43114/blocks";
    private static final String WORDS = "Invalid address format, see the manual";
    private static final Map<Integer, Class<? extends ApiException>> TYPES = Map.of(
            400, ApiException.BadRequest.class,
            401, ApiException.Unauthorized.class,
            403, ApiException.Forbidden.class,
            404, ApiException.NotFound.class,
            429, ApiException.RateLimited.class,
            500, ApiException.ServerError.class,
            502, ApiException.ServerError.class,
            503, ApiException.ServerError.class,
            504, ApiException.ServerError.class);

    private static final FakeDataService SERVICE = FakeDataService.start();
    private static final DataClient DATA = Requests.client(SERVICE);

    @AfterAll
    static void close() {
        DATA.close();
        SERVICE.close();
    }

    static List<Arguments> statusesAndForms() {
        List<Arguments> all = new ArrayList<>();
        for (int status : TYPES.keySet()) {
            for (ErrorFormat form : ErrorFormat.values()) {
                all.add(Arguments.of(status, form));
            }
        }
        return all;
    }

    private ApiException fail() {
        return catchThrowableOfType(
                ApiException.class,
                () -> DATA.chain("43114").blocks().retries(0).iterator().hasNext());
    }

    @Test
    void a_missing_key_and_a_wrong_one_are_distinguished() {
        try (FakeDataService service = FakeDataService.start().requireApiKey("x-service-api-key", "right-key");
                DataClient without = DataClient.create(service.url());
                DataClient wrong = DataClient.create(service.url(), o -> o.key(ApiKey.of("wrong-key")))) {
            assertThatThrownBy(() -> without.chains().of(Requests.ADDRESS).execute())
                    .isInstanceOf(ApiException.Unauthorized.class)
                    .hasMessageContaining("the client has no key: set one with options.key(ApiKey.of(…))");
            assertThatThrownBy(() -> wrong.chains().of(Requests.ADDRESS).execute())
                    .isInstanceOf(ApiException.Unauthorized.class)
                    .hasMessageContaining("the service does not accept the key")
                    .hasMessageNotContaining("wrong-key");
        }
    }

    @Test
    void a_node_in_place_of_a_service_is_recognized() {
        try (FakeNode node = FakeNode.start();
                DataClient data = DataClient.create(node.url())) {
            node.onAny().respondStatus(404, "text/plain; charset=utf-8", "404 page not found\n");

            assertThatThrownBy(() -> data.chains().of(Requests.ADDRESS).execute())
                    .isInstanceOf(ApiException.NotFound.class)
                    .hasMessageContaining("the server responds like a node, not like a data service");
        }
    }

    @ParameterizedTest
    @MethodSource("statusesAndForms")
    void the_servers_words_reach_the_user_in_the_subtype_of_the_status(int status, ErrorFormat form) {
        SERVICE.respondError(BLOCKS, status, form, WORDS);

        ApiException error = fail();

        assertThat(error).isExactlyInstanceOf(TYPES.get(status));
        assertThat(error.status()).isEqualTo(status);
        assertThat(error.endpoint()).isEqualTo("data.getLatestBlocks");
        assertThat(error.body()).isEqualTo(form.body(status, WORDS));
        assertThat(error).hasMessageContaining("data.getLatestBlocks").hasMessageContaining(Integer.toString(status));
        if (form == ErrorFormat.EMPTY) {
            assertThat(error.messages()).isEmpty();
        } else {
            assertThat(error).hasMessageContaining(WORDS);
        }
    }

    @Test
    void the_errors_name_and_each_of_its_messages_are_there() {
        SERVICE.onGet(BLOCKS)
                .respondStatus(
                        400,
                        "application/json",
                        "{\"message\":[\"pageSize must be an integer\",\"chainId is unknown\"],"
                                + "\"error\":\"Bad Request\",\"statusCode\":400}");

        ApiException error = fail();

        assertThat(error.errorName()).contains("Bad Request");
        assertThat(error.messages()).containsExactly("pageSize must be an integer", "chainId is unknown");
    }

    @Test
    void an_unknown_path_or_chain_is_not_found() {
        SERVICE.respondError(BLOCKS, 404, ErrorFormat.MESSAGE, "Cannot GET " + BLOCKS);

        assertThat(fail())
                .isInstanceOf(ApiException.NotFound.class)
                .hasMessageContaining("Cannot GET /v1/chains/43114/blocks");
    }

    @Test
    void errors_have_the_path_of_the_base_url() {
        try (DataClient proxied = DataClient.create(SERVICE.url() + "/proxy")) {
            SERVICE.onGet("/proxy" + BLOCKS).respondStatus(404, "text/plain", "none");

            assertThatThrownBy(() -> proxied.chain(43114).blocks().iterator().hasNext())
                    .isInstanceOf(ApiException.NotFound.class)
                    .hasMessageContaining("GET " + BLOCKS)
                    .hasMessageContaining(" at " + SERVICE.url() + "/proxy");
        }
    }
}

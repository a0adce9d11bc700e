package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.call.Canary.Place;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.json.JsonText;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.ScriptedPages;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.log.Log;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.testing.Script;
import io.github.avalanche4j.testing.ScriptedResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No log line, message, cause, suppressed exception or toString contains a secret, wherever it was set. */
@ExtendWith(FakeNodeExtension.class)
class RedactionTest {
    private static final List<Canary> CANARIES =
            List.of(new Canary("CanaryK3y0123456789abcdefXYZ"), new Canary("Kanari>>>???+4/2=<zingt>\"luid\"~77&%"));

    /** The places of a second secret. */
    private static final List<Place> ODD_PLACES =
            List.of(Place.API_KEY, Place.PROXY, Place.PASSWORD_IN_URL, Place.QUERY_OF_URL);

    /** Failures in which the server repeats the secret. */
    enum Failure {
        BAD_REQUEST((script, echo) -> said(script, 400, echo)),
        UNAUTHORIZED((script, echo) -> said(script, 401, echo)),
        NOT_FOUND((script, echo) -> said(script, 404, "{\"message\":[" + JsonText.write(echo) + "],\"error\":\"No\"}")),
        ESCAPED((script, echo) ->
                said(script, 400, "{\"message\":" + escaped(echo) + ",\"error\":" + escaped(echo) + "}")),
        RATE_LIMITED((script, echo) -> said(script, 429, "<html><p>" + echo + "</p></html>")),
        SERVER_ERROR((script, echo) -> said(script, 500, "y".repeat(8192 - 14) + echo)),
        REDIRECT((script, echo) ->
                script.respondStatus(307, "text/plain", echo).header("Location", "http://else/?k=secret")),
        CUT((script, echo) -> script.disconnect()),
        CUT_IN_THE_BODY((script, echo) ->
                script.respondRaw("{\"id\":${id},\"x\":" + JsonText.write(echo)).disconnectAfter(30)),
        TIMEOUT((script, echo) -> script.respondRaw("{}").delay(Duration.ofMillis(60))),
        NOT_JSON((script, echo) -> script.respondRaw(echo)),
        BAD_TOKEN((script, echo) -> script.respondRaw("[" + echo.replace(" ", ""))),
        BAD_BEHIND((script, echo) ->
                script.respondRaw("{\"id\":${id},\"a\":" + JsonText.write(echo + "z".repeat(70)) + " oops}")),
        BAD_BEFORE((script, echo) -> script.respondRaw("{\"id\":${id},oops" + "z".repeat(60) + echo)),
        TRUNCATED((script, echo) -> script.respondRaw("{\"id\":${id},\"result\":[" + JsonText.write(echo) + ",")),
        WRONG_ID((script, echo) -> script.respondRaw("{\"id\":" + JsonText.write(echo) + ",\"result\":1}")),
        WRONG_TYPE((script, echo) -> script.respondRaw("{\"id\":${id},\"result\":" + JsonText.write(echo) + "}")),
        STRANGE_FIELD(
                (script, echo) -> script.respondRaw("{\"id\":${id},\"result\":{" + JsonText.write(echo) + ":[}}")),
        RPC_ERROR((script, echo) -> script.respondRaw("{\"id\":${id},\"error\":{\"code\":1,\"message\":"
                + JsonText.write(echo) + ",\"data\":{\"at\":" + JsonText.write(echo) + "}}}")),
        TOO_LONG((script, echo) ->
                script.respondRaw("{\"id\":${id},\"result\":" + JsonText.write(echo.repeat(500)) + "}"));

        private final BiFunction<Script, String, ScriptedResponse> reply;

        Failure(BiFunction<Script, String, ScriptedResponse> reply) {
            this.reply = reply;
        }

        /** The secret as JSON in which every character is escaped. */
        private static String escaped(String echo) {
            return echo.split(" ")[0]
                    .chars()
                    .mapToObj(c -> String.format("\\u%04x", c))
                    .collect(joining("", "\"", "\""));
        }

        private static ScriptedResponse said(Script script, int status, String body) {
            return script.respondStatus(status, "text/plain", body).header("X-Echo", body.replaceAll("[^ -~]", ""));
        }
    }

    private static Stream<Call<?>> calls(TestClient client) {
        Endpoint.Rpc<Integer> number = Endpoint.rpc(TestClient.READ, Integer.class);
        Endpoint.Rest<Integer> rest = Endpoint.get("test.get", "/get", Integer.class);
        RpcChannel chain = client.channel("/ext/bc/C/rpc");
        PagedList<Integer, ?> list = ScriptedPages.over(client);
        return Stream.of(
                client.channel().call(number),
                new RestChannel(client.transport()).call(rest, null),
                client.delete().map(value -> failing(value)),
                chain.batch(List.of(chain.call(number), chain.call(number))).map(RedactionTest::opened),
                list.page(list.start()).map(page -> failing(page.items())));
    }

    /** Makes a call fail whose response happens to be valid, so that there is a failure to inspect. */
    private static Object failing(Object value) {
        throw new IllegalStateException("a value came");
    }

    private static Object opened(io.github.avalanche4j.core.BatchResult result) {
        return failing(result.toString());
    }

    private static String serialized(Throwable thrown) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(thrown);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toString(UTF_8);
    }

    private static String everything(Throwable thrown) {
        StringBuilder all = new StringBuilder(Log.printed(thrown)).append(serialized(thrown));
        for (Throwable at = thrown; at != null; at = at.getCause()) {
            if (at instanceof ApiException api) {
                all.append(api.body())
                        .append(api.messages())
                        .append(api.errorName())
                        .append(api.headers().asMap());
            } else if (at instanceof JsonRpcException rpc) {
                all.append(rpc.error()).append(rpc.data());
            } else if (at instanceof ResponseFormatException format) {
                all.append(format.excerpt()).append(format.path());
            }
        }
        return all.toString();
    }

    @ParameterizedTest
    @EnumSource
    void a_secret_is_shown_nowhere_whatever_fails(Failure failure, FakeNode node) {
        // each failure with some places, and each place with some failures
        int turn = failure.ordinal();
        Place[] places = Place.values();
        assertHidden(failure, CANARIES.get(0), places[turn % places.length], node);
        assertHidden(failure, CANARIES.get(1), ODD_PLACES.get(turn % ODD_PLACES.size()), node);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("long")
    void so_it_is_wherever_it_was_put(Failure failure, FakeNode node) {
        for (Place place : Place.values()) {
            assertHidden(failure, CANARIES.get(0), place, node);
        }
        for (Place place : ODD_PLACES) {
            assertHidden(failure, CANARIES.get(1), place, node);
        }
    }

    private static void assertHidden(Failure failure, Canary canary, Place place, FakeNode node) {
        Runnable script = () -> {
            node.clearScripts();
            if (place == Place.PROXY) {
                node.onAny().respondStatus(407, "text/plain", "");
            }
            failure.reply
                    .apply(node.onAny(), String.join(" ", canary.forms(place)))
                    .always();
        };
        try (TestClient client = TestClient.of(canary.url(place, node), canary.options(place, node));
                Log log = new Log()) {
            StringBuilder shown = new StringBuilder();
            for (Call<?> plain : calls(client).toList()) {
                Call<?> limited = failure == Failure.TIMEOUT ? plain.attemptTimeout(Duration.ofMillis(20)) : plain;
                Call<?> call = place == Place.CALL_HEADER ? limited.header("x-key", canary.text()) : limited;
                script.run();
                Throwable blocking = catchThrowable(call::execute);
                script.run();
                Throwable background =
                        catchThrowable(() -> call.withResponse().executeAsync().join());
                assertThat(blocking).isNotNull();
                shown.append(everything(blocking))
                        .append(everything(background))
                        .append(call);
            }
            assertThat(log.text()).contains("TRACE test.").contains("failed after ");
            shown.append(log.text());
            assertThat(canary.pieceIn(shown.toString()))
                    .as("%s, %s", failure, place)
                    .isEmpty();
        }
    }

    @Test
    void an_unreachable_server_reveals_no_secret(FakeNode node) {
        node.close();
        for (Canary canary : CANARIES) {
            for (Place place : Place.values()) {
                try (TestClient client = TestClient.of(canary.url(place, node), canary.options(place, node));
                        Log log = new Log()) {
                    Throwable thrown = catchThrowable(client.read()::execute);
                    assertThat(thrown).hasMessageContaining("failed while connecting");
                    assertThat(canary.pieceIn(everything(thrown) + log.text())).isEmpty();
                }
            }
        }
    }

    @Test
    void a_header_that_is_refused_is_not_repeated(FakeNode node) {
        node.onCustom(TestClient.READ).respond("1").always();
        for (Canary canary : CANARIES) {
            String broken = canary.text() + "\u0007";
            assertThat(canary.pieceIn(everything(canary.refusedHeader()))).isEmpty();
            try (TestClient client =
                            TestClient.of(node, options -> options.headers(() -> java.util.Map.of("x-key", broken)));
                    Log log = new Log()) {
                client.read().execute();
                Throwable refusal = catchThrowable(() -> client.read().header("x-key", broken));
                assertThat(log.text()).contains("header x-key must be printable ASCII");
                assertThat(canary.pieceIn(everything(refusal) + log.text())).isEmpty();
            }
            assertThat(canary.pieceIn(everything(
                            catchThrowable(() -> TestClient.of("ftp://user:" + canary.text() + "@h", options -> {})))))
                    .isEmpty();
        }
        assertThat(node.received()).allMatch(request -> request.header("x-key").isEmpty());
    }

    @Test
    void options_and_clients_show_names_only() {
        Canary canary = CANARIES.get(0);
        ClientSettings options = TestOptions.of(builder -> builder.header("x-service-api-key", canary.text()));
        assertThat(options.toString()).contains("x-service-api-key");
        assertThat(canary.pieceIn(options.toString())).isEmpty();
        assertThat(io.github.avalanche4j.core.ApiKey.of(canary.text())).hasToString("ApiKey[***]");
    }

    @Test
    void a_key_of_digits_in_the_data_of_an_error_leaves_readable_data(FakeNode node) {
        node.onCustom(TestClient.READ).respondError(1, "no", "{\"key\":123456789,\"other\":1}");
        try (TestClient client = TestClient.of(node, options -> options.header("x-key", "123456789"))) {
            Throwable thrown = catchThrowable(client.read()::execute);
            assertThat(thrown)
                    .isInstanceOfSatisfying(
                            JsonRpcException.class,
                            e -> assertThat(e.data())
                                    .isEqualTo(JsonTree.parse("\"{\\\"key\\\":***,\\\"other\\\":1}\"")));
        }
    }
}

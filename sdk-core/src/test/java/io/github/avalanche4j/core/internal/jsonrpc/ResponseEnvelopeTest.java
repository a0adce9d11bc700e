package io.github.avalanche4j.core.internal.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResponseEnvelopeTest extends NodeAndClient {
    private static final Endpoint.Rpc<UInt64> HEIGHT =
            Endpoint.rpc("test.height", Decoder.field("height", UInt64.class));

    private ResponseFormatException unreadable(String body) {
        node.onAny().respondRaw(body);
        ResponseFormatException e = catchThrowableOfType(
                ResponseFormatException.class, client.channel().call(HEIGHT)::execute);
        assertThat(e).as("what %s gives", body).isNotNull();
        assertThat(e.endpoint()).isEqualTo("test.height");
        assertThat(e)
                .hasMessageContaining("test.height: ")
                .hasMessageContaining(e.path())
                .hasMessageContaining("attempt 1 of 3");
        return e;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "not json                                             | $",
                "<html><body>Welcome</body></html>                    | $",
                "'  '                                                 | $",
                "[]                                                   | $",
                "[{\"id\":${id},\"result\":{\"height\":5}}]            | $",
                "[{\"error\":{\"code\":1,\"message\":\"\"}},{}]        | $",
                "[{\"error\":{\"code\":1,\"message\":\"\"}}            | $",
                "[{\"id\":7777,\"error\":{\"code\":1,\"message\":\"\"}}]| $.id",
                "[[{\"error\":{\"code\":1,\"message\":\"\"}}]]        | $",
                "7                                                    | $",
                "null                                                 | $",
                "{                                                    | $",
                "{\"id\":${id},\"result\":{\"height\":5               | $.result",
                "{\"id\":${id},\"result\":{\"height\":5},             | $",
                "{\"id\":${id},\"result\":{\"height\":5}} trailing    | $",
                "{\"id\":${id},\"result\":{\"height\":5}}{}           | $",
                "{\"id\":${id}7,\"result\":{\"height\":5}}            | $.id",
                "{\"id\":\"${id}\",\"result\":{\"height\":5}}         | $.id",
                "{\"id\":${id}.0,\"result\":{\"height\":5}}           | $.id",
                "{\"id\":{\"result\":5},\"result\":{\"height\":5}}    | $.id",
                "{\"id\":null,\"result\":{\"height\":5}}              | $.id",
                "{\"result\":{\"height\":5}}                          | $.id",
                "{\"id\":7777,\"error\":{\"code\":1,\"message\":\"\"}}| $.id",
                "{\"id\":${id}}                                       | $",
                "{\"id\":${id},\"result\":null}                       | $.result",
                "{\"id\":${id},\"error\":null}                        | $",
                "{\"id\":${id},\"result\":{\"height\":5},\"error\":{\"code\":1,\"message\":\"\"}} | $",
                "{\"id\":${id},\"result\":{\"height\":5},\"result\":{\"height\":6}}               | $.result",
                "{\"id\":1,\"id\":${id},\"result\":{\"height\":5}}    | $.id",
                "{\"id\":${id},\"result\":{}}                         | $.result",
                "{\"id\":${id},\"result\":[]}                         | $.result",
                "{\"id\":${id},\"result\":{\"height\":null}}          | $.result.height",
                "{\"id\":${id},\"result\":{\"height\":\"five\"}}      | $.result.height",
                "{\"id\":${id},\"result\":{\"height\":-5}}            | $.result.height"
            })
    void a_response_that_breaks_the_rules_names_endpoint_and_json_path(String body, String path) {
        assertThat(unreadable(body).path()).isEqualTo(path);
    }

    @Test
    void an_empty_body_is_said_to_be_empty() {
        assertThat(unreadable("")).hasMessageContaining("the response is empty");
    }

    @Test
    void an_excerpt_shows_the_text_around_the_fault() {
        ResponseFormatException e =
                unreadable("{\"id\":${id},\"filler\":\"" + "x".repeat(3000) + "\",\"result\":{\"height\":\"five\"}}");
        assertThat(e.excerpt()).contains("\"height\":\"five\"").hasSizeLessThan(200);
        assertThat(e).hasMessageContaining(e.excerpt());
    }

    @Test
    void a_missing_field_without_which_the_object_means_nothing_is_named() {
        assertThat(unreadable("{\"id\":${id},\"result\":{\"other\":1}}"))
                .hasMessageContaining("without its field height");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"jsonrpc\":\"2.0\",\"result\":{\"height\":\"5\"},\"id\":${id}}\n",
                "{\"id\":${id},\"result\":{\"height\":5,\"new\":{\"a\":[]}},\"future\":[{}]}",
                "{\"id\":${id},\"error\":null,\"result\":{\"height\":5}}",
                " \n{\"result\" : {\"height\":5},\"error\":null, \"id\" :${id} }  \n "
            })
    void a_valid_response_is_read_in_any_order_with_any_new_fields(String body) {
        node.onAny().respondRaw(body);
        assertThat(client.channel().call(HEIGHT).execute()).isEqualTo(UInt64.of(5));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32000,\"message\":\"not found\",\"data\":null},\"id\":${id}}",
                "{\"id\":${id},\"result\":null,\"error\":{\"code\":-32000,\"message\":\"not found\"}}",
                "{\"id\":null,\"error\":{\"code\":-32000,\"message\":\"not found\"}}",
                "{\"error\":{\"code\":-32000,\"message\":\"not found\"}}",
                "[{\"error\":{\"code\":-32000,\"message\":\"not found\"}}]",
                "[{\"id\":null,\"error\":{\"code\":-32000,\"message\":\"not found\"}}]",
                "[{\"id\":${id},\"error\":{\"code\":-32000,\"message\":\"not found\"}}]"
            })
    void an_error_is_a_json_rpc_exception_also_without_an_id(String body) {
        node.onAny().respondRaw(body);
        JsonRpcException e =
                catchThrowableOfType(JsonRpcException.class, client.channel().call(HEIGHT)::execute);
        assertThat(e.code()).isEqualTo(-32000);
        assertThat(e.error()).isEqualTo("not found");
        assertThat(e.data()).isEqualTo(JsonTree.NULL);
        assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.NOT_FOUND);
        assertThat(e.endpoint()).isEqualTo("test.height");
        assertThat(e).hasMessageContaining("'not found'").hasMessageContaining("check the id");
    }

    @Test
    void an_error_keeps_the_data_that_a_server_adds() {
        node.onCustom("test.height").respondError(3, "execution reverted: no", "{\"a\":\"0x08c379a0\"}");
        JsonRpcException e =
                catchThrowableOfType(JsonRpcException.class, client.channel().call(HEIGHT)::execute);
        assertThat(e.data()).isEqualTo(JsonTree.parse("{\"a\":\"0x08c379a0\"}"));
        assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.REVERTED);
    }

    @Test
    void null_is_an_error_where_a_value_is_required_and_none_where_it_means_none() {
        node.onCustom("test.maybe").respond("null").always();
        Endpoint.Rpc<UInt64> due = Endpoint.rpc("test.maybe", UInt64.class);
        Endpoint.Rpc<Optional<UInt64>> maybe =
                Endpoint.rpc("test.maybe", Decoder.of(UInt64.class).orNone());
        assertThat(client.channel().call(maybe).execute()).isEmpty();
        assertThatThrownBy(client.channel().call(due)::execute)
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("null where a value is required");
        assertThatThrownBy(() -> client.channel().call(due).executeAsync().join())
                .hasCauseInstanceOf(ResponseFormatException.class);
        for (Decoder<?> decoder : List.of(Decoder.done(), Decoder.field("height", UInt64.class))) {
            assertThatThrownBy(client.channel().call(Endpoint.rpc("test.maybe", decoder))::execute)
                    .isInstanceOf(ResponseFormatException.class)
                    .hasMessageContaining("null where a value is required");
        }
    }

    @Test
    void a_response_that_says_nothing_is_done() {
        node.onCustom("test.do").respond("{}").then().respond("{\"success\":true}");
        Call<Done> call = client.channel().call(Endpoint.rpc("test.do", Decoder.done()));
        assertThat(call.execute()).isEqualTo(Done.DONE);
        assertThat(call.execute()).isEqualTo(Done.DONE);
    }

    @Test
    void an_exception_of_a_decoder_is_an_unreadable_response() {
        node.onCustom("test.height").respond("{}").always();
        Endpoint.Rpc<Integer> odd = Endpoint.rpc(
                "test.height",
                Decoder.of(JsonTree.class).map(value -> List.of(1).get(value.size() + 1)));
        assertThatThrownBy(client.channel().call(odd)::execute).isInstanceOf(ResponseFormatException.class);
        assertThatThrownBy(() -> client.channel().call(odd).executeAsync().join())
                .hasCauseInstanceOf(ResponseFormatException.class);
    }
}

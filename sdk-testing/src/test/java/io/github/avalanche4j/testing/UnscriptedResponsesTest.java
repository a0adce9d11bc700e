package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests without a script and without a recording get the errors of a real node. */
@ExtendWith(FakeNodeExtension.class)
class UnscriptedResponsesTest {

    @Test
    void an_unknown_path_is_not_found(FakeNode node) {
        HttpResponse<String> response = Client.send(Client.post(node, "/ext/other", Client.body("info.peers", "")));

        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.headers().firstValue("content-type")).contains("text/plain; charset=utf-8");
        assertThat(response.body()).isEqualTo("404 page not found\n");
    }

    @Test
    void a_double_slash_is_redirected(FakeNode node) {
        HttpResponse<String> response =
                Client.send(Client.post(node, "//ext//health", Client.body("health.health", "")));

        assertThat(response.statusCode()).isEqualTo(301);
        assertThat(response.headers().firstValue("location")).contains("/ext/health");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "info.foo, -32000, rpc: can't find method \\\"info.Foo\\\"",
                "foo.bar, -32000, rpc: can't find service \\\"foo.Bar\\\"",
                "index.getIndex, -32000, rpc: can't find service \\\"index.GetIndex\\\"",
                "info, -32000, rpc: service/method request ill-formed: \\\"info\\\"",
                "info.Peers, -32000, method must start with a non-uppercase letter"
            })
    void a_service_names_the_unknown_item(String method, int code, String message, FakeNode node) {
        assertThat(Client.call(node, "/ext/info", method, ""))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"error\":{\"code\":" + code + ",\"message\":\"" + message
                        + "\",\"data\":null},\"id\":1}\n");
    }

    @Test
    void a_chain_names_the_unknown_method(FakeNode node) {
        assertThat(Client.call(node, "/ext/bc/C/rpc", "eth_foo", "[]"))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32601,"
                        + "\"message\":\"the method eth_foo does not exist/is not available\"}}\n");
    }

    @Test
    void a_chain_refuses_params_other_than_an_array(FakeNode node) {
        assertThat(Client.call(node, "/ext/bc/C/rpc", "eth_chainId", "{}")).contains("non-array args");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/ext/bc/P | platform.getBlockByHeight | {\"height\":7,\"encoding\":\"hex\"}",
                "/ext/bc/C/rpc | eth_getBalance | [\"0x01\",\"latest\"]"
            })
    void a_known_call_without_a_recording_says_what_to_script(
            String path, String method, String params, FakeNode node) {
        String response = Client.call(node, path, method, params);

        assertThat(response)
                .contains("\"code\":-32000,\"message\":\"FakeNode has no recording for " + method)
                .contains("at " + path)
                .contains(params.replace("\"", "\\\""));
    }
}

package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
class ScriptTest {
    private static final String METHOD = "info.getNetworkID";
    private static final String RECORDED =
            FakeNode.recording("info/getNetworkID").body();

    @Test
    void scripted_responses_are_used_in_order_and_then_the_recording_again(FakeNode node) {
        node.on(METHOD).respond("{\"networkID\":\"7\"}").then().respondError(-32000, "tired", "{\"since\":\"noon\"}");

        assertThat(call(node)).isEqualTo("{\"jsonrpc\":\"2.0\",\"result\":{\"networkID\":\"7\"},\"id\":1}\n");
        assertThat(call(node))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32000,\"message\":\"tired\","
                        + "\"data\":{\"since\":\"noon\"}},\"id\":1}\n");
        assertThat(call(node)).isEqualTo(RECORDED);
    }

    @Test
    void a_scripted_response_can_be_used_several_times_or_always(FakeNode node) {
        node.on(METHOD).respond("1").times(2);
        node.on(METHOD).respond("2").always();

        assertThat(call(node)).contains("\"result\":1");
        assertThat(call(node)).contains("\"result\":1");
        assertThat(call(node)).contains("\"result\":2");
        assertThat(call(node)).contains("\"result\":2");

        node.clearScripts();
        assertThat(call(node)).isEqualTo(RECORDED);
    }

    @Test
    void the_default_response_can_be_a_step_of_a_script(FakeNode node) {
        node.on(METHOD)
                .respondDefault()
                .then()
                .respondError(-32000, "gone")
                .then()
                .respondRecording("info/getNetworkName");

        assertThat(call(node)).isEqualTo(RECORDED);
        assertThat(call(node)).contains("gone");
        assertThat(call(node))
                .isEqualTo(FakeNode.recording("info/getNetworkName").body());
    }

    @Test
    void a_response_can_be_computed_from_the_params(FakeNode node) {
        node.onCustom("info.echo").respond(params -> "[" + params + "]").always();

        assertThat(Client.call(node, "/ext/info", "info.echo", "{\"a\":1}")).contains("\"result\":[{\"a\":1}]");
        assertThat(Client.call(node, "/ext/info", "info.echo", "")).contains("\"result\":[null]");
    }

    @Test
    void a_script_can_be_for_one_path_or_for_certain_params(FakeNode node) {
        node.on("eth_chainId").at("/ext/bc/other/rpc").respond("\"0x7\"").always();
        node.on("info.isBootstrapped")
                .withParams("{\"chain\":\"X\"}")
                .respond("false")
                .always();

        assertThat(Client.call(node, "/ext/bc/other/rpc", "eth_chainId", "[]"))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\"0x7\"}\n");
        assertThat(Client.call(node, "/ext/bc/C/rpc", "eth_chainId", "[]")).contains("0x15b38");
        assertThat(Client.call(node, "/ext/info", "info.isBootstrapped", "{\"chain\":\"X\"}"))
                .contains("\"result\":false");
        assertThat(Client.call(node, "/ext/info", "info.isBootstrapped", "{\"chain\":\"P\"}"))
                .contains("\"isBootstrapped\":true");
    }

    @Test
    void a_scripted_status_has_type_body_and_headers(FakeNode node) {
        node.on(METHOD).respondStatus(503, "text/plain", "later").header("retry-after", "2");

        HttpResponse<String> response = Client.send(Client.post(node, "/ext/info", Client.body(METHOD, "")));

        assertThat(response.statusCode()).isEqualTo(503);
        assertThat(response.headers().firstValue("content-type")).contains("text/plain");
        assertThat(response.headers().firstValue("retry-after")).contains("2");
        assertThat(response.body()).isEqualTo("later");
    }

    @Test
    void a_header_can_be_replaced(FakeNode node) {
        node.on(METHOD).respondDefault().header("Content-Type", "text/html");

        HttpResponse<String> response = Client.send(Client.post(node, "/ext/info", Client.body(METHOD, "")));

        assertThat(response.headers().allValues("content-type")).containsExactly("text/html");
        assertThat(response.body()).isEqualTo(RECORDED);
    }

    @Test
    void a_raw_body_is_sent_with_the_id_filled_in(FakeNode node) {
        node.on(METHOD)
                .respondRaw("<html>")
                .then()
                .respondRaw("{\"jsonrpc\":\"2.0\",\"result\":{},\"id\":999}")
                .then()
                .respondRaw("{\"id\":${id},\"resu");

        assertThat(call(node)).isEqualTo("<html>");
        assertThat(call(node)).endsWith("\"id\":999}");
        assertThat(call(node)).isEqualTo("{\"id\":1,\"resu");
    }

    @Test
    void the_response_to_a_get_is_the_value_itself(FakeNode node) {
        node.onGet("/ext/health").respond("{\"healthy\":false,\"checks\":{}}");
        node.onGet("/ext/health?tag=a").respondStatus(404, "text/plain", "no");

        assertThat(Client.get(node, "/ext/health?tag=b")).isEqualTo("{\"healthy\":false,\"checks\":{}}");
        assertThat(Client.get(node, "/ext/health?tag=a")).isEqualTo("no");
        assertThat(Client.get(node, "/ext/health")).contains("\"healthy\":true");
    }

    @Test
    void a_path_or_everything_can_be_scripted(FakeNode node) {
        node.onPath("/ext/info").respond("\"any method\"");
        node.onAny().respondStatus(500, "text/plain", "down").times(2);

        assertThat(Client.call(node, "/ext/info", "info.whatever", "")).contains("\"result\":\"any method\"");
        assertThat(Client.get(node, "/ext/health")).isEqualTo("down");
        assertThat(call(node)).isEqualTo("down");
        assertThat(call(node)).isEqualTo(RECORDED);
    }

    @Test
    void a_script_refuses_text_that_is_not_json(FakeNode node) {
        assertThatThrownBy(() -> node.on(METHOD).respond("{oops")).hasMessageContaining("not JSON");
        assertThatThrownBy(() -> node.on(METHOD).respondError(1, "m", "oops")).hasMessageContaining("not JSON");
        assertThatThrownBy(() -> node.on(METHOD).respondRecording("no/such")).hasMessageContaining("no/such");
        assertThat(call(node)).isEqualTo(RECORDED);
    }

    @Test
    void a_failing_script_is_a_server_error(FakeNode node) {
        node.on(METHOD).respond(params -> {
            throw new IllegalStateException("typo in the test");
        });

        HttpResponse<String> response = Client.send(Client.post(node, "/ext/info", Client.body(METHOD, "")));

        assertThat(response.statusCode()).isEqualTo(500);
        assertThat(response.body()).contains("typo in the test");
    }

    private static String call(FakeNode node) {
        return Client.call(node, "/ext/info", METHOD, "");
    }
}

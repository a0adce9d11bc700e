package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every script of a test has an effect, and those that had none can be found. */
@ExtendWith({FakeNodeExtension.class, FakeDataServiceExtension.class})
class UsedScriptsTest {
    private static final String METHOD = "info.getNetworkID";
    private static final String RECORDED =
            FakeNode.recording("info/getNetworkID").body();

    private static String call(FakeNode node) {
        return Client.call(node, "/ext/info", METHOD, "");
    }

    private static String call(FakeNode node, String path, String params) {
        return Client.call(node, path, "eth_call", params);
    }

    @Test
    void a_script_after_always_replaces_it(FakeNode node) {
        node.on(METHOD).respond("1").always();
        assertThat(call(node)).contains("\"result\":1");

        node.on(METHOD).respond("2").always();
        assertThat(call(node)).contains("\"result\":2");
        assertThat(call(node)).contains("\"result\":2");

        node.on(METHOD).respondError(-32000, "once");
        assertThat(call(node)).contains("once");
        assertThat(call(node)).isEqualTo(RECORDED);
    }

    @Test
    void the_same_script_can_go_on_after_always(FakeNode node) {
        Script script = node.on(METHOD);
        script.respond("1").always();
        script.respond("2").times(2).then().respond("3");

        assertThat(List.of(call(node), call(node), call(node), call(node)))
                .satisfiesExactly(
                        body -> assertThat(body).contains("\"result\":2"),
                        body -> assertThat(body).contains("\"result\":2"),
                        body -> assertThat(body).contains("\"result\":3"),
                        body -> assertThat(body).isEqualTo(RECORDED));
    }

    @Test
    void a_response_that_becomes_the_one_for_always_later_gives_way_too(FakeNode node) {
        ScriptedResponse first = node.on(METHOD).respond("1");
        node.on(METHOD).respond("2");
        first.always();

        assertThat(call(node)).contains("\"result\":2");
        assertThat(call(node)).contains("\"result\":1");
    }

    @Test
    void a_narrower_script_precedes_one_that_is_used_always_and_does_not_end_it(FakeNode node) {
        node.onAny().respondStatus(500, "text/plain", "down").always();
        node.on(METHOD).respond("1");
        node.onPath("/ext/info").respond("2");

        assertThat(call(node)).contains("\"result\":1");
        assertThat(call(node)).contains("\"result\":2");
        assertThat(call(node)).isEqualTo("down");
        node.assertScriptsUsed();
    }

    @Test
    void a_wider_script_does_not_hide_one_that_is_used_always(FakeNode node) {
        String rpc = "/ext/bc/C/rpc";
        node.on("eth_call").withParams("[{\"to\":\"0x1\"}]").respond("\"0x1\"").always();
        node.on("eth_call").at(rpc).respond("\"0x2\"").always();
        node.on("eth_call").respond("\"0x3\"").always();

        assertThat(call(node, rpc, "[{\"to\":\"0x1\"}]")).contains("0x1");
        assertThat(call(node, rpc, "[{\"to\":\"0x9\"}]")).contains("0x2");
        assertThat(call(node, "/ext/bc/other/rpc", "[{\"to\":\"0x9\"}]")).contains("0x3");
    }

    @Test
    void a_path_precedes_its_operation(FakeDataService service) {
        DataClient client = new DataClient(service);
        service.on("listSubnets").respondStatus(503, "text/plain", "").always();
        service.onGet("/v1/networks/fuji/subnets").respondStatus(404, "text/plain", "");

        assertThat(client.status("/v1/networks/fuji/subnets")).isEqualTo(404);
        assertThat(client.status("/v1/networks/fuji/subnets")).isEqualTo(503);
        assertThat(client.status("/v1/networks/mainnet/subnets")).isEqualTo(503);
    }

    @Test
    void a_chain_is_the_same_by_each_of_its_names(FakeNode node) {
        node.on("eth_call").at("/ext/bc/evm/rpc").respond("\"0x7\"");
        assertThat(call(node, "/ext/bc/C/rpc", "[{}]")).contains("0x7");

        String id = Client.result(node, "/ext/info", "info.getBlockchainID", "{\"alias\":\"C\"}")
                .path("blockchainID")
                .asText();
        FakeEvmChain chain = node.evm(id).appendBlocks(5);

        assertThat(node.evm("C")).isSameAs(chain);
        for (String name : List.of("C", "evm", id)) {
            assertThat(Client.call(node, "/ext/bc/" + name + "/rpc", "eth_blockNumber", "[]"))
                    .contains("\"0x5\"");
        }
    }

    @Test
    void validators_can_be_replaced_and_scripts_precede_them(FakeNode node) {
        node.validators(FakeValidators.of(7));
        node.validators(FakeValidators.of(8, 9));
        node.on("platform.getValidatorsAt").respondError(-32000, "once");

        String params = "{\"height\":1,\"subnetID\":\"11111111111111111111111111111111LpoYY\"}";
        assertThat(Client.call(node, "/ext/bc/P", "platform.getValidatorsAt", params))
                .contains("once");
        assertThat(Client.result(node, "/ext/bc/P", "platform.getValidatorsAt", params))
                .hasSize(2)
                .allSatisfy(one -> assertThat(one.path("weight").asText()).isIn("8", "9"));
        node.clearScripts();
        assertThat(Client.result(node, "/ext/bc/P", "platform.getValidatorsAt", params))
                .hasSize(2);
        node.assertScriptsUsed();
    }

    @Test
    void a_chosen_recording_precedes_a_ledger(FakeNode node) {
        node.ledger();
        String ofLedger = call(node);
        assertThat(ofLedger).isNotEqualTo(RECORDED);

        node.replay("info/getNetworkID");

        assertThat(call(node)).isEqualTo(RECORDED);
    }

    @Test
    void scripts_that_were_not_used_are_named(FakeNode node) {
        node.on("info.peers").respond("{\"numPeers\":\"0\",\"peers\":[]}");
        node.on("eth_call").at("/ext/bc/C/rpc").withParams("[{}]").respondError(3, "reverted");
        node.on(METHOD).respondStatus(503, "text/plain", "").times(3);
        node.onGet("/ext/health?tag=a").respondDefault().always();
        node.on("info.uptime").respond("1").always();

        call(node);
        Client.call(node, "/ext/info", "info.uptime", "");

        assertThatThrownBy(node::assertScriptsUsed)
                .isInstanceOf(AssertionError.class)
                .hasMessage("""
                        scripted responses that FakeNode did not use as often as scripted:
                          info.peers: respond({"numPeers":"0","peers":[]}), used 0 of 1 times
                          eth_call at /ext/bc/C/rpc with params [{}]: respondError(3, reverted), used 0 of 1 times
                          info.getNetworkID: respondStatus(503), used 1 of 3 times
                          GET /ext/health?tag=a: respondDefault(), used 0 of any times""");
    }

    @Test
    void used_replaced_and_cleared_scripts_are_not_named(FakeNode node) {
        node.assertScriptsUsed();
        node.on("info.peers").respond("1").always();
        node.on("info.peers").respond("2").always();
        node.on(METHOD).respond("1").times(2);
        call(node);
        call(node);
        Client.call(node, "/ext/info", "info.peers", "");
        node.assertScriptsUsed();

        node.on(METHOD).respond("1");
        node.clearScripts();
        node.assertScriptsUsed();
    }

    @Test
    void a_closed_fake_still_says_what_was_not_used_and_takes_no_more_scripts() {
        FakeNode node = FakeNode.start();
        Script script = node.on(METHOD);
        script.respond("1");
        node.close();

        assertThatThrownBy(node::assertScriptsUsed).hasMessageContaining("info.getNetworkID: respond(1)");
        assertThat(node.received()).isEmpty();
        for (Runnable late : List.<Runnable>of(
                () -> script.respond("2"),
                () -> node.on(METHOD),
                () -> node.onGet("/ext/health"),
                () -> node.onAny(),
                () -> node.index("P/block"),
                () -> node.evm("games"),
                () -> node.ledger(),
                () -> node.validators(FakeValidators.of(1)),
                () -> node.replay("info/getNodeID"))) {
            assertThatThrownBy(late::run)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("is closed; start another one");
        }
        FakeDataService service = FakeDataService.start();
        service.close();
        for (Runnable late : List.<Runnable>of(
                () -> service.on("listSubnets"),
                () -> service.list("listSubnets"),
                () -> service.listSize(3),
                () -> service.requireApiKey("x-key", "k"),
                () -> service.aggregator((message, quorum) -> null))) {
            assertThatThrownBy(late::run).hasMessageContaining("is closed; start another one");
        }
    }

    @Test
    void a_method_that_the_library_does_not_know_is_scripted_and_counted(FakeNode node) {
        String path = "/ext/bc/2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX";
        assertThat(Client.call(node, "/ext/info", "timestampvm.getBlock", "{}")).contains("can't find");

        node.onCustom("timestampvm.getBlock").at(path).respond("{\"height\":7}").always();

        assertThat(Client.call(node, path, "timestampvm.getBlock", "{}")).contains("{\"height\":7}");
        assertThat(node.receivedCount("timestampvm.getBlock")).isEqualTo(2);
        node.onCustom("timestampvm.getBlock").at(path + "/timestamps").respond("{\"height\":8}");
        assertThat(Client.call(node, path + "/timestamps", "timestampvm.getBlock", "{}"))
                .contains("{\"height\":8}");
        node.onCustom("GET", "/hook?a=1").respondRaw("taken");
        assertThat(Client.get(node, "/hook?a=1")).isEqualTo("taken");
        assertThatThrownBy(() -> node.onCustom("get", "/hook")).hasMessageContaining("did you mean GET?");
        assertThatThrownBy(() -> node.onCustom("GET", "hook")).hasMessageContaining("a path begins with '/'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"listSubnets", "data.listSubnets", "GET /v1/networks/{network}/subnets"})
    void an_operation_has_all_of_its_names(String name, FakeDataService service) {
        DataClient client = new DataClient(service);
        service.list(name).size(3);
        service.on(name).respondStatus(503, "text/plain", "");

        assertThat(client.status("/v1/networks/fuji/subnets")).isEqualTo(503);
        assertThat(client.walk("/v1/networks/fuji/subnets", "subnets")).hasSize(3);
        assertThat(service.receivedCount(name)).isEqualTo(2);
        assertThat(service.list("listSubnets").size(4)).isNotNull();
        assertThat(client.walk("/v1/networks/fuji/subnets", "subnets")).hasSize(4);
    }

    @Test
    void the_scripts_of_many_threads_are_all_used(FakeNode node) {
        Script script = node.on(METHOD);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Thread thread = new Thread(() ->
                    IntStream.range(0, 25).forEach(each -> script.respond("7").header("x-a", "b")));
            threads.add(thread);
            thread.start();
        }
        threads.forEach(thread -> assertThatCode(thread::join).doesNotThrowAnyException());

        IntStream.range(0, 200).forEach(each -> assertThat(call(node)).contains("\"result\":7"));
        assertThat(call(node)).isEqualTo(RECORDED);
        node.assertScriptsUsed();
    }
}

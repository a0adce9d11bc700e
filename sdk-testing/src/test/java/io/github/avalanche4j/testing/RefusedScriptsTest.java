package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a test says to a fake and what cannot be meant is refused at once, with the name that was meant. */
class RefusedScriptsTest {
    private static final String METHOD = "info.getNetworkID";
    private static final FakeNode NODE = FakeNode.start();
    private static final FakeDataService SERVICE = FakeDataService.start();

    @AfterAll
    static void close() {
        NODE.close();
        SERVICE.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            info.getNodeId       | unknown method 'info.getNodeId'        | did you mean info.getNodeID?
            getNodeVersion       | unknown method 'getNodeVersion'        | did you mean info.getNodeVersion?
            Info.getNodeID       | unknown method 'Info.getNodeID'        | did you mean info.getNodeID?
            info_getNodeID       | unknown method 'info_getNodeID'        | did you mean info.getNodeID?
            info.getNetworkIDs   | unknown method 'info.getNetworkIDs'    | did you mean info.getNetworkID?
            info.getHeight       | unknown method 'info.getHeight'        | did you mean avm.getHeight or platform.getHeight?
            platform.getUtxos    | unknown method 'platform.getUtxos'     | did you mean platform.getUTXOs?
            eth_blocknumber      | unknown method 'eth_blocknumber'       | did you mean eth_blockNumber?
            eth.getBalance       | unknown method 'eth.getBalance'        | did you mean eth_getBalance?
            blockNumber          | unknown method 'blockNumber'           | did you mean eth_blockNumber?
            ' info.getNodeID'    | unknown method ' info.getNodeID'       | did you mean info.getNodeID?
            timestampvm.getBlock | unknown method 'timestampvm.getBlock'  | onCustom
            no.such              | unknown method 'no.such'               | a node has the interfaces admin, avax, avm
            listSubnets          | unknown method 'listSubnets'           | an operation of the hosted services, which FakeDataService.on scripts
            /ext/info            | unknown method '/ext/info'             | onPath scripts a path
            """)
    void a_method_that_a_node_does_not_have(String method, String problem, String help) {
        assertThatThrownBy(() -> NODE.on(method))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(problem)
                .hasMessageContaining(help);
        assertThatThrownBy(() -> NODE.receivedCount(method)).hasMessageContaining(problem);
        assertThatThrownBy(() -> NODE.awaitReceived(method, 1, Duration.ofSeconds(1)))
                .hasMessageContaining(problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            listsubnets            | did you mean listSubnets?
            listSubnet             | did you mean listSubnets?
            data.listSubnet        | did you mean listSubnets?
            getBlocks              | did you mean getBlock?
            info.getNodeID         | a method of a node, which FakeNode.on scripts
            eth_getBalance         | a method of a node, which FakeNode.on scripts
            /v1/networks/mainnet   | onGet, onPost and onPath script a path
            GET /v1/networks/{net} | FakeDataService.operations() lists them
            ''                     | operation must not be blank
            """)
    void an_operation_that_the_services_do_not_have(String operation, String help) {
        assertThatThrownBy(() -> SERVICE.on(operation))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(help);
        assertThatThrownBy(() -> SERVICE.list(operation)).hasMessageContaining(help);
        assertThatThrownBy(() -> SERVICE.receivedCount(operation)).hasMessageContaining(help);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ext/info                   | a path begins with '/'                 | did you mean /ext/info?
            /ext/inf                   | unknown path '/ext/inf'                | did you mean /ext/info?
            /info                      | unknown path '/info'                   | did you mean /ext/info?
            /ext/helth                 | unknown path '/ext/helth'              | did you mean /ext/health?
            /ext/health/readines       | unknown path '/ext/health/readines'    | did you mean /ext/health/readiness?
            /ext/index/x/TX            | unknown path '/ext/index/x/TX'         | did you mean /ext/index/X/tx?
            /ext/bc/C/RPC              | unknown path '/ext/bc/C/RPC'           | did you mean /ext/bc/C/rpc?
            /ext/bc/c/rpc              | unknown path '/ext/bc/c/rpc'           | did you mean /ext/bc/C/rpc?
            http://127.0.0.1/ext/info  | a path begins with '/'                 | did you mean /ext/info?
            /ext/info#x                | unknown path '/ext/info#x'             | did you mean /ext/info?
            /hook                      | unknown path '/hook'                   | onCustom
            """)
    void a_path_that_a_node_does_not_have(String path, String problem, String help) {
        for (ThrowingCallable said :
                List.<ThrowingCallable>of(() -> NODE.onGet(path), () -> NODE.onPost(path), () -> NODE.onPath(path))) {
            assertThatThrownBy(said)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(problem)
                    .hasMessageContaining(help);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            v1/networks/mainnet/subnets                         | did you mean /v1/networks/mainnet/subnets?
            /networks/mainnet/subnets                           | did you mean /v1/networks/mainnet/subnets?
            /v1/networks/mainnet/subnet                         | did you mean /v1/networks/mainnet/subnets?
            /v1/network/mainnet/subnets                         | did you mean /v1/networks/mainnet/subnets?
            /v1/networks/mainet/subnets                         | network must be one of the following values: mainnet, fuji, testnet
            /v1/networks/mainnet/blockchains/P/blocks           | blockchainId must be one of the following values
            /v1/chains/43114/blocks/                            | did you mean /v1/chains/43114/blocks?
            /v1/tomorrow                                        | unknown path '/v1/tomorrow'
            /ext/info                                           | a path of a node, which FakeNode.onPath scripts
            """)
    void a_path_that_the_services_do_not_have(String path, String help) {
        assertThatThrownBy(() -> SERVICE.onGet(path))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(help);
        assertThatThrownBy(() -> SERVICE.onPath(path)).hasMessageContaining(help);
        assertThatThrownBy(() -> SERVICE.respondError(path, 500, ErrorFormat.MESSAGE, "no"))
                .hasMessageContaining(help);
    }

    @Test
    void an_operation_with_another_verb() {
        assertThatThrownBy(() -> SERVICE.onPost("/v1/networks/mainnet/subnets"))
                .hasMessageContaining("listSubnets at '/v1/networks/mainnet/subnets' is a GET, not a POST");
        assertThatThrownBy(() -> SERVICE.onGet("/v2/lookingGlass/compositeQuery"))
                .hasMessageContaining("is a POST, not a GET");
        assertThatThrownBy(() -> NODE.onGet("/ext/info"))
                .hasMessageContaining("a node serves only POST at '/ext/info'");
    }

    @ParameterizedTest
    @ValueSource(ints = {42, 0, -1, 99, 100, 199, 600, 999, 2000})
    void a_status_that_no_response_has(int status) {
        assertThatThrownBy(() -> NODE.on(METHOD).respondStatus(status, "text/plain", ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("status must be from 200 to 599, but is " + status);
        assertThatThrownBy(() -> SERVICE.respondError("/v1/chains", status, ErrorFormat.EMPTY, ""))
                .hasMessageContaining("status must be from 400 to 599, but is " + status);
    }

    @Test
    void a_body_of_a_response_that_cannot_have_one() {
        assertThatThrownBy(() -> NODE.on(METHOD).respondStatus(204, "text/plain", "gone"))
                .hasMessageContaining("a response with status 204 has no body");
        NODE.on(METHOD).respondStatus(204, "text/plain", "");
        NODE.clearScripts();
    }

    static Stream<Arguments> contradictions() {
        return Stream.of(
                said(
                        "json is not JSON: not json; a JSON text has quotes",
                        () -> NODE.on(METHOD).respond("not json")),
                said("json must not be blank", () -> NODE.on(METHOD).respond(" ")),
                said("not JSON", () -> NODE.on(METHOD).withParams("{chain}")),
                said(
                        "times must be at least 1, but is 0",
                        () -> NODE.on(METHOD).respond("1").times(0)),
                said(
                        "times must be at least 1, but is -3",
                        () -> NODE.on(METHOD).respond("1").times(-3)),
                said(
                        "delay must not be negative, but is PT-1S",
                        () -> NODE.on(METHOD).respond("1").delay(Duration.ofSeconds(-1))),
                said("latency must not be negative, but is PT-1S", () -> NODE.latency(Duration.ofSeconds(-1))),
                said(
                        "bytesPerPeriod must be at least 1, but is 0",
                        () -> NODE.on(METHOD).respond("1").throttleBody(0, Duration.ofMillis(1))),
                said(
                        "bodyBytes must be at least 0, but is -1",
                        () -> NODE.on(METHOD).respond("1").disconnectAfter(-1)),
                said(
                        "bodyBytes must be at least 0, but is -2",
                        () -> NODE.on(METHOD).respond("1").holdAfter(-2)),
                said("a header's name", () -> NODE.on(METHOD).respond("1").header("a\r\nb", "c")),
                said("a header's name", () -> NODE.on(METHOD).respond("1").header("", "c")),
                said("a header's name", () -> NODE.on(METHOD).respond("1").header("retry after", "c")),
                said("a header's value", () -> NODE.on(METHOD).respond("1").header("a", "b\r\nc: d")),
                said("a header's value", () -> NODE.on(METHOD).respondStatus(500, "text/plain\n", "")),
                said("is held already", () -> {
                    ScriptedResponse response = NODE.on(METHOD).respond("1");
                    response.hold();
                    response.holdAfter(1);
                }),
                said(
                        "always() is the last of its script",
                        () -> NODE.on(METHOD).respond("1").always().then()),
                said("nothing of it is sent", () -> NODE.on(METHOD).disconnect().header("a", "b")),
                said(
                        "no recording named info/getNodeId; did you mean info/getNodeID?",
                        () -> NODE.on(METHOD).respondRecording("info/getNodeId")),
                said("did you mean info/getNodeID?", () -> NODE.replay("info/getNodeId")),
                said(
                        "has no response of its own to debug_traceCall",
                        () -> NODE.on("debug_traceCall").respondDefault()),
                said(
                        "has no response of its own to debug_traceCall",
                        () -> NODE.on("debug_traceCall").hold()),
                said(
                        "'/ext/info' is not a path of eth_chainId",
                        () -> NODE.on("eth_chainId").at("/ext/info")),
                said(
                        "'/ext/bc/C/rpc' is not a path of info.peers",
                        () -> NODE.on("info.peers").at("/ext/bc/C/rpc")),
                said("count must be at least 1, but is -1", () -> NODE.awaitReceived(METHOD, -1, Duration.ZERO)),
                said("timeout must not be negative", () -> NODE.takeReceived(Duration.ofSeconds(-1))),
                said("port must be from 0 to 65535, but is 70000", () -> FakeNode.start(70_000)));
    }

    private static Arguments said(String message, ThrowingCallable said) {
        return Arguments.of(message, said);
    }

    @ParameterizedTest
    @MethodSource("contradictions")
    void what_cannot_be_meant(String message, ThrowingCallable said) {
        try {
            assertThatThrownBy(said)
                    .isInstanceOfAny(IllegalArgumentException.class, IllegalStateException.class)
                    .hasMessageContaining(message);
        } finally {
            NODE.clearScripts();
        }
        assertThat(Client.call(NODE, "/ext/info", METHOD, ""))
                .isEqualTo(FakeNode.recording("info/getNetworkID").body());
    }
}

package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.index.IndexClient;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A wrong argument fails in the method that takes it, and nothing is sent. */
class WrongCallsTest extends NodeTestBase {
    private static Arguments wrong(String what, String argument, Consumer<NodeClient> call) {
        return arguments(what, argument, call);
    }

    private static IndexClient<?> index(NodeClient node) {
        return node.index(Index.C_BLOCK);
    }

    static Stream<Arguments> wrong_calls() {
        return Stream.of(
                wrong("blank chain", "chain", node -> node.info().isBootstrapped(" ")),
                wrong("empty alias", "alias", node -> node.info().getBlockchainId("")),
                wrong("malformed node id", "nodeID", node -> node.info().peers(List.of(NodeId.parse("NodeID-nope")))),
                wrong(
                        "node id of 32 bytes",
                        "nodeID",
                        node -> node.info()
                                .peers(List.of(NodeId.parse("NodeID-11111111111111111111111111111111LpoYY")))),
                wrong("malformed subnet id", "id", node -> node.info().uptime(Id.parse("nope"))),
                wrong(
                        "id with a wrong checksum",
                        "id",
                        node -> node.info().uptime(Id.parse("11111111111111111111111111111111LpoYZ"))),
                wrong("id of 20 bytes", "id", node -> node.info().uptime(Id.parse("111111111111111111116DBWJs"))),
                wrong("blank method", "method", node -> node.info().call("", JsonTree.class, Map.of())),
                wrong("blank tag", "tag", node -> node.health().health("")),
                wrong("blank tag of readiness", "tag", node -> node.health().readiness("ok", " ")),
                wrong("blank tag of liveness", "tag", node -> node.health().liveness("")),
                wrong("blank tag of GET", "tag", node -> node.health().healthByGet("")),
                wrong("blank tag of GET health", "tag", node -> node.health().healthAliasByGet("")),
                wrong("blank tag of GET readiness", "tag", node -> node.health().readinessByGet("")),
                wrong("blank tag of GET liveness", "tag", node -> node.health().livenessByGet("")),
                wrong("malformed container id", "id", node -> index(node).getContainerById(Id.parse("nope"))),
                wrong("malformed id of getIndex", "id", node -> index(node).getIndex(Id.parse("nope"))),
                wrong("malformed id of isAccepted", "id", node -> index(node).isAccepted(Id.parse("nope"))),
                wrong("negative index", "index", node -> index(node).getContainerByIndex(-1)),
                wrong("negative start", "startIndex", node -> index(node).getContainerRange(-1, 5)),
                wrong("negative numToFetch", "numToFetch", node -> index(node).getContainerRange(0, -1)),
                wrong("numToFetch above 1024", "numToFetch", node -> index(node).getContainerRange(0, 1025)),
                wrong(
                        "unknown encoding",
                        "encoding",
                        node -> index(node).encoding("cb58").getLastAccepted()),
                wrong(
                        "json where bytes are due",
                        "encoding",
                        node -> index(node).encoding("json").getLastAccepted()),
                wrong("blank encoding", "encoding", node -> index(node).encoding(" ")),
                wrong("walk from below 0", "from", node -> index(node).containers(-1)),
                wrong(
                        "page size above 1024",
                        "pageSize",
                        node -> index(node).containers(0).pageSize(1025)),
                wrong(
                        "page size 0",
                        "pageSize",
                        node -> index(node).containers(0).pageSize(0)),
                wrong(
                        "negative limit",
                        "limit",
                        node -> index(node).containers(0).limit(-1)),
                wrong(
                        "too much ahead",
                        "prefetch",
                        node -> index(node).containers(0).prefetch(17)),
                wrong("no interval", "interval", node -> index(node).follow(0, Duration.ZERO)),
                wrong("no time", "timeout", node -> node.info().acps().timeout(Duration.ZERO)),
                wrong("negative retries", "retries", node -> node.info().acps().retries(-1)),
                wrong(
                        "header with a line break",
                        "header x-key",
                        node -> node.info().acps().header("x-key", "a\nb")),
                wrong("no time to wait", "timeout", node -> node.await(Duration.ZERO)),
                wrong("blank chain to wait for", "chain", node -> node.await().bootstrapped("")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void wrong_calls(String what, String argument, Consumer<NodeClient> call) {
        assertThatThrownBy(() -> call.accept(node))
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        failure -> assertThat(failure.argument()).isEqualTo(argument))
                .hasMessageContaining("must be")
                .hasMessageContaining("nothing was sent");
        assertThat(fake.received()).isEmpty();
    }

    static Stream<Arguments> nulls() {
        return Stream.of(
                arguments("chain", (Consumer<NodeClient>) node -> node.info().isBootstrapped(null)),
                arguments("alias", (Consumer<NodeClient>) node -> node.info().getBlockchainId(null)),
                arguments("nodeIDs", (Consumer<NodeClient>) node -> node.info().peers(null)),
                arguments("nodeIDs[1]", (Consumer<NodeClient>) node ->
                        node.info().peers(Arrays.asList(NodeId.parse("NodeID-111111111111111111116DBWJs"), null))),
                arguments("subnetID", (Consumer<NodeClient>) node -> node.info().uptime(null)),
                arguments("id", (Consumer<NodeClient>) node -> index(node).getContainerById(null)),
                arguments("id", (Consumer<NodeClient>) node -> index(node).getIndex(null)),
                arguments("id", (Consumer<NodeClient>) node -> index(node).isAccepted(null)),
                arguments("encoding", (Consumer<NodeClient>) node -> index(node).encoding(null)),
                arguments("interval", (Consumer<NodeClient>) node -> index(node).follow(0, null)),
                arguments("index", (Consumer<NodeClient>) node -> node.index(null)),
                arguments("method", (Consumer<NodeClient>) node -> node.health().call(null, JsonTree.class, Map.of())),
                arguments("params", (Consumer<NodeClient>)
                        node -> node.health().call("health.health", JsonTree.class, null)),
                arguments("tags", (Consumer<NodeClient>) node -> node.health().healthByGet((String[]) null)),
                arguments(
                        "tags[0]", (Consumer<NodeClient>) node -> node.health().healthByGet((String) null)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void nulls(String parameter, Consumer<NodeClient> call) {
        assertThatThrownBy(() -> call.accept(node))
                .isInstanceOf(NullPointerException.class)
                .hasMessage(parameter);
        assertThat(fake.received()).isEmpty();
    }

    @Test
    void a_url_that_is_none_is_refused_without_repeating_it() {
        assertThatThrownBy(() -> NodeClient.create("user:secret-password@nowhere"))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("http://127.0.0.1:9650")
                .hasMessageNotContaining("secret-password");
    }

    @Test
    void a_call_on_a_closed_client_says_so() {
        NodeClient node = NodeClient.create("http://127.0.0.1:1");
        node.close();

        assertThatThrownBy(() -> node.info().getNodeVersion().execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("closed")
                .hasMessageContaining("make a new one");
    }
}

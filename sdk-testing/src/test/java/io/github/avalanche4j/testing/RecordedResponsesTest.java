package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.internal.node.Recordings;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecordedResponsesTest {
    private static final Set<String> OF_THE_CONNECTION = Set.of("content-length", "transfer-encoding", "date");
    private static final FakeNode NODE = FakeNode.start();

    @AfterAll
    static void close() {
        NODE.close();
    }

    static Stream<String> names() {
        return FakeNode.recordings().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void every_recorded_request_gets_its_recorded_response(String name) {
        Recording recording = FakeNode.recording(name);
        NODE.replay(name);
        if (recording.requestHeaders().containsKey("host")) {
            return; // the JDK's client does not send it, and the fake does not ask for it
        }

        HttpRequest.Builder request = Client.request(NODE, recording.requestPath());
        recording.requestHeaders().forEach(request::header);
        String body = name.equals("evm/chain1.batch.1001")
                ? batchOf(1001)
                : recording.requestBody().orElse("");
        HttpResponse<String> response = Client.send(request.method(
                        recording.requestMethod(),
                        recording.requestBody().isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body))
                .build());

        assertThat(response.body()).isEqualTo(recording.body());
        assertThat(response.statusCode()).isEqualTo(recording.status());
        recording.headers().forEach((header, value) -> {
            if (!OF_THE_CONNECTION.contains(header)) {
                assertThat(response.headers().firstValue(header)).as(header).contains(value);
            }
        });
    }

    @Test
    void a_replayed_response_has_the_id_of_the_request_and_nothing_else_changes() {
        String recorded = FakeNode.recording("info/getNodeID").body();

        String response = Client.send(Client.post(
                        NODE,
                        "/ext/info",
                        "{\"jsonrpc\":\"2.0\",\"method\":\"info.getNodeID\",\"id\": \"a\\u0041\\\"\" }"))
                .body();

        assertThat(response).isEqualTo(recorded.replace("\"id\":1}", "\"id\":\"a\\u0041\\\"\"}"));
    }

    @Test
    void absent_null_and_empty_params_are_the_same() {
        String recorded = FakeNode.recording("info/getNodeID").body();

        for (String params : List.of("", "null", "{}", "[]", "[{}]", "{\"chain\":null}")) {
            assertThat(Client.call(NODE, "/ext/info", "info.getNodeID", params)).isEqualTo(recorded);
        }
    }

    @Test
    void numbers_and_their_texts_are_the_same_and_names_may_come_in_any_order_and_case() {
        String recorded =
                FakeNode.recording("index/C-block.getContainerRange.tail").body();

        for (String params : List.of(
                "{\"numToFetch\":\"10\",\"encoding\":\"hex\",\"startIndex\":\"15\"}",
                "[{\"NUMTOFETCH\":10,\"startIndex\":15,\"encoding\":null}]")) {
            assertThat(Client.call(NODE, "/ext/index/C/block", "index.getContainerRange", params))
                    .isEqualTo(recorded);
        }
    }

    @Test
    void aliases_of_a_chain_get_the_same_responses() {
        String recorded = FakeNode.recording("evm/C.eth_chainId").body();

        try (FakeNode node = FakeNode.start()) {
            assertThat(Client.call(node, "/ext/bc/evm/rpc", "eth_chainId", "[]"))
                    .isEqualTo(recorded);
            assertThat(Client.call(node, "/ext/C/rpc", "eth_chainId", "")).isEqualTo(recorded);
        }
    }

    @Test
    void recordings_of_the_two_node_network_are_the_default() {
        try (FakeNode node = FakeNode.start()) {
            assertThat(Client.get(node, "/ext/health"))
                    .isEqualTo(FakeNode.recording("health/get").body());
            node.replay("health/get.unhealthy");
            assertThat(Client.get(node, "/ext/health"))
                    .isEqualTo(FakeNode.recording("health/get.unhealthy").body());
        }
    }

    @Test
    void an_unknown_health_tag_is_ignored() {
        try (FakeNode node = FakeNode.start()) {
            assertThat(Client.get(node, "/ext/health?tag=never-recorded"))
                    .isEqualTo(FakeNode.recording("health/get").body());
        }
    }

    @Test
    void every_line_of_every_file_is_a_recording_with_its_own_name() throws IOException, URISyntaxException {
        Path folder =
                Path.of(Recordings.class.getResource("info.jsonl").toURI()).getParent();
        long lines = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jsonl")) {
            for (Path file : files) {
                lines += Files.readAllLines(file).size();
            }
        }

        assertThat(FakeNode.recordings()).hasSize((int) lines).doesNotHaveDuplicates();
    }

    static String batchOf(int count) {
        return IntStream.range(0, count)
                .mapToObj(id -> "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"eth_chainId\",\"params\":[]}")
                .collect(Collectors.joining(",", "[", "]"));
    }
}

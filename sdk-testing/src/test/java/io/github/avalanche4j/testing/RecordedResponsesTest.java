package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.URISyntaxException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
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
    void everyRecordedRequestGetsItsRecordedAnswer(String name) {
        Recording recording = FakeNode.recording(name);
        NODE.replay(name);
        if (recording.requestHeaders().containsKey("host")) {
            return; // the JDK's client does not send it; see the raw request below
        }

        HttpRequest.Builder request = Client.request(NODE, recording.requestPath());
        recording.requestHeaders().forEach(request::header);
        String body = name.equals("evm/chain1.batch.1001")
                ? batchOf(1001)
                : recording.requestBody().orElse("");
        HttpResponse<String> answer = Client.send(request.method(
                        recording.requestMethod(),
                        recording.requestBody().isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body))
                .build());

        assertThat(answer.body()).isEqualTo(recording.body());
        assertThat(answer.statusCode()).isEqualTo(recording.status());
        recording.headers().forEach((header, value) -> {
            if (!OF_THE_CONNECTION.contains(header)) {
                assertThat(answer.headers().firstValue(header)).as(header).contains(value);
            }
        });
    }

    @Test
    void aForeignHostNameIsRefused() throws IOException {
        try (Socket socket = new Socket("127.0.0.1", NODE.port())) {
            socket.getOutputStream()
                    .write("GET /ext/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            byte[] head = socket.getInputStream().readNBytes(12);

            assertThat(new String(head, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 403");
        }
    }

    @Test
    void theIdIsTheOneThatWasAskedWithAndNothingElseChanges() {
        String recorded = FakeNode.recording("info/getNodeID").body();

        String answer = Client.send(Client.post(
                        NODE,
                        "/ext/info",
                        "{\"jsonrpc\":\"2.0\",\"method\":\"info.getNodeID\",\"id\": \"a\\u0041\\\"\" }"))
                .body();

        assertThat(answer).isEqualTo(recorded.replace("\"id\":1}", "\"id\":\"a\\u0041\\\"\"}"));
    }

    @Test
    void absentNullAndEmptyParamsAreTheSame() {
        String recorded = FakeNode.recording("info/getNodeID").body();

        for (String params : List.of("", "null", "{}", "[]", "[{}]", "{\"chain\":null}")) {
            assertThat(Client.call(NODE, "/ext/info", "info.getNodeID", params)).isEqualTo(recorded);
        }
    }

    @Test
    void numbersAndTheirTextsAreTheSameAndNamesMayComeInAnyOrderAndCase() {
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
    void aliasesOfAChainLeadToTheSameAnswers() {
        String recorded = FakeNode.recording("evm/C.eth_chainId").body();

        try (FakeNode node = FakeNode.start()) {
            assertThat(Client.call(node, "/ext/bc/evm/rpc", "eth_chainId", "[]"))
                    .isEqualTo(recorded);
            assertThat(Client.call(node, "/ext/C/rpc", "eth_chainId", "")).isEqualTo(recorded);
        }
    }

    @Test
    void theTwoNodeNetworkAnswersUnlessAnotherRecordingIsChosen() {
        try (FakeNode node = FakeNode.start()) {
            assertThat(Client.get(node, "/ext/health"))
                    .isEqualTo(FakeNode.recording("health/get").body());
            node.replay("health/get.unhealthy");
            assertThat(Client.get(node, "/ext/health"))
                    .isEqualTo(FakeNode.recording("health/get.unhealthy").body());
        }
    }

    @Test
    void anUnknownHealthTagIsIgnored() {
        try (FakeNode node = FakeNode.start()) {
            assertThat(Client.get(node, "/ext/health?tag=never-recorded"))
                    .isEqualTo(FakeNode.recording("health/get").body());
        }
    }

    @Test
    void aRecordingTellsWhatWasAskedAndWhatCameBack() {
        Recording recording = FakeNode.recording("info/getNodeID");

        assertThat(recording.state()).isEqualTo("two-node network with sybil protection");
        assertThat(recording.requestMethod()).isEqualTo("POST");
        assertThat(recording.requestPath()).isEqualTo("/ext/info");
        assertThat(recording.requestBody())
                .hasValueSatisfying(body -> assertThat(body).contains("info.getNodeID"));
        assertThat(recording.status()).isEqualTo(200);
        assertThat(recording.headers()).containsKey("node-id");
        assertThatThrownBy(() -> FakeNode.recording("info/nope")).hasMessageContaining("info/nope");
    }

    @Test
    void theListOfCasesIsTheFolder() throws IOException, URISyntaxException {
        Path folder = Path.of(FakeNode.class.getResource("recordings").toURI());
        try (Stream<Path> files = Files.walk(folder)) {
            List<String> names = files.map(
                            file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".json"))
                    .map(file -> file.substring(0, file.length() - 5))
                    .toList();
            assertThat(FakeNode.recordings()).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    static String batchOf(int count) {
        return IntStream.range(0, count)
                .mapToObj(id -> "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"eth_chainId\",\"params\":[]}")
                .collect(Collectors.joining(",", "[", "]"));
    }
}

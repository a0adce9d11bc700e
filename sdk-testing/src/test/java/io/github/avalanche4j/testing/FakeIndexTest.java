package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(FakeNodeExtension.class)
class FakeIndexTest {
    private static final String PATH = "/ext/index/C/block";
    private static final String BAD_ARGUMENT = "couldn't unmarshal an argument. Ensure arguments are valid and properly"
            + " formatted. See documentation for example calls";

    private final FakeNode node;
    private final FakeIndex index;

    FakeIndexTest(FakeNode node) {
        this.node = node;
        this.index = node.index(PATH);
    }

    @BeforeEach
    void tenContainers() {
        index.synthesize(10, 40);
    }

    @Test
    void a_container_is_written_as_a_node_writes_it() {
        FakeContainer container = index.container(3);

        assertThat(call("index.getContainerByIndex", "{\"index\":3,\"encoding\":\"hexnc\"}"))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"result\":{\"id\":\"" + container.id() + "\",\"bytes\":\"0x"
                        + HexFormat.of().formatHex(container.bytes()) + "\",\"timestamp\":\"" + container.timestamp()
                        + "\",\"encoding\":\"hexnc\",\"index\":\"3\"},\"id\":1}\n");
    }

    @ParameterizedTest
    @CsvSource({"hex, hex", "HEX, hex", "hexc, hexc", "HexC, hexc"})
    void hex_has_a_checksum_and_the_encoding_is_lower_case(String requestEncoding, String responseEncoding) {
        JsonNode container = result("index.getLastAccepted", "{\"encoding\":\"" + requestEncoding + "\"}");

        byte[] bytes = HexFormat.of().parseHex(container.path("bytes").asText().substring(2));
        assertThat(Checksum.strip(bytes)).isEqualTo(index.container(9).bytes());
        assertThat(container.path("encoding").asText()).isEqualTo(responseEncoding);
        assertThat(container.path("index").asText()).isEqualTo("9");
    }

    @Test
    void a_range_ends_with_the_index() {
        JsonNode containers = result("index.getContainerRange", "{\"startIndex\":\"8\",\"numToFetch\":\"1024\"}")
                .path("containers");

        assertThat(containers).hasSize(2);
        assertThat(containers.get(0).path("id").asText())
                .isEqualTo(index.container(8).id());
        assertThat(containers.get(1).path("index").isTextual()).isTrue();
    }

    @Test
    void an_id_is_found_whether_it_was_served_or_not() {
        String id = index.container(4).id();

        assertThat(result("index.getIndex", "{\"id\":\"" + id + "\"}")).hasToString("{\"index\":\"4\"}");
        assertThat(result("index.isAccepted", "{\"id\":\"" + id + "\"}")).hasToString("{\"isAccepted\":true}");
        assertThat(result("index.getContainerByID", "{\"id\":\"" + id + "\"}")
                        .path("index")
                        .asText())
                .isEqualTo("4");
        assertThat(result("index.getIndex", "{\"id\":\"" + id + "\"}")).hasToString("{\"index\":\"4\"}");
    }

    @Test
    void a_container_past_the_end_is_not_found() {
        String params = "{\"id\":\"" + index.container(10).id() + "\"}";

        assertThat(call("index.isAccepted", params)).contains("{\"isAccepted\":false}");
        assertThat(error("index.getIndex", params)).isEqualTo("not found");
        assertThat(error("index.getContainerByID", params)).isEqualTo("not found");
        index.append(1);
        assertThat(index.lastIndex()).isEqualTo(10);
        assertThat(result("index.getIndex", params)).hasToString("{\"index\":\"10\"}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "index.getContainerByIndex | {\"index\":10} | no container at index 10",
                "index.getContainerByIndex | {\"index\":\"18446744073709551615\"} | no container at index 18446744073709551615",
                "index.getContainerRange | {\"startIndex\":10,\"numToFetch\":5} | start index (10) > last accepted index (9)",
                "index.getContainerRange | {\"startIndex\":0} | numToFetch must be in [1,1024] but is 0",
                "index.getContainerRange | {\"startIndex\":99,\"numToFetch\":1025} | numToFetch must be in [1,1024] but is 1025",
                "index.getLastAccepted | {\"encoding\":\"json\"} | unsupported encoding in method",
                "index.foo | {} | rpc: can't find method \"index.Foo\"",
                "info.peers | {} | rpc: can't find service \"info.Peers\""
            })
    void errors_are_in_a_nodes_words(String method, String params, String message) {
        assertThat(error(method, params)).isEqualTo(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "index.getContainerByIndex | {\"index\":-1}",
                "index.getContainerByIndex | {\"index\":1.0}",
                "index.getContainerByIndex | {\"index\":\"0x1\"}",
                "index.getContainerByIndex | {\"encoding\":\"base64\"}",
                "index.getContainerByIndex | {\"encoding\":\"\"}",
                "index.getContainerByIndex | [\"0\"]",
                "index.isAccepted | {\"id\":\"nope\"}"
            })
    void bad_arguments_are_refused(String method, String params) {
        assertThat(error(method, params)).isEqualTo(BAD_ARGUMENT);
    }

    @Test
    void arguments_can_be_absent_null_wrapped_or_in_another_case() {
        for (String params : new String[] {"", "null", "{}", "[]", "{\"index\":null}", "[{\"INDEX\":\"0\"}]"}) {
            assertThat(result("index.getContainerByIndex", params).path("index").asText())
                    .isEqualTo("0");
        }
    }

    @Test
    void an_empty_index_has_nothing() {
        index.synthesize(0, 40);

        assertThat(index.lastIndex()).isEqualTo(-1);
        assertThat(error("index.getLastAccepted", "")).isEqualTo("no containers have been accepted");
        assertThat(error("index.getContainerRange", "{\"numToFetch\":5}"))
                .isEqualTo("no containers have been accepted");
        assertThat(error("index.getContainerByIndex", "")).isEqualTo("no container at index 0");
    }

    @Test
    void errors_equal_the_recorded_ones_byte_for_byte() {
        FakeIndex same = node.index("/ext/index/X/block").synthesize(17, 20);
        assertThat(same.lastIndex()).isEqualTo(16);

        assertThat(Client.call(
                        node, "/ext/index/X/block", "index.getContainerRange", "{\"startIndex\":17,\"numToFetch\":10}"))
                .isEqualTo(FakeNode.recording("index/C-block.getContainerRange.beyond")
                        .body());
    }

    @Test
    void containers_are_the_same_in_every_fake_and_begin_with_their_index() {
        try (FakeNode other = FakeNode.start()) {
            FakeContainer there = other.index(PATH).synthesize(1, 40).container(7);

            assertThat(there.bytes()).isEqualTo(index.container(7).bytes()).hasSize(40);
            assertThat(there.timestamp()).isEqualTo("2026-01-01T00:00:14.123456789Z");
            assertThat(there.index()).isEqualTo(7);
            assertThat(ByteBuffer.wrap(there.bytes()).getLong()).isEqualTo(7);
            assertThat(other.index("/ext/index/P/block")
                            .synthesize(1, 40)
                            .container(7)
                            .bytes())
                    .isNotEqualTo(there.bytes());
        }
    }

    @Test
    void a_response_is_cut_off_at_the_exact_byte_of_the_maximum() {
        int length = call("index.getContainerRange", "{\"numToFetch\":2}").length();

        index.maxResponseBytes(length);
        assertThat(call("index.getContainerRange", "{\"numToFetch\":2}")).hasSize(length);
        index.maxResponseBytes(length - 1);
        assertThatThrownBy(() -> call("index.getContainerRange", "{\"numToFetch\":2}"))
                .isInstanceOf(UncheckedIOException.class);
    }

    @Test
    void a_corrupt_container_has_a_wrong_checksum_and_the_right_bytes() {
        String good = result("index.getContainerByIndex", "{\"index\":5}")
                .path("bytes")
                .asText();

        index.corruptChecksum(5);
        String bad = result("index.getContainerByIndex", "{\"index\":5}")
                .path("bytes")
                .asText();

        assertThat(bad).hasSameSizeAs(good).isNotEqualTo(good).startsWith(good.substring(0, good.length() - 8));
        assertThat(result("index.getContainerByIndex", "{\"index\":6}")
                        .path("bytes")
                        .asText())
                .endsWith(HexFormat.of()
                        .formatHex(Checksum.append(index.container(6).bytes()))
                        .substring(80));
    }

    @Test
    void an_index_is_named_by_its_path_or_by_chain_and_kind() {
        node.index("X/vtx").synthesize(1, 8);

        assertThat(Client.call(node, "/ext/index/X/vtx", "index.getLastAccepted", ""))
                .contains("\"index\":\"0\"");
        assertThat(node.index("/ext/index/X/vtx").lastIndex()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "x/TX, did you mean /ext/index/X/tx?",
        "/ext/index/x/tx, did you mean /ext/index/X/tx?",
        "X/txs, did you mean /ext/index/X/tx?",
        "ext/index/X/tx, did you mean /ext/index/X/tx?",
        "/ext/index/P, did you mean /ext/index/P/block?",
        "P/tx, A node has the indexes /ext/index/P/block",
        "Q/block, A node has the indexes /ext/index/P/block",
        "'', path must not be blank",
    })
    void an_index_that_a_node_does_not_have_is_refused(String name, String help) {
        assertThatThrownBy(() -> node.index(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(help);
    }

    private String call(String method, String params) {
        return Client.call(node, PATH, method, params);
    }

    private JsonNode result(String method, String params) {
        return Client.result(node, PATH, method, params);
    }

    private String error(String method, String params) {
        return Client.error(node, PATH, method, params);
    }
}

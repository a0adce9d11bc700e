package io.github.avalanche4j.node.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the index interface differs from its specification. */
class IndexWireFactsTest extends NodeTestBase {
    private static final Id SUBNET = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");

    private static JsonTree recorded(String name) {
        return JsonTree.parse(FakeNode.recording(name).body()).get("result");
    }

    private static JsonRpcException error(Call<?> call) {
        return catchThrowableOfType(JsonRpcException.class, call::execute);
    }

    @Test
    void a_range_of_containers_is_an_object_and_may_be_an_array() {
        List<Container> asObject =
                node.index(Index.C_BLOCK).getContainerRange(0, 5).execute();
        JsonTree array = recorded("index/C-block.getContainerRange.0-5").get("containers");
        fake.on("index.getContainerRange").respond(array.toString()); // node-interfaces.md, index.getContainerRange

        List<Container> asArray =
                node.index(Index.C_BLOCK).getContainerRange(0, 5).execute();

        assertThat(asArray).hasSize(5).isEqualTo(asObject);
    }

    @Test
    void no_containers_are_none_although_the_node_calls_that_an_error() {
        assertThat(node.index(Index.C_BLOCK).getContainerRange(0, 0).execute()).isEmpty();
        assertThat(fake.receivedCount()).isZero();
        Map<String, ?> none = Map.of("startIndex", 0, "numToFetch", 0, "encoding", "hex");
        assertThat(error(node.index(Index.C_BLOCK).call("index.getContainerRange", JsonTree.class, none))
                        .reason())
                .isEqualTo(Reason.INVALID_PARAMS);
    }

    @Test
    void transactions_and_vertices_of_the_x_chain_may_be_missing_and_are_read_where_they_exist() {
        for (Index<?> frozen : List.of(Index.X_TX, Index.X_VTX)) {
            assertThat(error(node.index(frozen).getContainerRange(0, 5)).reason())
                    .isEqualTo(Reason.BEYOND_INDEX);
            Bytes bytes = Bytes.fromHex("0x000102");
            // node-interfaces.md, "Container (index)"
            fake.on("index.getLastAccepted")
                    .at("/ext/index/" + frozen.path())
                    .respond("{\"id\":\"" + SUBNET + "\",\"bytes\":\"" + bytes.toCheckedHex()
                            + "\",\"timestamp\":\"2021-04-02T15:34:00.262979-07:00\",\"encoding\":\"hex\","
                            + "\"index\":\"9\"}");

            Container last = node.index(frozen).getLastAccepted().execute();

            assertThat(last.id()).isEqualTo(SUBNET);
            assertThat(last.bytes()).isEqualTo(bytes);
            assertThat(last.timestamp()).isEqualTo(Instant.parse("2021-04-02T22:34:00.262979Z"));
            assertThat(last.index()).isEqualTo(UInt64.of(9));
        }
    }

    @Test
    void there_are_three_encodings_in_any_case() {
        for (String encoding : List.of("hex", "HEXC", "hexnc")) {
            assertThat(node.index(Index.C_BLOCK).encoding(encoding)).isNotNull();
        }
        assertThat(node.index(Index.C_BLOCK).encoding("hexnc").getLastAccepted().execute())
                .extracting(Container::bytes)
                .isEqualTo(node.index(Index.C_BLOCK).getLastAccepted().execute().bytes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"index/C-block.getLastAccepted", "index/getLastAccepted.hexnc"})
    void a_container_is_written_as_the_node_sent_it_and_read_again(String recording) {
        JsonTree sent = recorded(recording);

        Container container = Json.read(Container.class, sent.toString());
        JsonTree written = JsonTree.parse(Json.write(container));

        assertThat(written.get("bytes")).isEqualTo(sent.get("bytes"));
        assertThat(written.get("encoding")).isEqualTo(sent.get("encoding"));
        assertThat(Json.read(Container.class, written.toString())).isEqualTo(container);
    }

    /** Bytes without a checksum whose last four happen to be the checksum of the others. */
    @Test
    void bytes_that_end_like_a_checksum_stay_whole_where_there_is_none() {
        String bytes = Bytes.fromHex("0x0102").toCheckedHex();
        String json = "{\"id\":\"" + SUBNET + "\",\"bytes\":\"" + bytes
                + "\",\"timestamp\":\"2021-04-02T15:34:00Z\",\"encoding\":\"hexnc\",\"index\":\"9\"}";

        assertThat(Json.read(Container.class, json).bytes()).isEqualTo(Bytes.fromHex(bytes));
        assertThat(Json.read(Container.class, json.replace("hexnc", "hex")).bytes())
                .isEqualTo(Bytes.fromHex("0x0102"));
    }
}

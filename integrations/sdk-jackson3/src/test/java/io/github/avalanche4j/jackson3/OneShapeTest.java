package io.github.avalanche4j.jackson3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.node.metrics.MetricType;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.cfg.PackageVersion;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 2 with nothing registered, Jackson 3 and the library itself write the same JSON, and read equal values from it. */
class OneShapeTest {
    private static final ObjectMapper JACKSON_2 = new ObjectMapper();
    private static final JsonMapper JACKSON_3 =
            JsonMapper.builder().findAndAddModules().build();
    private static final Position HERE = Position.parse("p1:data.blocks:0123abcd:1767225600:0:2:dDA");

    @TestFactory
    Stream<DynamicTest> values_of_every_type() throws Exception {
        Map<Class<?>, List<Object>> samples = Samples.byType();
        assertThat(samples.size()).isGreaterThan(140);
        return samples.entrySet().stream()
                .map(each -> dynamicTest(each.getKey().getName(), () -> {
                    assertThat(each.getValue()).as("values that fit").isNotEmpty();
                    for (Object value : each.getValue()) {
                        isTheSameEverywhere(each.getKey(), value);
                    }
                }));
    }

    private static void isTheSameEverywhere(Class<?> type, Object value) throws Exception {
        String text = Json.write(value);
        assertThat((Object) Json.read(type, text)).isEqualTo(value);
        assertThat(JACKSON_2.writeValueAsString(value)).isEqualTo(text);
        assertThat(JACKSON_3.writeValueAsString(value)).isEqualTo(text);
        if (Samples.isChecked(type, text)) {
            assertThat((Object) JACKSON_2.readValue(text, type)).isEqualTo(value);
            assertThat((Object) JACKSON_3.readValue(text, type)).isEqualTo(value);
        } else {
            assertThatThrownBy(() -> JACKSON_2.readValue(text, type)).isInstanceOf(JsonProcessingException.class);
            assertThatThrownBy(() -> JACKSON_3.readValue(text, type)).isInstanceOf(JacksonException.class);
        }
    }

    @Test
    void the_version_under_test_is_the_one_that_the_build_names() {
        assertThat(PackageVersion.VERSION.toString()).isEqualTo(System.getProperty("tested.version"));
    }

    @Test
    void transactions_messages_trees_and_single_texts() throws Exception {
        JsonTree tx = JsonTree.parse(
                FakeNode.recording("platform/getTx.json.convertTx").body());
        isTheSameEverywhere(Tx.class, tx.at("/result/tx").as(Tx.class));
        isTheSameEverywhere(
                UnsignedWarpMessage.class, UnsignedWarpMessage.of(Network.FUJI, Id.EMPTY, Bytes.fromHex("0102")));
        isTheSameEverywhere(JsonTree.class, JsonTree.parse("{\"a\":[1.10,null,true,{}],\"b\":123456789012345678901}"));
        isTheSameEverywhere(Position.class, HERE);
        isTheSameEverywhere(Id.class, Id.EMPTY);
        isTheSameEverywhere(UInt64.class, UInt64.parse("18446744073709551615"));
        isTheSameEverywhere(NAvax.class, NAvax.of(UInt64.MAX));
        isTheSameEverywhere(Bytes.class, Bytes.fromHex("0xff00"));
    }

    @Test
    void choices_that_no_json_response_has() throws Exception {
        isTheSameEverywhere(PrimaryNetworkChain.class, PrimaryNetworkChain.P_CHAIN);
        isTheSameEverywhere(PrimaryNetworkChain.class, PrimaryNetworkChain.unlisted("a-new-chain"));
        isTheSameEverywhere(MetricType.class, MetricType.COUNTER);
        assertThat(Json.write(Map.of("chain", PrimaryNetworkChain.P_CHAIN))).isEqualTo("{\"chain\":\"p-chain\"}");
    }

    /** A user's type that contains ours. */
    public record Mine(
            Id id,
            Optional<UInt64> height,
            List<NodeId> nodes,
            Map<Id, List<UInt64>> balances,
            Map<String, JsonTree> more) {}

    @Test
    void inside_a_users_own_types() {
        NodeId node = NodeId.of(Bytes.of(new byte[20]));
        Mine mine = new Mine(
                Id.EMPTY,
                Optional.of(UInt64.of(7)),
                List.of(node),
                Map.of(Id.EMPTY, List.of(UInt64.of(8))),
                Map.of("a", JsonTree.parse("[1]")));
        String text = JACKSON_3.writeValueAsString(mine);

        assertThat(JsonTree.parse(text))
                .isEqualTo(JsonTree.parse("{\"id\":\"" + Id.EMPTY + "\",\"height\":\"7\",\"nodes\":[\"" + node
                        + "\"],\"balances\":{\"" + Id.EMPTY + "\":[\"8\"]},\"more\":{\"a\":[1]}}"));
        assertThat(JACKSON_3.readValue(text, Mine.class)).isEqualTo(mine);
        assertThat(JACKSON_3
                        .readValue(text.replace("\"7\"", "null"), Mine.class)
                        .height())
                .isEmpty();
    }

    @Test
    void a_page_is_read_with_the_types_that_it_is_declared_with() {
        String text = "{\"items\":[\"7\",\"8\"],\"position\":\"" + HERE + "\",\"next\":\"" + HERE
                + "\",\"summary\":{\"a\":1}}";
        Page<UInt64> page = JACKSON_3.readValue(text, new TypeReference<Page<UInt64>>() {});
        SummaryPage<UInt64, JsonTree> all =
                JACKSON_3.readValue(text, new TypeReference<SummaryPage<UInt64, JsonTree>>() {});

        assertThat(page).isEqualTo(Json.readPage(UInt64.class, text));
        assertThat(all).isEqualTo(Json.readPage(UInt64.class, JsonTree.class, text));
        assertThat(JACKSON_3.writeValueAsString(all)).isEqualTo(text);
        assertThatThrownBy(() -> JACKSON_3.readValue("{\"items\":[]}", new TypeReference<Page<UInt64>>() {}))
                .hasMessageContaining("a page without its items, its position or its summary");
        assertThatThrownBy(() -> JACKSON_3.readValue("[]", new TypeReference<Page<UInt64>>() {}))
                .hasMessageContaining("a page is an object");
    }

    @Test
    void a_users_body_is_checked() {
        assertThatThrownBy(() -> JACKSON_3.readValue("{\"id\":\"hello\"}", Mine.class))
                .isInstanceOf(JacksonException.class)
                .hasMessageContaining("hello")
                .hasMessageContaining("32 bytes in cb58")
                .hasMessageContaining("[\"id\"]");
        assertThatThrownBy(() -> JACKSON_3.readValue("{\"balances\":{\"hello\":[]}}", Mine.class))
                .hasMessageContaining("32 bytes in cb58");
        assertThatThrownBy(() -> JACKSON_3.readValue("{\"height\":-1}", Mine.class))
                .hasMessageContaining("not an unsigned 64-bit number");
    }

    @Test
    void a_type_without_json_is_refused_with_a_replacement() {
        ApiResponse<String> response = Call.completed("v").withResponse().execute();

        assertThatThrownBy(() -> JACKSON_3.writeValueAsString(response))
                .isInstanceOf(JacksonException.class)
                .hasMessageContaining("ApiResponse has no JSON: write its value()");
        assertThatThrownBy(() -> JACKSON_3.writeValueAsString(Map.of(response.headers(), 1)))
                .hasMessageContaining("Headers has no JSON");
        assertThatThrownBy(() -> JACKSON_3.writeValueAsString(Map.of(JsonTree.parse("{}"), 1)))
                .hasMessageContaining("JsonTree is not one text, so it cannot be the key of a map");
        assertThatThrownBy(() -> JACKSON_3.readValue("{}", Headers.class)).hasMessageContaining("Headers has no JSON");
    }

    @Test
    void a_tree_of_the_mapper_is_read_like_a_text() {
        Mine mine = JACKSON_3.convertValue(Map.of("id", Id.EMPTY.toString(), "height", 5), Mine.class);

        assertThat(mine.id()).isEqualTo(Id.EMPTY);
        assertThat(mine.height()).contains(UInt64.of(5));
        assertThat(JACKSON_3.<JsonTree>convertValue(Map.of("at", Instant.EPOCH.toString()), JsonTree.class))
                .isEqualTo(JsonTree.parse("{\"at\":\"1970-01-01T00:00:00Z\"}"));
    }
}

package io.github.avalanche4j.jackson2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
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
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests a Jackson 2 mapper. {@code OneShapeTest} of Jackson 3 covers values of every type. */
class AvalancheModuleTest {
    private static final ObjectMapper MAPPER = new ObjectMapper().findAndRegisterModules();
    private static final Position HERE = Position.parse("p1:data.blocks:0123abcd:1767225600:0:2:dDA");

    /** A user's type that contains ours. */
    public record Mine(
            Id id,
            Optional<UInt64> height,
            List<NodeId> nodes,
            Map<Id, List<UInt64>> balances,
            Map<String, JsonTree> more) {}

    @Test
    void the_version_under_test_is_the_one_that_the_build_names() {
        assertThat(MAPPER.version().toString()).isEqualTo(System.getProperty("tested.version"));
    }

    @Test
    void values_are_read_and_written_inside_a_users_own_types() throws Exception {
        NodeId node = NodeId.of(Bytes.of(new byte[20]));
        Mine mine = new Mine(
                Id.EMPTY,
                Optional.of(UInt64.of(7)),
                List.of(node),
                Map.of(Id.EMPTY, List.of(UInt64.of(8))),
                Map.of("a", JsonTree.parse("[1]")));
        String text = MAPPER.writeValueAsString(mine);

        assertThat(JsonTree.parse(text))
                .isEqualTo(JsonTree.parse("{\"id\":\"" + Id.EMPTY + "\",\"height\":\"7\",\"nodes\":[\"" + node
                        + "\"],\"balances\":{\"" + Id.EMPTY + "\":[\"8\"]},\"more\":{\"a\":[1]}}"));
        assertThat(MAPPER.readValue(text, Mine.class)).isEqualTo(mine);
        assertThat(MAPPER.readValue(text.replace("\"7\"", "null"), Mine.class).height())
                .isEmpty();
    }

    @Test
    void the_module_is_registered_once_however_often_it_is_added() throws Exception {
        ObjectMapper mapper =
                new ObjectMapper().registerModule(new AvalancheModule()).registerModule(new AvalancheModule());

        assertThat(mapper.getRegisteredModuleIds()).containsExactly(AvalancheModule.class);
        assertThat(mapper.writeValueAsString(List.of(HERE, UInt64.of(1)))).isEqualTo("[\"" + HERE + "\",\"1\"]");
    }

    @Test
    void a_page_is_read_with_the_types_that_it_is_declared_with() throws Exception {
        String text = "{\"items\":[\"7\",\"8\"],\"position\":\"" + HERE + "\",\"next\":\"" + HERE
                + "\",\"summary\":{\"a\":1}}";
        Page<UInt64> page = MAPPER.readValue(text, new TypeReference<Page<UInt64>>() {});
        SummaryPage<UInt64, JsonTree> all =
                MAPPER.readValue(text, new TypeReference<SummaryPage<UInt64, JsonTree>>() {});

        assertThat(page).isEqualTo(Json.readPage(UInt64.class, text));
        assertThat(all).isEqualTo(Json.readPage(UInt64.class, JsonTree.class, text));
        assertThat(MAPPER.writeValueAsString(all)).isEqualTo(text);
        assertThatThrownBy(() -> MAPPER.readValue("{\"items\":[]}", new TypeReference<Page<UInt64>>() {}))
                .hasMessageContaining("a page without its items, its position or its summary");
        assertThatThrownBy(() -> MAPPER.readValue("[]", new TypeReference<Page<UInt64>>() {}))
                .hasMessageContaining("a page is an object");
    }

    @Test
    void a_users_body_is_checked_where_a_response_keeps_its_texts() {
        assertThat(Json.read(Id.class, "\"hello\"").isValid()).isFalse();
        assertThatThrownBy(() -> MAPPER.readValue("{\"id\":\"hello\"}", Mine.class))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("hello")
                .hasMessageContaining("32 bytes in cb58")
                .hasMessageContaining("[\"id\"]");
        assertThatThrownBy(() -> MAPPER.readValue("{\"balances\":{\"hello\":[]}}", Mine.class))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("32 bytes in cb58");
        assertThatThrownBy(() -> MAPPER.readValue("{\"height\":-1}", Mine.class))
                .hasMessageContaining("not an unsigned 64-bit number");
    }

    @Test
    void a_type_without_json_is_refused_with_a_replacement() {
        ApiResponse<String> response = Call.completed("v").withResponse().execute();

        assertThatThrownBy(() -> MAPPER.writeValueAsString(response))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("ApiResponse has no JSON: write its value()");
        assertThatThrownBy(() -> MAPPER.writeValueAsString(Map.of(JsonTree.parse("{}"), 1)))
                .hasMessageContaining("JsonTree is not one text, so it cannot be the key of a map");
        assertThatThrownBy(() -> MAPPER.readValue("{}", Headers.class)).hasMessageContaining("Headers has no JSON");
    }
}

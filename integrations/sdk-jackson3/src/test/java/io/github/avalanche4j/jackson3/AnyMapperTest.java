package io.github.avalanche4j.jackson3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.RefusedAdapter;
import io.github.avalanche4j.core.internal.json.ValueSerializer;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.genesis.EvmGenesis;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.info.Uptime;
import io.github.avalanche4j.node.metrics.Metrics;
import io.github.avalanche4j.node.tx.Credential;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.platform.AdvanceTimeTx;
import io.github.avalanche4j.node.utxo.Balances;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.signature.WarpVerifier;
import io.github.avalanche4j.signature.payload.SubnetToL1Conversion;
import io.github.avalanche4j.testing.FakeNode;
import java.lang.reflect.Modifier;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Mappers of Jackson 2 that nobody told of this library, as frameworks and caches have them. */
class AnyMapperTest {
    private static final List<Class<?>> MODULES =
            List.of(Json.class, NodeClient.class, DataClient.class, WarpVerifier.class);
    private static final Position HERE = Position.parse("p1:data.blocks:0123abcd:1767225600:0:2:dDA");
    private static final ObjectMapper PLAIN = new ObjectMapper();

    /** Its trees keep 1.10, as values do. */
    private static final ObjectMapper TREES = JsonMapper.builder()
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private static final Map<String, ObjectMapper> MAPPERS = mappers();

    private static Map<String, ObjectMapper> mappers() {
        Map<String, ObjectMapper> mappers = new LinkedHashMap<>();
        mappers.put("plain", PLAIN);
        mappers.put(
                "as a framework sets it",
                JsonMapper.builder()
                        .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                        .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
                        .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
                        .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                        .enable(MapperFeature.BLOCK_UNSAFE_POLYMORPHIC_BASE_TYPES)
                        .enable(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
                        .defaultPropertyInclusion(
                                JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.ALWAYS))
                        .addModule(new Jdk8Module())
                        .build());
        mappers.put(
                "shy of access",
                JsonMapper.builder()
                        .disable(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS, MapperFeature.DEFAULT_VIEW_INCLUSION)
                        .build());
        return mappers;
    }

    @Test
    void the_version_under_test_is_the_one_that_the_build_names() {
        assertThat(PLAIN.version().toString()).isEqualTo(System.getProperty("tested.jackson2"));
    }

    /** A user's type of anything. */
    public record Holder<T>(T value, List<T> list, Map<String, T> map) {}

    @TestFactory
    Stream<DynamicTest> values_of_every_type() throws Exception {
        Map<Class<?>, List<Object>> samples = Samples.byType();
        assertThat(samples.size()).isGreaterThan(140);
        return samples.entrySet().stream()
                .map(each -> dynamicTest(each.getKey().getName(), () -> {
                    assertThat(each.getValue()).as("values that fit").isNotEmpty();
                    for (Object value : each.getValue()) {
                        comesBack(each.getKey(), value);
                    }
                }));
    }

    private static void comesBack(Class<?> type, Object value) throws Exception {
        String text = Json.write(value);
        boolean valid = Samples.isChecked(type, text);
        JsonNode tree = TREES.valueToTree(value);
        assertThat(JsonTree.parse(tree.toString())).isEqualTo(JsonTree.parse(text));
        if (valid) {
            assertThat((Object) TREES.treeToValue(tree, type)).isEqualTo(value);
        }
        for (Map.Entry<String, ObjectMapper> each : MAPPERS.entrySet()) {
            ObjectMapper mapper = each.getValue();
            assertThat(mapper.writeValueAsString(value)).as(each.getKey()).isEqualTo(text);
            if (!valid) {
                assertThatThrownBy(() -> mapper.readValue(text, type)).isInstanceOf(JsonProcessingException.class);
                continue;
            }
            assertThat((Object) mapper.readValue(text, type)).as(each.getKey()).isEqualTo(value);
            assertThat((Object) mapper.convertValue(value, type)).isEqualTo(value);
            JavaType holder = TypeFactory.defaultInstance().constructParametricType(Holder.class, type);
            Object held = new Holder<>(value, List.of(value, value), Map.of("a", value));
            assertThat(mapper.<Object>readValue(mapper.writeValueAsString(held), holder))
                    .isEqualTo(held);
        }
    }

    private static List<Class<?>> types(Predicate<Class<?>> wanted) throws Exception {
        List<Class<?>> types = new ArrayList<>();
        for (Class<?> module : MODULES) {
            for (Class<?> type : ClassFiles.of(module)) {
                if (Modifier.isPublic(type.getModifiers())
                        && !type.getName().contains(".internal.")
                        && JsonAdapters.isOurs(type)
                        && wanted.test(type)) {
                    types.add(type);
                }
            }
        }
        return types;
    }

    private static boolean isRefused(Class<?> type) {
        return JsonAdapters.writer(type) instanceof RefusedAdapter;
    }

    private static JsonSerializer<Object> serializer(Class<?> type) throws Exception {
        return PLAIN.getSerializerProviderInstance().findTypedValueSerializer(type, true, null);
    }

    @Test
    void every_public_type_with_a_json_form_names_its_serializer() throws Exception {
        List<Class<?>> types = types(type -> !isRefused(type));
        assertThat(types).hasSizeGreaterThan(250);
        assertThat(types).allSatisfy(type -> assertThat(serializer(type)).isInstanceOf(ValueSerializer.class));
    }

    /** Jackson would write their components, and nothing could read that. */
    @Test
    void every_public_record_without_a_json_form_says_what_to_write_instead() throws Exception {
        List<Class<?>> records = types(type -> type.isRecord() && isRefused(type));
        assertThat(records).hasSizeGreaterThan(70);
        assertThat(records).allSatisfy(type -> {
            assertThat(serializer(type)).isInstanceOf(ValueSerializer.class);
            assertThat(((RefusedAdapter) JsonAdapters.writer(type)).why()).contains(" has no JSON: ");
        });
    }

    static Stream<Arguments> withoutJson() {
        return Stream.of(
                Arguments.of(Headers.of(Map.of("a", List.of("b"))), "Headers has no JSON: write its asMap()"),
                Arguments.of(
                        new Credential(Fx.SECP256K1, List.of()), "Credential has no JSON: write the Tx that has it"),
                Arguments.of(new AdvanceTimeTx(Instant.EPOCH), "UnsignedTx has no JSON: write the Tx that has it"),
                Arguments.of(
                        new Utxo(UtxoId.of(Id.EMPTY, 0), Id.EMPTY, new MintOutput(OutputOwners.NONE)),
                        "Utxo has no JSON: write its bytes, which encodeUtxo of its chain's codec gives"),
                Arguments.of(
                        new MintOutput(OutputOwners.NONE),
                        "Output has no JSON: write the Tx that has it, or the bytes of its Utxo"),
                Arguments.of(Balances.of(List.of(), Instant.EPOCH), "Balances has no JSON: write"),
                Arguments.of(Metrics.parse(""), "Metrics has no JSON: write the values that you need"),
                Arguments.of(
                        new SubnetToL1Conversion(Id.of(Bytes.of(new byte[32]))),
                        "L1Message has no JSON: write its bytes()"),
                Arguments.of(new EvmGenesis(JsonTree.NULL), "EvmGenesis has no JSON: write its json()"));
    }

    @ParameterizedTest
    @MethodSource("withoutJson")
    void data_without_a_json_form_is_refused_and_never_written_as_an_empty_object(Object value, String why) {
        ObjectMapper lax = new ObjectMapper().disable(SerializationFeature.FAIL_ON_EMPTY_BEANS);
        for (Object held : List.of(value, List.of(value), new Holder<>(value, null, null))) {
            assertThatThrownBy(() -> lax.writeValueAsString(held))
                    .isInstanceOf(JsonProcessingException.class)
                    .hasMessageContaining(why);
            assertThatThrownBy(() -> Json.write(held)).hasMessageContaining(why);
        }
        assertThatThrownBy(() -> lax.readValue("{}", value.getClass()))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining(why);
    }

    @Test
    void transactions_texts_and_trees() throws Exception {
        JsonTree tx = JsonTree.parse(
                FakeNode.recording("platform/getTx.json.convertTx").body());
        comesBack(Tx.class, tx.at("/result/tx").as(Tx.class));
        comesBack(JsonTree.class, JsonTree.parse("{\"a\":[1.5,null,true,{}],\"b\":123456789012345678901}"));
        comesBack(Position.class, HERE);
        comesBack(PrimaryNetworkChain.class, PrimaryNetworkChain.P_CHAIN);
        comesBack(PrimaryNetworkChain.class, PrimaryNetworkChain.unlisted("a-new-chain"));
        assertThat(PLAIN.readValue("null", JsonTree.class)).isEqualTo(JsonTree.NULL);
    }

    static Stream<Object> keys() {
        return Stream.of(
                Id.EMPTY,
                NodeId.of(Bytes.of(new byte[20])),
                Bech32Address.parse("P-fuji1ll29zyna07ynpgy0ng0k9vdjh05equzz3r63l0"),
                EvmAddress.parse("0x52908400098527886E0F7030069857D2E4169EE7"),
                EvmHash.of(Bytes.of(new byte[32])),
                Bytes.fromHex("0xff00"),
                UInt64.MAX,
                NAvax.ofAvax("1.5"),
                PrimaryNetworkChain.P_CHAIN,
                HERE);
    }

    @ParameterizedTest
    @MethodSource("keys")
    <K> void a_text_or_number_is_a_value_and_the_key_of_a_map(K key) throws Exception {
        comesBack(key.getClass(), key);
        for (ObjectMapper mapper : MAPPERS.values()) {
            Map<K, List<K>> map = Map.of(key, List.of(key, key));
            String text = mapper.writeValueAsString(map);
            assertThat(text).isEqualTo("{%1$s:[%1$s,%1$s]}".formatted(Json.write(key)));
            JavaType list = mapper.getTypeFactory().constructCollectionType(List.class, key.getClass());
            JavaType type = mapper.getTypeFactory()
                    .constructMapType(
                            LinkedHashMap.class, mapper.getTypeFactory().constructType(key.getClass()), list);
            assertThat(mapper.<Object>readValue(text, type)).isEqualTo(map);
            JavaType entry = mapper.getTypeFactory()
                    .constructParametricType(
                            Map.Entry.class, mapper.getTypeFactory().constructType(key.getClass()), list);
            assertThat(mapper.<Object>readValue(text, entry)).isEqualTo(Map.entry(key, List.of(key, key)));
        }
    }

    /** A user's type that contains ours. */
    public record Mine(
            Id id,
            Optional<UInt64> height,
            List<NodeId> nodes,
            Map<Id, List<UInt64>> balances,
            Map<String, JsonTree> more,
            Object any) {}

    @Test
    void values_are_read_and_written_inside_a_users_own_types() throws Exception {
        ObjectMapper mapper = new ObjectMapper().registerModule(new Jdk8Module());
        NodeId node = NodeId.of(Bytes.of(new byte[20]));
        Mine mine = new Mine(
                Id.EMPTY,
                Optional.of(UInt64.of(7)),
                List.of(node),
                Map.of(Id.EMPTY, List.of(UInt64.of(8))),
                Map.of("a", JsonTree.parse("[1]")),
                "any");
        String text = mapper.writeValueAsString(mine);

        assertThat(JsonTree.parse(text))
                .isEqualTo(JsonTree.parse("{\"id\":\"" + Id.EMPTY + "\",\"height\":\"7\",\"nodes\":[\"" + node
                        + "\"],\"balances\":{\"" + Id.EMPTY + "\":[\"8\"]},\"more\":{\"a\":[1]},\"any\":\"any\"}"));
        assertThat(mapper.readValue(text, Mine.class)).isEqualTo(mine);
        assertThat(mapper.readValue(text.replace("\"7\"", "null"), Mine.class).height())
                .isEmpty();
        assertThat(mapper.readValue("{}", Mine.class).id()).isNull();
        assertThat(mapper.writeValueAsString(new Mine(null, null, null, null, null, Id.EMPTY)))
                .endsWith("\"any\":\"" + Id.EMPTY + "\"}");
    }

    /** A user's type with subtypes. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Seen.class, name = "seen"),
        @JsonSubTypes.Type(value = Lost.class, name = "lost")
    })
    public sealed interface Event {}

    public record Seen(NodeId node, Uptime uptime) implements Event {}

    public record Lost(NodeId node) implements Event {}

    @Test
    void values_are_in_the_subtypes_of_a_users_type() throws Exception {
        NodeId node = NodeId.of(Bytes.of(new byte[20]));
        Uptime uptime = JsonTree.parse(FakeNode.recording("info/uptime").body())
                .at("/result")
                .as(Uptime.class);
        List<Event> events = List.of(new Seen(node, uptime), new Lost(node));
        TypeReference<List<Event>> type = new TypeReference<>() {};
        String text = PLAIN.writerFor(type).writeValueAsString(events);

        assertThat(text)
                .isEqualTo("[{\"kind\":\"seen\",\"node\":\"" + node + "\",\"uptime\":" + Json.write(uptime)
                        + "},{\"kind\":\"lost\",\"node\":\"" + node + "\"}]");
        assertThat(PLAIN.readValue(text, type)).isEqualTo(events);
    }

    /** As JAX-RS and Spring do; such a reader looks for its deserializer before it has anything to read. */
    @Test
    void a_reader_that_is_made_in_advance_reads_values() throws Exception {
        assertThat(new ObjectMapper().readerFor(Id.class).<Id>readValue("\"" + Id.EMPTY + "\""))
                .isEqualTo(Id.EMPTY);
        assertThat(new ObjectMapper()
                        .reader()
                        .forType(new TypeReference<Map<Id, UInt64>>() {})
                        .<Map<Id, UInt64>>readValue("{\"" + Id.EMPTY + "\":\"7\"}"))
                .isEqualTo(Map.of(Id.EMPTY, UInt64.of(7)));
        assertThat(new ObjectMapper().readerFor(Lost.class).<Lost>readValue("{\"kind\":\"lost\"}"))
                .isEqualTo(new Lost(null));
    }

    /** As some caches do, for values of any type. */
    @Test
    void a_mapper_that_writes_the_names_of_types_writes_that_of_the_public_type() throws Exception {
        Uptime uptime = JsonTree.parse(FakeNode.recording("info/uptime").body())
                .at("/result")
                .as(Uptime.class);
        for (ObjectMapper.DefaultTyping typing :
                List.of(ObjectMapper.DefaultTyping.NON_FINAL, ObjectMapper.DefaultTyping.JAVA_LANG_OBJECT)) {
            for (JsonTypeInfo.As place :
                    List.of(JsonTypeInfo.As.PROPERTY, JsonTypeInfo.As.WRAPPER_ARRAY, JsonTypeInfo.As.WRAPPER_OBJECT)) {
                ObjectMapper cache = new ObjectMapper()
                        .activateDefaultTyping(
                                BasicPolymorphicTypeValidator.builder()
                                        .allowIfSubType("io.github.avalanche4j.")
                                        .allowIfSubType("java.")
                                        .build(),
                                typing,
                                place);
                Map<String, Object> map = new TreeMap<>(Map.of("a", uptime, "b", Id.EMPTY, "c", UInt64.of(7)));
                String text = cache.writerFor(Object.class).writeValueAsString(map);

                assertThat(text).contains(Uptime.class.getName()).doesNotContain("Immutable");
                assertThat(cache.readValue(text, Object.class)).isEqualTo(map);
            }
        }
    }

    @Test
    void a_page_is_read_with_the_types_that_it_is_declared_with() throws Exception {
        String text = "{\"items\":[\"7\",\"8\"],\"position\":\"" + HERE + "\",\"next\":\"" + HERE
                + "\",\"summary\":{\"a\":1}}";
        Page<UInt64> page = PLAIN.readValue(text, new TypeReference<Page<UInt64>>() {});
        SummaryPage<UInt64, JsonTree> all =
                PLAIN.readValue(text, new TypeReference<SummaryPage<UInt64, JsonTree>>() {});

        assertThat(page).isEqualTo(Json.readPage(UInt64.class, text));
        assertThat(all).isEqualTo(Json.readPage(UInt64.class, JsonTree.class, text));
        assertThat(PLAIN.writeValueAsString(all)).isEqualTo(text);
        assertThat(PLAIN.readValue(
                        "{\"value\":" + text + ",\"map\":{\"a\":" + text + "}}",
                        new TypeReference<Holder<SummaryPage<UInt64, JsonTree>>>() {}))
                .isEqualTo(new Holder<>(all, null, Map.of("a", all)));
        assertThatThrownBy(() -> PLAIN.readValue("{\"items\":[]}", new TypeReference<Page<UInt64>>() {}))
                .hasMessageContaining("a page without its items, its position or its summary");
        assertThatThrownBy(() -> PLAIN.readValue("[]", new TypeReference<Page<UInt64>>() {}))
                .hasMessageContaining("a page is an object");
    }

    @Test
    void a_users_body_is_checked_where_a_response_keeps_its_texts() {
        assertThat(Json.read(Id.class, "\"hello\"").isValid()).isFalse();
        assertThatThrownBy(() -> PLAIN.readValue("{\"id\":\"hello\"}", Mine.class))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("hello")
                .hasMessageContaining("32 bytes in cb58")
                .hasMessageContaining("[\"id\"]");
        assertThatThrownBy(() -> PLAIN.readValue("{\"balances\":{\"hello\":[]}}", Mine.class))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("32 bytes in cb58");
        assertThatThrownBy(() -> PLAIN.readValue("[-1]", new TypeReference<List<UInt64>>() {}))
                .hasMessageContaining("not an unsigned 64-bit number");
    }

    @Test
    void a_type_without_json_is_refused_with_a_replacement() {
        ApiResponse<String> response = Call.completed("v").withResponse().execute();

        assertThatThrownBy(() -> PLAIN.writeValueAsString(response))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("ApiResponse has no JSON: write its value()");
        assertThatThrownBy(() -> PLAIN.writeValueAsString(Map.of(JsonTree.parse("{}"), 1)))
                .hasMessageContaining("JsonTree is not one text, so it cannot be the key of a map");
        assertThatThrownBy(() -> PLAIN.readValue("{}", Page.class)).hasMessageContaining("a page without its items");
        assertThatThrownBy(() -> PLAIN.readValue("{}", BlockRef.class))
                .hasMessageContaining("BlockRef is written and never read");
    }
}

package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.node.admin.LogLevel;
import io.github.avalanche4j.node.admin.LoggerLevel;
import io.github.avalanche4j.node.evm.ActiveRules;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.ChainConfig;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.info.NodeVersion;
import io.github.avalanche4j.node.info.Peer;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.platform.ValidatorAt;
import io.github.avalanche4j.testing.FakeNode;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Where nodes differ from their specification; the numbers are those of the table in the notes on the wire format. */
class DifferencesTest {
    private static final String CHAIN_1 = "2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX";
    private static final Id SUBNET = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");
    private static final NodeId NODE = NodeId.parse("NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme");

    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url());

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    private static JsonTree recorded(String name) {
        return JsonTree.parse(FakeNode.recording(name).body()).get("result");
    }

    private static JsonRpcException error(Call<?> call) {
        return catchThrowableOfType(JsonRpcException.class, call::execute);
    }

    private String sent() {
        return fake.received().get(fake.receivedCount() - 1).body();
    }

    @Test
    void difference_01_a_range_of_containers_is_an_object_and_may_be_an_array() {
        List<Container> asObject =
                node.index(Index.C_BLOCK).getContainerRange(0, 5).execute();
        JsonTree array = recorded("index/C-block.getContainerRange.0-5").get("containers");
        fake.on("index.getContainerRange").respond(array.toString()); // node-interfaces.md, index.getContainerRange

        List<Container> asArray =
                node.index(Index.C_BLOCK).getContainerRange(0, 5).execute();

        assertThat(asArray).hasSize(5).isEqualTo(asObject);
    }

    @Test
    void difference_02_no_containers_are_none_although_the_node_calls_that_an_error() {
        assertThat(node.index(Index.C_BLOCK).getContainerRange(0, 0).execute()).isEmpty();
        assertThat(fake.receivedCount()).isZero();
        Map<String, ?> none = Map.of("startIndex", 0, "numToFetch", 0, "encoding", "hex");
        assertThat(error(node.index(Index.C_BLOCK).call("index.getContainerRange", JsonTree.class, none))
                        .reason())
                .isEqualTo(Reason.INVALID_PARAMS);
    }

    @Test
    void difference_03_transactions_and_vertices_of_the_x_chain_may_never_come_and_are_read_where_they_did() {
        for (Index frozen : List.of(Index.X_TX, Index.X_VTX)) {
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
    void difference_04_the_bytes_of_a_container_come_without_the_checksum_behind_them() {
        String hex = recorded("index/C-block.getContainerByIndex.0")
                .get("bytes")
                .asText()
                .orElseThrow();

        Container container = node.index(Index.C_BLOCK).getContainerByIndex(0).execute();

        assertThat(container.bytes().toCheckedHex()).isEqualTo(hex);
        assertThat(container.bytes().size()).isEqualTo((hex.length() - 2) / 2 - 4);
    }

    @Test
    void difference_05_there_are_three_encodings_in_any_case() {
        for (String encoding : List.of("hex", "HEXC", "hexnc")) {
            assertThat(node.index(Index.C_BLOCK).encoding(encoding)).isNotNull();
        }
        assertThat(node.index(Index.C_BLOCK).encoding("hexnc").getLastAccepted().execute())
                .extracting(Container::bytes)
                .isEqualTo(node.index(Index.C_BLOCK).getLastAccepted().execute().bytes());
        assertThatThrownBy(() -> node.index(Index.C_BLOCK).encoding("json"))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void difference_06_a_containers_id_is_that_of_the_outer_block_and_no_ethereum_hash() {
        Container last = node.index(Index.C_BLOCK).getLastAccepted().execute();
        String hash = node.evm("C")
                .call("eth_getBlockByNumber", JsonTree.class, BlockRef.LATEST, false)
                .execute()
                .get("hash")
                .asText()
                .orElseThrow();

        assertThat(last.id().isValid()).isTrue();
        assertThat(last.id().bytes().toHex()).isNotEqualTo(hash);
    }

    @Test
    void difference_07_a_change_of_levels_gives_the_levels_or_nothing() {
        Map<String, LoggerLevel> levels = node.admin()
                .setLoggerLevel(q -> q.loggerName("C").logLevel(LogLevel.DEBUG).displayLevel(LogLevel.INFO))
                .execute();
        assertThat(levels.get("C").logLevel()).contains(LogLevel.DEBUG);

        fake.on("admin.setLoggerLevel").respond("{}");
        assertThat(node.admin().setLoggerLevel(q -> q.logLevel(LogLevel.INFO)).execute())
                .isEmpty();
    }

    @Test
    void difference_08_the_subnet_of_an_uptime_is_still_sent_and_no_longer_heard() {
        assertThat(node.info().uptime(SUBNET).execute())
                .isEqualTo(node.info().uptime().execute());
        assertThat(fake.received().get(0).body()).contains(SUBNET.toString());
    }

    @Test
    void difference_09_numbers_come_as_texts_and_may_come_as_numbers() {
        assertThat(node.info().getNetworkId().execute()).isEqualTo(88888);
        fake.on("info.getNetworkID").respond("{\"networkID\":5}");
        assertThat(node.info().getNetworkId().execute()).isEqualTo(5);
        assertThat(node.info().getNodeVersion().execute().rpcProtocolVersion()).contains(45L);
        assertThat(Json.read(NodeVersion.class, "{\"version\":\"x\",\"rpcProtocolVersion\":45}")
                        .rpcProtocolVersion())
                .contains(45L);
        Peer peer = node.info().peers().execute().peers().get(0);
        assertThat(peer.observedUptime())
                .hasValueSatisfying(up -> assertThat(up).isBetween(BigDecimal.ZERO, BigDecimal.valueOf(100)));
    }

    @Test
    void difference_10_virtual_machines_come_with_feature_extensions() {
        assertThat(node.info().getVms().execute().fxs()).isNotEmpty().containsValue("secp256k1fx");
    }

    @Test
    void difference_11_peers_say_more_than_the_specification() {
        Peer peer = node.info().peers().execute().peers().get(0);

        assertThat(peer.trackedSubnets()).contains(Id.EMPTY);
        assertThat(peer.upgradeTime()).isPresent();
        Peer old = Json.read(
                Peer.class,
                "{\"nodeID\":\"" + NODE + "\",\"supportedACPs\":[103,23],\"observedSubnetUptimes\":{\"" + SUBNET
                        + "\":\"99\"}}");
        assertThat(old.supportedAcps()).containsExactly(UInt64.of(103), UInt64.of(23));
        assertThat(old.observedSubnetUptimes()).containsKey(SUBNET);
    }

    @Test
    void difference_12_upgrades_have_an_epoch_in_nanoseconds() {
        Duration epoch = node.info().upgrades().execute().graniteEpochDuration().orElseThrow();

        assertThat(epoch)
                .isEqualTo(Duration.ofNanos(recorded("info/upgrades")
                        .get("graniteEpochDuration")
                        .asUInt64()
                        .orElseThrow()
                        .longValueExact()));
    }

    @Test
    void difference_13_checks_have_any_name() {
        HealthReport report = node.health().get().execute();

        assertThat(report.checks()).containsKeys("C", "P", "X", "bls", "futureupgrade", CHAIN_1);
        assertThat(report.chain(CHAIN_1)).isPresent();
    }

    @Test
    void difference_14_an_error_comes_with_status_200_and_nearly_always_the_same_code() {
        JsonRpcException failure = error(node.info().isBootstrapped("nope"));

        assertThat(FakeNode.recording("info/isBootstrapped.unknown").status()).isEqualTo(200);
        assertThat(failure.code()).isEqualTo(-32000);
        assertThat(failure.data()).isEqualTo(JsonTree.NULL);
        assertThat(failure.reason()).isEqualTo(Reason.WRONG_CHAIN);
    }

    @Test
    void difference_15_aliases_are_those_of_an_id_and_an_unknown_one_has_none() {
        Id unknown = Id.parse("McCr6w1UFk8uesbYQNjsHcG5ABP64LRKJqbUsDaKwjdPGSwq5");

        assertThat(recorded("admin/getChainAliases.unknown").get("aliases").isNull())
                .isTrue();
        assertThat(node.admin().getChainAliases(unknown).execute()).isEmpty();
    }

    @Test
    void difference_16_rules_hold_a_number_among_truths_and_more_names() {
        ActiveRules rules = node.evm(CHAIN_1).getActiveRulesAt().execute();

        assertThat(rules.chainId()).hasValueSatisfying(id -> assertThat(id).isEqualTo(99999));
        assertThat(rules.ethRules()).containsKeys("IsLondon", "IsVerkle").doesNotContainKey("ChainID");
        assertThat(rules.avalancheRules()).containsKeys("IsFortuna", "IsGranite", "IsHelicon");
    }

    @Test
    void difference_17_configurations_leave_out_what_is_empty_and_end_with_their_upgrades() {
        ChainConfig config = node.evm(CHAIN_1).getChainConfig().execute();

        assertThat(config.eip150Hash()).isEmpty();
        assertThat(config.precompiles().get("warpConfig").adminAddresses()).isEmpty();
        assertThat(config.precompileUpgrades()).hasSize(3);
        assertThat(config.precompileUpgrades().get(0).config().adminAddresses()).isEmpty();
        assertThat(config.timestamps()).containsKeys("cancunTime", "durangoTimestamp");
    }

    @Test
    void difference_18_a_block_goes_out_as_hex_since_the_node_takes_no_number() {
        EvmClient chain = node.evm(CHAIN_1);

        chain.feeConfig(BlockRef.number(1)).execute();

        assertThat(sent()).contains("[\"0x1\"]");
        assertThat(error(chain.call("eth_feeConfig", JsonTree.class, 1)).reason())
                .isEqualTo(Reason.INVALID_PARAMS);
    }

    @Test
    void difference_19_a_time_goes_out_as_a_number_since_the_node_takes_no_text() {
        EvmClient chain = node.evm(CHAIN_1);

        chain.getActiveRulesAt(Instant.ofEpochSecond(1795206690)).execute();

        assertThat(sent()).contains("[1795206690]");
        assertThat(error(chain.call("eth_getActiveRulesAt", JsonTree.class, "latest"))
                        .reason())
                .isEqualTo(Reason.INVALID_PARAMS);
    }

    @Test
    @SuppressWarnings("deprecation") // deprecated and still working
    void difference_20_the_c_chain_has_its_configuration_only() {
        EvmClient chain = node.evm("C");

        assertThat(error(chain.feeConfig()).reason()).isEqualTo(Reason.UNKNOWN_METHOD);
        assertThat(error(chain.getActivePrecompilesAt()).reason()).isEqualTo(Reason.UNKNOWN_METHOD);
        fake.on("eth_getActiveRulesAt")
                .respondError(-32601, "the method eth_getActiveRulesAt does not exist/is not available");
        assertThat(error(chain.getActiveRulesAt()).reason()).isEqualTo(Reason.UNKNOWN_METHOD);
        ChainConfig config = chain.getChainConfig().execute();
        assertThat(config.feeConfig()).isEmpty();
        assertThat(config.precompileUpgrades()).isEmpty();
        assertThat(config.timestamps()).containsKey("durangoBlockTimestamp");
    }

    @Test
    void difference_21_events_need_a_websocket_which_this_client_does_not_open() {
        fake.on("eth_subscribe").respondError(-32601, "notifications not supported"); // node.md, section 2b

        assertThat(error(node.evm("C").call("eth_subscribe", String.class, "newHeads"))
                        .reason())
                .isEqualTo(Reason.UNKNOWN_METHOD);
    }

    @Test
    void difference_22_validators_at_a_height_are_the_map_itself_or_inside_an_object() {
        fake.on("platform.getValidatorsAt").respond("{\"" + NODE + "\":{\"publicKey\":null,\"weight\":\"20\"}}");
        fake.on("platform.getValidatorsAt").respond("{\"validators\":{\"" + NODE + "\":20}}");

        for (int i = 0; i < 2; i++) {
            Map<NodeId, ValidatorAt> validators =
                    node.platform().getValidatorsAt(Height.of(5)).execute();

            assertThat(validators).containsOnlyKeys(NODE);
            assertThat(validators.get(NODE).weight()).isEqualTo(UInt64.of(20));
            assertThat(validators.get(NODE).publicKey()).isEmpty();
        }
    }

    @Test
    void difference_23_liveness_takes_tags_too() {
        fake.on("health.liveness").respond("{\"checks\":{},\"healthy\":true}");

        assertThat(node.health().liveness("a").execute().healthy()).isTrue();
        assertThat(sent()).contains("\"tags\":[\"a\"]");
    }

    @Test
    void difference_24_admin_has_three_more_methods() {
        assertThat(node.admin().getConfig().execute().get("networkID").asInteger())
                .hasValueSatisfying(id -> assertThat(id).isEqualTo(88888));
        node.admin().stacktrace().execute();
        assertThat(node.admin().dbGet(Bytes.fromHex("0x00")).execute().errorCode())
                .isEqualTo(2);
    }
}

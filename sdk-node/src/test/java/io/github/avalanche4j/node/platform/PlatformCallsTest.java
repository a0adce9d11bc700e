package io.github.avalanche4j.node.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

@SuppressWarnings("deprecation") // deprecated and still working
class PlatformCallsTest extends NodeTestBase {
    private static final Id SUBNET = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");

    @Test
    void a_list_that_is_null_on_the_wire_is_empty() {
        fake.on("platform.getSubnets").respond("{\"subnets\":null}");

        assertThat(node.platform().getSubnets().execute()).isEmpty();
    }

    @Test
    void an_l1_is_distinguished_from_a_permissioned_subnet() {
        fake.replay("platform/getSubnet.subnet2");
        assertThat(node.platform().getSubnet(SUBNET).execute().isL1()).isTrue();

        fake.on("platform.getSubnet").respond("{\"isPermissioned\":true,\"conversionID\":\"" + Id.EMPTY + "\"}");
        assertThat(node.platform().getSubnet(SUBNET).execute().isL1()).isFalse();
    }

    @Test
    void a_height_that_is_not_accepted_yet_is_reported_as_such() {
        fake.on("platform.getValidatorsAt")
                .respondError(
                        -32000, "failed to get validator set: failed to fetch validator set at unfinalized height");

        assertThatThrownBy(() -> node.platform().getValidatorsAt(Height.of(99)).execute())
                .isInstanceOf(JsonRpcException.class)
                .extracting(e -> ((JsonRpcException) e).reason())
                .isEqualTo(Reason.ABOVE_HEAD);
    }

    @Test
    void bytes_with_a_wrong_checksum_fail_the_response_and_are_named() {
        fake.on("platform.getTx").respond("{\"tx\":\"0x010200000000\",\"encoding\":\"hex\"}");

        assertThatThrownBy(() -> node.platform().getTxBytes(SUBNET).execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("checksum")
                .extracting(e -> ((ResponseFormatException) e).path())
                .isEqualTo("$.result.tx");
    }

    @Test
    void a_status_that_is_not_known_keeps_its_text() {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Dreaming\",\"reason\":\"why not\"}");

        PlatformTxStatus outcome = node.platform().getTxStatus(SUBNET).execute();

        assertThat(outcome.status().isKnown()).isFalse();
        assertThat(outcome.status()).isEqualTo(TxStatus.of("Dreaming"));
        assertThat(outcome.reason()).contains("why not");
        assertThat(TxStatus.of("Committed")).isSameAs(TxStatus.COMMITTED);
    }

    private static void refused(String argument, ThrowingCallable call) {
        assertThatThrownBy(call)
                .as(argument)
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining(argument);
    }

    private static void missing(String argument, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessage(argument);
    }

    @Test
    void wrong_calls_fail_before_anything_is_sent() {
        PlatformClient p = node.platform();
        refused("size", () -> p.sampleValidators(-1));
        refused("size", () -> p.sampleValidators(65_536, SUBNET));
        missing("subnetID", () -> p.sampleValidators(1, null));
        missing("subnetID", () -> p.getSubnet(null));
        missing("ids[0]", () -> p.getSubnets(Arrays.asList((Id) null)));
        refused("blockchainID", () -> p.getBlockchainStatus(" "));
        missing("txID", () -> p.getTx(null));
        missing("txID", () -> p.getTxBytes(null));
        missing("txID", () -> p.getTxStatus(null));
        missing("blockID", () -> p.getBlock((Id) null));
        missing("container", () -> p.getBlock((Container) null));
        missing("txID", () -> p.getDecodedTx(null));
        missing("blockID", () -> p.getDecodedBlock(null));
        missing("blockID", () -> p.getBlockBytes(null));
        refused("height", () -> p.getBlockByHeight(Height.of(-1)));
        missing("height", () -> p.getBlockByHeight(null));
        missing("height", () -> p.getBlockBytesByHeight(null));
        missing("subnetID", () -> p.getCurrentSupply(null));
        missing("subnetID", () -> p.getMinStake(null));
        missing("subnetID", () -> p.getTotalStake(null));
        missing("subnetID", () -> p.getStakingAssetId(null));
        missing("txID", () -> p.getRewardUtxos(null));
        refused("addresses", () -> p.getBalance(List.of()));
        refused("addresses", () -> p.getStake(List.of()));
        missing("addresses[0]", () -> p.getStake(Arrays.asList((Bech32Address) null), true));
        assertThat(fake.receivedCount()).isZero();
    }

    @Test
    @SuppressWarnings("deprecation")
    void staked_outputs_are_values_too_and_their_amounts_are_the_stake() {
        fake.on("platform.getStake").respondRecording("platform/getStake");
        Bech32Address address = Bech32Address.parse("P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p");

        Stake stake = node.platform().getStake(List.of(address)).execute();

        List<TxOutput> outputs = stake.decoded(address);
        assertThat(outputs).hasSameSizeAs(stake.stakedOutputs()).allSatisfy(output -> {
            assertThat(output.owners().addresses()).containsExactly(address);
            assertThat(output.output().stakeableUntil()).contains(Instant.ofEpochSecond(0x6b09e579));
        });
        assertThat(outputs.stream()
                        .mapToLong(output -> output.amount().longValueExact())
                        .sum())
                .isEqualTo(stake.staked().orElseThrow().toBigInteger().longValueExact());
        refused(
                "P- in front",
                () -> stake.decoded(Bech32Address.parse("X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p")));
    }

    @Test
    void a_block_is_not_looked_up_by_the_proposed_height_which_moves_on() {
        refused("height", () -> node.platform().getBlockByHeight(Height.PROPOSED));
        refused("getProposedHeight() returns it", () -> node.platform().getBlockBytesByHeight(Height.PROPOSED));
        assertThat(fake.receivedCount()).isZero();
    }

    @Test
    void malformed_ids_and_addresses_of_a_response_are_not_sent() {
        Id id = Json.read(Id.class, "\"x\"");
        NodeId nodeId = Json.read(NodeId.class, "\"NodeID-x\"");
        Bech32Address address = Json.read(Bech32Address.class, "\"P-avax1x\"");
        PlatformClient p = node.platform();

        refused("txID", () -> p.getTx(id));
        refused("blockID", () -> p.getBlockBytes(id));
        refused("subnetID", () -> p.getSubnet(id));
        refused("ids", () -> p.getSubnets(List.of(Id.EMPTY, id)));
        refused("subnetID", () -> p.getValidatorsAt(Height.of(1), id));
        refused("nodeIDs", () -> p.getCurrentValidators(List.of(nodeId)));
        refused("validationID", () -> p.getL1Validator(id));
        refused("addresses", () -> p.getBalance(List.of(address)));
        refused("addresses", () -> p.getUtxos(List.of(address), q -> {}));
        refused("addresses", () -> p.utxos(List.of(address)));
        refused("address", () -> node.avm().getBalance(address, "AVAX"));
        refused("txID", () -> node.avax().getAtomicTx(id));
        refused("nodeIDs", () -> node.info().peers(List.of(nodeId)));
        refused("id", () -> node.index(Index.P_BLOCK).getContainerById(id));
        refused("messageID", () -> node.evm("C").warp().getMessage(id));
        refused("txId", () -> node.await().accepted(id));
        assertThat(fake.receivedCount()).isZero();
    }

    @Test
    void wrong_calls_of_the_other_chains_fail_before_anything_is_sent() {
        missing("blockID", () -> node.avm().getBlock((Id) null));
        missing("container", () -> node.avm().getBlock((Container) null));
        missing("txID", () -> node.avm().getDecodedTx(null));
        missing("blockID", () -> node.avm().getDecodedBlock(null));
        missing("blockID", () -> node.avm().getBlockBytes(null));
        refused("height", () -> node.avm().getBlockByHeight(-1));
        refused("height", () -> node.avm().getBlockBytesByHeight(-1));
        missing("txID", () -> node.avm().getTx(null));
        missing("txID", () -> node.avm().getTxBytes(null));
        missing("txID", () -> node.avm().getTxStatus(null));
        refused("assetID", () -> node.avm().getAssetDescription(""));
        missing("address", () -> node.avm().getBalance(null, "AVAX"));
        missing("address", () -> node.avm().getAllBalances(null));
        missing("address", () -> node.avm().getAllBalances(null, true));
        missing("txID", () -> node.avax().getAtomicTx(null));
        missing("txID", () -> node.avax().getAtomicTxStatus(null));
        assertThat(fake.receivedCount()).isZero();
    }
}

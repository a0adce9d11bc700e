package io.github.avalanche4j.node.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Instant;
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

    private static void refused(String argument, ThrowingCallable call) {
        assertThatThrownBy(call)
                .as(argument)
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining(argument);
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

    /** Texts beside accruedDelegateeReward, from nodes newer than 1.15.0. */
    @Test
    void what_an_auto_renewed_validator_has_restaked_is_absent_if_a_node_does_not_report_it() {
        String name = "helicon/platform.getCurrentValidators.autoRenewed";
        String recorded =
                JsonTree.parse(FakeNode.recording(name).body()).get("result").toString();
        fake.replay(name);
        assertThat(node.platform().getCurrentValidators().execute()).allSatisfy(one -> {
            assertThat(one.restakedValidationRewards()).isEmpty();
            assertThat(one.restakedDelegateeRewards()).isEmpty();
        });
        fake.on("platform.getCurrentValidators")
                .respond(
                        recorded.replace(
                                "\"nextPeriod\"",
                                "\"restakedValidationRewards\":\"13608505\",\"restakedDelegateeRewards\":\"0\",\"nextPeriod\""));

        List<CurrentValidator> validators =
                node.platform().getCurrentValidators().execute();

        assertThat(validators)
                .filteredOn(one -> one.nextPeriod().isPresent())
                .isNotEmpty()
                .allSatisfy(one -> {
                    assertThat(one.restakedValidationRewards()).contains(NAvax.of(13_608_505));
                    assertThat(one.restakedDelegateeRewards()).contains(NAvax.ZERO);
                });
    }

    @Test
    void a_block_is_not_looked_up_by_the_proposed_height_which_moves_on() {
        refused("height", () -> node.platform().getBlockByHeight(Height.PROPOSED));
        refused("getProposedHeight() returns it", () -> node.platform().getBlockBytesByHeight(Height.PROPOSED));
        assertThat(fake.receivedCount()).isZero();
    }
}

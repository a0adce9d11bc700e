package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an operator sees of an L1's validators: four first ones without a balance, and one with 5 AVAX. */
class L1StatusTest extends WorldTestBase {
    private static final Id UNKNOWN = Id.parse("Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB");

    private Id id;

    @BeforeEach
    void register() {
        id = finish(world.manager().register(world.newValidator(0, 1600, "5")))
                .validationId()
                .orElseThrow();
    }

    private L1ValidatorStatus ours(L1Status status) {
        return status.validators().stream()
                .filter(validator -> validator.validationId().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private void seen(boolean isConnected) {
        world.fake
                .on("validators.getCurrentValidators")
                .respond("{\"validators\":[{\"validationID\":\"" + id + "\",\"nodeID\":\"" + World.nodeId(0)
                        + "\",\"weight\":1600,\"startTimestamp\":1790000000,\"isActive\":true,\"isL1Validator\":true,"
                        + "\"isConnected\":" + isConnected + ",\"uptimePercentage\":99.5,\"uptimeSeconds\":3600}]}");
    }

    @Test
    void a_validator_is_shown_with_balance_time_left_and_uptime() {
        seen(true);

        L1Status status = world.manager().status().execute();

        L1ValidatorStatus ours = ours(status);
        assertThat(ours.nodeId()).isEqualTo(World.nodeId(0));
        assertThat(ours.weight()).hasToString("1600");
        assertThat(ours.balance()).isEqualTo(NAvax.ofAvax("5"));
        assertThat(ours.timeLeft()).isEqualTo(Duration.ofSeconds(5_000_000_000L / 512));
        assertThat(ours.uptime()).contains(new BigDecimal("99.5"));
        assertThat(ours.isConnected()).contains(true);
        assertThat(ours.canSign()).isTrue();
        assertThat(status.price()).isEqualTo(NAvax.of(512));
        assertThat(status.validators()).hasSize(5);
    }

    @Test
    void inactive_and_disconnected_validators_have_weight_and_cannot_sign() {
        seen(true);

        L1Status status = world.manager().status().execute();

        assertThat(status.totalWeight()).hasToString("2000");
        assertThat(status.signingWeight()).hasToString("1600");
        assertThat(status.reachesQuorum()).isTrue();
        assertThat(status.validators().stream().filter(validator -> !validator.isActive()))
                .hasSize(4)
                .allSatisfy(validator -> {
                    assertThat(validator.canSign()).isFalse();
                    assertThat(validator.timeLeft()).isZero();
                });
        seen(false);
        L1Status later = world.manager().status().execute();
        assertThat(ours(later).canSign()).isFalse();
        assertThat(later.reachesQuorum()).isFalse();
    }

    @Test
    void a_balance_that_ends_soon_is_found_by_a_threshold() {
        seen(true);
        world.l1.charge(5_000_000_000L / 512 - Duration.ofDays(3).toSeconds());

        L1Status status = world.manager().status().execute();

        assertThat(status.endingWithin(Duration.ofDays(3))).hasSize(4).doesNotContain(ours(status));
        assertThat(status.endingWithin(Duration.ofDays(4))).hasSize(5).contains(ours(status));

        world.l1.charge(Duration.ofDays(3).toSeconds());

        L1Status later = world.manager().status().execute();
        assertThat(later.endingWithin(Duration.ofSeconds(1))).isEqualTo(later.validators());
        assertThat(later.reachesQuorum()).isFalse();
    }

    /** l1 65: the request fails as a whole for some seconds after a registration. */
    @Test
    void a_validator_that_the_l1_does_not_track_yet_is_shown_without_an_uptime() {
        world.ledger.time(World.NOW.plus(Duration.ofHours(1)));

        L1Status first = world.manager().status().execute();
        L1Status second = world.manager().status().execute();

        assertThat(ours(first).uptime()).isEmpty();
        assertThat(ours(first).canSign()).isTrue();
        assertThat(first.validators().stream()
                        .filter(validator -> !validator.validationId().equals(id)))
                .hasSize(4)
                .allSatisfy(validator -> assertThat(validator.uptime()).contains(new BigDecimal("100")));
        assertThat(ours(second).uptime()).contains(new BigDecimal("100"));
    }

    @Test
    void another_failure_of_the_validators_interface_is_reported() {
        world.fake
                .on("validators.getCurrentValidators")
                .respondError(-32000, "failed to get current validator set: not found");

        assertThatThrownBy(() -> world.manager().status().execute())
                .isInstanceOf(JsonRpcException.class)
                .hasMessageContaining("failed to get current validator set");
    }

    private void isRefused(Id subnetId, Id chainId, String... texts) {
        fails(L1Status.of(world.node, subnetId, chainId), Reason.WRONG_SUBNET, texts);
    }

    @Test
    void ids_that_are_not_those_of_an_l1_and_its_chain_are_refused() {
        Id subnetId = Id.parse(world.l1.subnetId());
        Id chainId = Id.parse(world.l1.chainId());
        Id permissioned = world.createSubnet();

        isRefused(chainId, subnetId, "there is no subnet " + chainId, "check the ids and addresses");
        isRefused(UNKNOWN, chainId, "there is no subnet " + UNKNOWN);
        isRefused(subnetId, UNKNOWN, "there is no chain " + UNKNOWN);
        world.fake.on("platform.validatedBy").respond("{\"subnetID\":\"" + permissioned + "\"}");
        isRefused(subnetId, UNKNOWN, "chain " + UNKNOWN + " is of subnet " + permissioned);
        isRefused(permissioned, chainId, "subnet " + permissioned + " is not an L1: it was not converted");
        assertThatThrownBy(() -> L1Status.of(world.node, Id.EMPTY, chainId))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("subnetID");
        assertThatThrownBy(() -> L1Status.of(world.node, subnetId, Id.EMPTY))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("chainID");
    }

    @Test
    void a_node_that_does_not_follow_the_l1_shows_the_p_chain_alone() {
        world.fake.on("validators.getCurrentValidators").respondStatus(404, "text/plain", "404 page not found\n");

        L1Status status = world.manager().status().execute();

        assertThat(ours(status).uptime()).isEmpty();
        assertThat(ours(status).isConnected()).isEmpty();
        assertThat(ours(status).canSign()).isTrue();
    }
}

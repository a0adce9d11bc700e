package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import java.math.BigDecimal;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What an operator sees of an L1's validators: four first ones without a balance, and one with 5 AVAX. */
class L1StatusTest extends WorldTestBase {
    private Id id;

    @BeforeEach
    void register() {
        id = world.manager()
                .register(world.newValidator(0, 1600, "5"))
                .complete(state -> {})
                .execute()
                .validationId()
                .orElseThrow();
    }

    private L1ValidatorStatus ours(L1Status status) {
        return status.validators().stream()
                .filter(one -> one.validationId().equals(id))
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
        assertThat(status.price()).hasToString("512");
        assertThat(status.validators()).hasSize(5);
    }

    @Test
    void inactive_validators_have_weight_and_cannot_sign() {
        seen(true);

        L1Status status = world.manager().status().execute();

        assertThat(status.totalWeight()).hasToString("2000");
        assertThat(status.signingWeight()).hasToString("1600");
        assertThat(status.reachesQuorum()).isTrue();
        assertThat(status.validators().stream().filter(one -> !one.isActive()))
                .hasSize(4)
                .allSatisfy(one -> {
                    assertThat(one.canSign()).isFalse();
                    assertThat(one.timeLeft()).isZero();
                });
    }

    @Test
    void a_validator_that_the_node_misses_cannot_sign() {
        seen(false);

        L1Status status = world.manager().status().execute();

        assertThat(ours(status).canSign()).isFalse();
        assertThat(status.reachesQuorum()).isFalse();
    }

    @Test
    void a_balance_that_ends_soon_is_found_by_a_threshold() {
        seen(true);
        world.l1.charge(5_000_000_000L / 512 - Duration.ofDays(3).toSeconds());

        L1Status status = world.manager().status().execute();

        assertThat(status.endingWithin(Duration.ofDays(3))).isEmpty();
        assertThat(status.endingWithin(Duration.ofDays(4)))
                .extracting(L1ValidatorStatus::validationId)
                .containsExactly(id);
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

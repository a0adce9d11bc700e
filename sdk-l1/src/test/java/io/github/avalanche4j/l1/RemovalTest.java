package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.l1.ManagerContract.Kind;
import io.github.avalanche4j.testing.FakeValidators;
import java.time.Duration;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A validator that staked a day ago: the contract refuses its removal while it knows no uptime. */
class RemovalTest extends WorldTestBase {
    private L1Manager l1;
    private Id id;

    @BeforeEach
    void stake() {
        l1 = world.manager(Kind.NATIVE_STAKE);
        id = finish(l1.register(world.staker(0, 1, World.stake(1, Duration.ofHours(1)))))
                .validationId()
                .orElseThrow();
        world.now = World.NOW.plus(Duration.ofDays(1));
        world.ledger.time(world.now);
        l1.status().execute(); // the L1 tracks the validator from now on
    }

    private void isRemoved(Consumer<Removal> removal) {
        L1Operation now = l1.remove(id, removal);
        while (!now.isDone()) {
            now = World.next(World.with(world.manager(Kind.NATIVE_STAKE), now)).execute();
        }
        assertThat(world.l1.status(id.toString())).isEqualTo("COMPLETED");
        assertThat(world.l1.weightsInManager()).isEqualTo(world.l1.weightsOnPChain());
    }

    @Test
    void a_removal_without_an_uptime_is_refused_and_the_choices_named() {
        fails(
                World.complete(l1.remove(id)),
                Reason.REVERTED,
                "ValidatorIneligibleForRewards(bytes32)",
                "prove an uptime, or force the removal: L1Manager.remove(id, removal -> …)");
        assertThat(world.l1.status(id.toString())).isEqualTo("ACTIVE");
    }

    @Test
    void a_forced_removal_needs_no_uptime() {
        isRemoved(Removal::forced);
    }

    @Test
    void a_proof_of_the_uptime_that_the_node_measured_is_signed_and_delivered() {
        isRemoved(Removal::uptimeProof);

        String seconds = "0000000000015180"; // a day
        String statement = id.bytes().toHex().substring(2) + seconds;
        assertThat(world.service.received())
                .filteredOn(request -> request.body().contains(statement))
                .hasSize(1);
    }

    @Test
    void a_proof_of_a_lower_uptime_that_is_enough_is_delivered() {
        isRemoved(removal -> removal.uptimeProof(Duration.ofHours(20)));
    }

    @Test
    void an_uptime_that_is_too_low_earns_nothing_unless_the_removal_is_forced() {
        fails(
                World.complete(l1.remove(id, removal -> removal.uptimeProof(Duration.ofHours(10)))),
                Reason.REVERTED,
                "ValidatorIneligibleForRewards(bytes32)");

        isRemoved(removal -> removal.forced().uptimeProof(Duration.ofHours(10)));
    }

    @Test
    void an_uptime_that_the_validators_did_not_measure_is_not_signed() {
        L1Operation removal = l1.remove(id, proof -> proof.uptimeProof(Duration.ofHours(25)));

        fails(removal, Reason.TOO_FEW_SIGNATURES, "weight 0 of 400 signed");
    }

    @Test
    void a_proof_of_validators_that_have_changed_is_signed_again() {
        L1Operation requesting = World.next(l1.remove(id, Removal::uptimeProof)).execute();
        world.refuses("\"0x6b2f19e9\"", 0);
        world.ledger.fund(world.ours.toString(), 1); // another height
        world.membersAt = FakeValidators.of(1, 1, 1, 1, 1000);

        L1Operation planned = World.next(requesting).execute();

        assertThat(planned.stage()).isEqualTo(Stage.PLANNED);
        world.membersAt = world.validators;
        world.ledger.fund(world.ours.toString(), 1);
        finish(planned);
    }

    @Test
    void the_transaction_of_a_removal_carries_the_proof() {
        L1Operation requesting = World.next(l1.remove(id, Removal::uptimeProof)).execute();

        assertThat(requesting.transaction().orElseThrow().message()).isPresent();
        assertThat(World.next(l1.remove(id))
                        .execute()
                        .transaction()
                        .orElseThrow()
                        .message())
                .isEmpty();
    }

    @Test
    void what_a_removal_cannot_be_is_refused_at_once() {
        assertThatThrownBy(() -> world.manager().remove(id, Removal::forced))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("with proof of authority nothing is staked");
        assertThatThrownBy(() -> l1.remove(id, removal -> removal.uptimeProof(Duration.ZERO)))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("uptime");
        String unknown = l1.remove(id).state() + "/gently";
        assertThatThrownBy(() -> OperationState.parse(world.contract(Kind.NATIVE_STAKE), unknown))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("the state of an operation of an L1");
    }
}

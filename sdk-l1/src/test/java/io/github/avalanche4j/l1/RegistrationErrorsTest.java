package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.l1.ManagerContract.Kind;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each failure of a registration has its own reason. */
class RegistrationErrorsTest extends WorldTestBase {
    private void finishes(L1Operation operation) {
        finish(operation);
        assertThat(world.l1.weightsInManager()).hasSize(5);
        agrees();
    }

    @Test
    void a_node_that_validates_already_is_refused() {
        L1Operation first = at(Stage.DONE);

        fails(
                world.manager().register(world.newValidator(0, 30, "5")),
                Reason.ALREADY_REGISTERED,
                "has the validation " + first.validationId().orElseThrow() + " already");
    }

    @Test
    void a_registration_that_another_party_asked_for_with_other_terms_is_refused() {
        at(Stage.REQUESTED);
        L1Operation other = World.next(world.manager().register(world.newValidator(0, 30, "5")))
                .execute();

        fails(other, Reason.MISMATCH, "the weight should be 30 and is 20");
        assertThat(world.sent).isEqualTo(1);
    }

    @Test
    void a_registration_that_another_party_completed_is_done_without_a_payment() {
        L1Operation ours = at(Stage.REQUESTED);
        L1Operation theirs = World.with(world.manager(), ours);
        finish(theirs);

        finishes(ours);

        assertThat(world.ledger.accepted()).hasSize(1);
    }

    @Test
    void a_registration_that_was_not_delivered_within_a_day_has_expired() {
        L1Operation requested = at(Stage.REQUESTED);
        world.ledger.time(World.NOW.plus(Duration.ofHours(24)));

        fails(
                requested,
                Reason.EXPIRED,
                "expired at 2026-11-23T12:00:00Z; the P-Chain's last block is of 2026-11-23T12");
        assertThat(world.ledger.accepted()).isEmpty();
    }

    @Test
    void too_few_signatures_are_counted_and_the_missing_validators_named() {
        L1Operation requested = at(Stage.REQUESTED);
        world.validators.offline(List.of(0, 2));

        fails(
                requested,
                Reason.TOO_FEW_SIGNATURES,
                "weight 200 of 400 signed",
                "did not sign: [" + world.validators.validators().get(0).nodeId() + ", "
                        + world.validators.validators().get(2).nodeId() + "]");

        world.validators.offline(List.of(0, 1, 2, 3));
        fails(requested, Reason.TOO_FEW_SIGNATURES, "weight 0 of 400 signed");

        world.validators.offline(List.of());
        finishes(requested);
    }

    @Test
    void a_contract_of_another_subnet_is_refused() {
        ManagerContract ours = world.contract();
        Id other = Id.parse(world.l1.chainId());
        ManagerContract wrong =
                new ManagerContract(ours.kind(), other, ours.chainId(), ours.manager(), ours.callTarget());

        fails(
                world.withoutSender(wrong).register(world.newValidator(0, 20, "5")),
                Reason.WRONG_SUBNET,
                "the manager is of subnet " + world.l1.subnetId());
    }

    @Test
    void a_manager_is_called_through_its_owner_and_takes_a_stake_of_a_kind() {
        ManagerContract ours = world.contract();
        EvmAddress owner = EvmAddress.parse("0x" + "0a".repeat(20));

        assertThat(ours.ownedBy(owner).callTarget()).isEqualTo(owner);
        assertThat(ours.ownedBy(owner).manager()).isEqualTo(ours.manager());
        assertThatThrownBy(() -> ManagerContract.ofStake(
                        Kind.PROOF_OF_AUTHORITY, ours.subnetId(), ours.chainId(), ours.manager(), owner))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("kind must be a kind of stake");
    }

    private static final String UNVERIFIED = "failed verifying warp messages: signature is invalid";

    static Stream<Named<Consumer<World>>> changes() {
        return Stream.of(
                Named.of("the price rose", world -> world.ledger.gasPrice(10)),
                Named.of("others sign now", world -> {
                    world.ledger.refuseNext(UNVERIFIED);
                    world.validators.offline(List.of(0));
                }),
                Named.of("it was dropped", world -> {
                    world.ledger.dropNext("mempool is full");
                    world.ledger.gasPrice(2);
                }));
    }

    /** A refusal does not say whether another node has it, but the P-Chain accepts the message once. */
    @ParameterizedTest
    @MethodSource("changes")
    void a_transaction_that_the_p_chain_does_not_accept_leads_to_another_one(Consumer<World> change) {
        L1Operation requested = at(Stage.REQUESTED);
        change.accept(world);

        finishes(requested);

        assertThat(world.ledger.accepted()).hasSize(1);
        assertThat(world.store.unfinished()).isEmpty();
    }

    /** The node's words of ../shared/recordings/live/refusals.jsonl. */
    @Test
    void a_registration_that_the_p_chain_accepted_before_is_not_repeated() {
        L1Operation requested = at(Stage.REQUESTED);
        world.ledger.refuseNext("failed execution: warp message already issued for validationID "
                + "kRzdqgZD6qDA2HonJkzcpBezxqPRYyNiyoy4jcptmtyxvFxrn");

        fails(requested, Reason.ALREADY_ISSUED, "the P-Chain accepted this registration before");
        assertThat(world.wallet().balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    @Test
    void validators_that_changed_before_the_l1_looks_lead_to_other_signatures() {
        L1Operation completing = at(Stage.COMPLETING);
        FakeValidators now = FakeValidators.of(1, 1, 1, 1, 1000);
        world.refuses("\"0x6b2f19e9\"", 1);
        world.ledger.fund(world.ours.toString(), 1); // another height
        world.membersAt = now;

        L1Operation again = World.next(completing).execute();

        assertThat(again.stage()).isEqualTo(Stage.ACCEPTED);
        world.membersAt = world.validators;
        world.ledger.fund(world.ours.toString(), 1);
        finish(again);
        assertThat(world.l1.weightsInManager())
                .isEqualTo(world.l1.weightsOnPChain())
                .hasSize(5);
    }

    @Test
    void a_refusal_of_the_contract_names_its_error() {
        L1Operation completing = at(Stage.COMPLETING);
        world.refuses("\"0x6b2f19e9\"", 1);

        fails(
                completing,
                Reason.REVERTED,
                "the contract refuses: InvalidWarpMessage(): the L1's validators at its epoch's height did not sign it");
        finishes(completing);
    }

    @Test
    void a_weight_above_the_churn_limit_is_refused_with_the_limit_named() {
        String error = String.format("\"0xdfae8801%064x\"", 30); // of MaxChurnRateExceeded(uint64)
        L1Operation requesting = at(Stage.REQUESTING);
        world.refuses(error, 0);

        fails(
                requesting,
                Reason.REVERTED,
                "the contract refuses: MaxChurnRateExceeded(uint64) with 30: change less weight, or wait");
    }

    @Test
    void an_unsent_transaction_is_pending() {
        L1Operation requesting = World.next(
                        world.withoutSender(world.contract()).register(world.newValidator(0, 20, "5")))
                .execute();

        fails(requesting, Reason.PENDING, "the transaction was not sent yet");
    }

    @Test
    void a_proof_of_possession_of_another_key_is_refused() {
        NodePop other = World.proof(World.proof(0).publicKey(), World.proof(1).proofOfPossession());
        L1Operation wrong =
                world.manager().register(world.newValidator(0, 20, "1").andThen(v -> v.node(World.nodeId(0), other)));

        fails(wrong, Reason.MISMATCH, "the proof of possession is not of the BLS key");
    }

    @Test
    void what_is_missing_or_impossible_is_refused_at_once() {
        L1Manager l1 = world.manager();
        isRefused(() -> l1.register(v -> v.weight(1)), "node");
        isRefused(
                () -> l1.register(world.newValidator(0, 0, "1")),
                "weight must be 1 or more, but is '0'",
                "ErrInvalidWeight");
        isRefused(() -> l1.register(world.newValidator(0, -1, "1")), "weight must be");
        isRefused(
                () -> l1.register(
                        world.newValidator(0, 1, "1").andThen(v -> v.remainingBalanceOwner(world.ours, world.ours))),
                "remainingBalanceOwner and disableOwner must be different addresses",
                "ErrInvalidOwner");
        String state = l1.register(world.newValidator(0, 1, "1")).state();
        for (String malformed : new String[] {
            "",
            "x",
            state + " ",
            state.replace("-l1 ", "-l1-2 "),
            state + "/",
            "a b c d e f g h",
            "avalanche4j-payment P"
        }) {
            isRefused(() -> stored(malformed), "the state of an operation of an L1");
        }
        String other = "0x" + "11".repeat(20);
        isRefused(
                () -> stored(state.replace(world.l1.managerAddress(), other)),
                "state must be of manager " + world.l1.managerAddress(),
                "is 'of manager " + other,
                "continue it with the L1Manager of its L1");
        // managers in a genesis often have the same address
        isRefused(
                () -> stored(state.replace(world.l1.subnetId(), world.l1.chainId())),
                "is 'of L1 " + world.l1.chainId());
    }

    private void stored(String state) {
        String name = "operation " + world.store.unfinished().size();
        world.store.save(Optional.empty(), new PaymentRecord(name, "a purpose", state, false));
        world.manager().operation(name);
    }

    private static void isRefused(ThrowingCallable call, String... texts) {
        assertThatThrownBy(call)
                .isInstanceOf(InvalidRequestException.class)
                .satisfies(e -> assertThat(e.getMessage()).contains(texts));
    }
}

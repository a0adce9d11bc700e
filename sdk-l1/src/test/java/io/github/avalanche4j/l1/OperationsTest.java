package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.l1.ManagerContract.Kind;
import io.github.avalanche4j.wallet.Wallet;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** The operations after a registration, and those around it. */
class OperationsTest extends WorldTestBase {
    @Test
    void a_weight_is_changed_twice() {
        Id id = registered();

        finish(world.manager().changeWeight(id, 30));
        finish(world.manager().changeWeight(id, 40));

        assertThat(world.l1.weightsOnPChain()).containsEntry(id.toString(), 40L);
        agrees();
    }

    @Test
    void a_removed_validator_gives_its_balance_back() {
        Id id = registered();
        BigInteger before = world.ledger.balance(world.ours.toString());
        world.l1.charge(1_000_000);

        finish(world.manager().remove(id));

        assertThat(world.l1.weightsOnPChain()).doesNotContainKey(id.toString());
        assertThat(world.l1.status(id.toString())).isEqualTo("COMPLETED");
        assertThat(world.ledger.balance(world.ours.toString()).subtract(before))
                .isBetween(BigInteger.valueOf(4_487_000_000L), BigInteger.valueOf(4_488_000_000L));
        agrees();
    }

    @Test
    void one_of_the_first_validators_is_removed() {
        Id first = Id.parse(world.l1.weightsInManager().keySet().iterator().next());

        finish(world.manager().remove(first));

        assertThat(world.l1.weightsOnPChain()).hasSize(3);
        agrees();
    }

    @Test
    void a_validator_with_a_stake_is_removed() {
        L1Manager l1 = world.manager(Kind.NATIVE_STAKE);
        Id id = finish(l1.register(world.staker(0, 1, World.stake(1, Duration.ZERO))))
                .validationId()
                .orElseThrow();

        finish(l1.remove(id, Removal::forced));

        assertThat(world.l1.status(id.toString())).isEqualTo("COMPLETED");
        agrees();
    }

    @Test
    void an_expired_registration_is_proven_and_the_node_registered_again() {
        L1Operation late = at(Stage.REQUESTED);
        fails(world.manager().expire(World.nodeId(0)), Reason.NOT_EXPIRED);
        world.ledger.time(World.NOW.plus(Duration.ofHours(25)));
        fails(late, Reason.EXPIRED);

        L1Operation expired = finish(world.manager().expire(World.nodeId(0)));

        assertThat(world.l1.status(expired.validationId().orElseThrow().toString()))
                .isEqualTo("INVALIDATED");
        assertThat(world.ledger.accepted()).isEmpty();
        registered();
        agrees();
    }

    @Test
    void a_registration_that_was_delivered_does_not_expire() {
        at(Stage.ACCEPTED);
        world.ledger.time(World.NOW.plus(Duration.ofHours(25)));

        fails(world.manager().expire(World.nodeId(0)), Reason.ALREADY_REGISTERED);
    }

    @Test
    void a_balance_is_topped_up_and_given_back() {
        Id id = registered();

        Wallet wallet = world.wallet();
        wallet.pay("top-up", world.manager().topUp(id, NAvax.ofAvax("2"))).execute();
        assertThat(world.l1.balances()).isEqualTo(7_000_000_000L);
        wallet.pay("disable", world.manager().disable(id)).execute();
        assertThat(world.l1.balances()).isZero();

        assertThat(world.ledger.accepted()).hasSize(3);
        agrees();
    }

    @Test
    void a_balance_is_topped_up_until_it_lasts_a_time() {
        Id id = registered();
        NAvax cost = world.manager().status().execute().cost(Duration.ofDays(200));
        assertThat(cost).isEqualTo(NAvax.of(512L * 200 * 24 * 60 * 60));

        Wallet wallet = world.wallet();
        L1Manager l1 = world.manager();
        wallet.pay("200 days", l1.topUpTo(id, Duration.ofDays(200))).execute();

        assertThat(world.l1.balances()).isEqualTo(cost.toBigInteger());
        fails(wallet.pay("again", l1.topUpTo(id, Duration.ofDays(200))), Reason.BALANCE_SUFFICES, "nothing was paid");
        fails(wallet.pay("a day", l1.topUpTo(id, Duration.ofDays(1))), Reason.BALANCE_SUFFICES);
        wallet.pay("200 days", world.manager().topUpTo(id, Duration.ofDays(200)))
                .execute(); // has paid
        assertThat(world.store.load("again")).isEmpty();
        assertThat(world.ledger.accepted()).hasSize(2);
        agrees();
    }

    @Test
    void a_time_is_paid_to_the_begun_second() {
        L1Status status = world.manager().status().execute();

        assertThat(status.cost(Duration.ofMillis(1001))).isEqualTo(NAvax.of(1024));
        assertThat(status.cost(Duration.ZERO)).isEqualTo(NAvax.ZERO);
        assertThatThrownBy(() -> status.cost(Duration.ofSeconds(Long.MAX_VALUE)))
                .isInstanceOf(InvalidRequestException.class);
        Id id = registered();
        assertThatThrownBy(() -> world.manager().topUpTo(id, Duration.ZERO))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("time");
    }

    @Test
    void a_node_id_leads_to_its_validation() {
        assertThat(world.manager().validationId(World.nodeId(0)).execute()).isEmpty();

        Id id = registered();

        assertThat(world.manager().validationId(World.nodeId(0)).execute()).contains(id);
    }

    @Test
    void a_change_that_a_newer_one_overtook_is_stale() {
        Id id = registered();
        L1Operation first = World.until(Stage.REQUESTED, world.manager().changeWeight(id, 30));
        finish(world.manager().changeWeight(id, 40));

        fails(first, Reason.STALE_NONCE);
        agrees();
    }

    @Test
    void what_the_manager_does_not_know_is_neither_weighed_nor_removed() {
        Id unknown = Id.parse(world.l1.chainId());

        fails(world.manager().changeWeight(unknown, 30), Reason.NOT_A_VALIDATOR);
        fails(world.manager().remove(unknown), Reason.NOT_A_VALIDATOR);
        fails(world.wallet().pay(world.manager().topUpTo(unknown, Duration.ofDays(1))), Reason.NOT_A_VALIDATOR);
        fails(world.manager().expire(World.nodeId(5)), Reason.NOT_A_VALIDATOR);
        assertThatThrownBy(() -> world.manager().changeWeight(unknown, 0)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> World.next(world.manager().remove(unknown)).execute())
                .hasMessageContaining("has the status Unknown in the manager")
                .hasMessageContaining("check the validation id");
    }

    @Test
    @SuppressWarnings("NullAway") // on purpose
    void an_argument_that_is_null_or_empty_is_named() {
        L1Manager l1 = world.manager();
        Id id = Id.parse(world.l1.chainId());
        Map<ThrowingCallable, String> calls = Map.of(
                () -> l1.register(null), "validator",
                () -> l1.register(v -> v.balance(null)), "balance",
                () -> l1.register(v -> v.disableOwner(world.ours, null)), "disableOwner[1]",
                () -> l1.changeWeight(null, 1), "validationId",
                () -> l1.remove(null), "validationId",
                () -> l1.topUp(id, null), "amount",
                () -> l1.expire(null), "nodeId",
                () -> l1.validationId(null), "nodeId",
                () -> l1.complete(null, l1.remove(id)), "name",
                () -> l1.complete("name", null), "operation");
        calls.forEach((call, name) -> assertThatThrownBy(call)
                .isInstanceOf(NullPointerException.class)
                .hasMessage(name));
        assertThatThrownBy(() -> l1.register(v -> v.stake(null)))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("terms");
        assertThatThrownBy(() -> l1.topUp(id, NAvax.ZERO))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("amount must be more than 0");
        assertThatThrownBy(() -> l1.disable(Id.EMPTY))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("L1Manager.validationId looks it up for a node");
    }

    @Test
    void a_closed_client_is_named() {
        L1Operation registering = world.manager().register(world.newValidator(0, 20, "5"));
        world.node.close();

        assertThatThrownBy(() -> World.next(registering).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("closed");
    }

    @Test
    void a_subnet_becomes_an_l1_and_its_manager_knows_the_first_validators() {
        world.startL1();
        world.l1.chain().appendBlock(); // whose epoch has a P-Chain height
        List<NewValidator> first = List.of(
                NewValidator.of(world.newValidator(2, 10, "1")),
                NewValidator.of(world.newValidator(0, 20, "2")),
                NewValidator.of(world.newValidator(1, 30, "0")));

        finishKilled(world.manager().convert(first));

        assertThat(world.l1.weightsInManager().values()).containsExactly(20L, 30L, 10L);
        assertThat(world.ledger.accepted()).hasSize(2);
        assertThat(world.l1.balances()).isEqualTo(3_000_000_000L);
        agrees();
        fails(World.until(Stage.REQUESTED, world.manager().convert(first.subList(0, 1))), Reason.MISMATCH);
    }

    @Test
    void a_conversion_needs_validators_without_stakes() {
        assertThatThrownBy(() -> world.manager().convert(List.of())).isInstanceOf(InvalidRequestException.class);
        NewValidator staker = NewValidator.of(world.staker(0, 20, World.stake(1, Duration.ZERO)));
        assertThatThrownBy(() -> world.manager().convert(List.of(staker))).isInstanceOf(InvalidRequestException.class);
    }
}

package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxUnconfirmedException;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations with names, beside payments of the same wallet. */
class NamedOperationsTest extends WorldTestBase {
    private static final String NAME = "validator-1";
    private static final String PAYMENT = NAME + "/p";

    private final Wallet wallet = world.wallet();

    private L1Manager manager(Wallet payer) {
        return world.manager(world.node, payer, world::send);
    }

    private Call<L1Operation> register(Wallet payer) {
        return manager(payer).complete(NAME, manager(payer).register(world.newValidator(0, 20, "5")));
    }

    private NAvax reserved(Wallet payer) {
        return payer.balance(Chain.P).execute().reserved();
    }

    private void assertDoneOnce() {
        world.ledger.release(); // what was dropped comes back
        assertThat(world.l1.balances()).isEqualTo(5_000_000_000L);
        assertThat(world.store.unfinished()).isEmpty();
        assertThat(reserved(world.wallet())).isEqualTo(NAvax.ZERO);
        agrees();
    }

    @Test
    void an_operation_whose_checks_fail_leaves_nothing_in_its_store() {
        Id unknown = Id.parse(world.l1.chainId());
        L1Manager l1 = manager(wallet);

        fails(l1.complete(NAME, l1.remove(unknown)), Reason.NOT_A_VALIDATOR);

        assertThat(world.store.load(NAME)).isEmpty();
        assertThat(l1.operation(NAME)).isEmpty();
        register(wallet).execute();
        assertDoneOnce();
    }

    @Test
    void an_operation_that_is_done_is_returned_without_asking_the_node() {
        Id id = register(wallet).execute().validationId().orElseThrow();
        int received = world.fake.received().size();

        L1Operation done = register(world.wallet()).execute();

        assertThat(done.isDone()).isTrue();
        assertThat(done.validationId()).contains(id);
        assertThat(manager(wallet).operation(NAME)).map(L1Operation::isDone).contains(true);
        assertThat(world.fake.received()).hasSize(received);
    }

    @Test
    void a_name_belongs_to_one_operation_or_payment() {
        register(wallet).execute();
        L1Manager l1 = manager(wallet);
        wallet.pay("paid", wallet.p().transfer(NAvax.of(1), world.ours)).execute();

        for (Call<?> call : List.of(
                l1.complete(NAME, l1.register(world.newValidator(1, 20, "5"))),
                l1.complete("paid", l1.register(world.newValidator(1, 20, "5"))),
                wallet.pay(NAME, wallet.p().transfer(NAvax.of(1), world.ours)),
                wallet.cancel(NAME))) {
            assertThatThrownBy(call::execute)
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("it belongs to");
        }
        assertThat(world.ledger.accepted()).hasSize(2);
    }

    @Test
    void a_name_that_leaves_no_place_for_that_of_its_payment_is_refused_at_once() {
        L1Manager l1 = manager(wallet);
        L1Operation operation = l1.register(world.newValidator(0, 20, "5"));

        for (String name : List.of("", " ", "a\nb", "x".repeat(99))) {
            assertThatThrownBy(() -> l1.complete(name, operation))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("1 to 98 characters");
        }
        l1.complete("x".repeat(98), operation).execute();
        assertDoneOnce();
    }

    @Test
    void an_operation_of_another_l1_is_refused_at_once() {
        ManagerContract ours = world.contract();
        L1Manager other = world.manager(
                new ManagerContract(ours.kind(), ours.chainId(), ours.chainId(), ours.manager(), ours.manager()),
                world::send);

        assertThatThrownBy(() -> manager(wallet).complete(NAME, other.register(world.newValidator(0, 20, "5"))))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("an operation of L1 " + ours.subnetId());
    }

    @Test
    void the_payment_of_an_operation_has_the_name_with_p_after_it() {
        Id id = register(wallet).execute().validationId().orElseThrow();

        PaymentRecord payment = world.store.load(PAYMENT).orElseThrow();

        assertThat(payment.purpose()).isEqualTo("register " + id);
        assertThat(world.store.load(NAME).orElseThrow().state())
                .startsWith("avalanche4j-l1 " + world.l1.subnetId() + " " + world.l1.managerAddress());
    }

    @Test
    void an_operation_that_was_dropped_and_is_too_cheap_by_now_is_finished_after_a_start() {
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(
                        () -> register(wallet).timeout(Duration.ofMillis(500)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        world.ledger.gasPrice(10);

        assertThat(manager(world.wallet()).resume().execute()).isEmpty();

        assertDoneOnce();
    }

    @Test
    void the_wallet_finishes_the_payment_of_an_operation_and_leaves_the_rest_to_it() {
        world.ledger.hold();
        assertThatThrownBy(
                        () -> register(wallet).timeout(Duration.ofMillis(500)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        world.ledger.release();

        Wallet later = world.wallet();
        assertThat(later.resume().execute()).isEmpty();
        assertThat(later.unfinished()).extracting(PaymentRecord::name).containsExactly(NAME);

        assertThat(manager(later).resume().execute()).isEmpty();
        assertDoneOnce();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "failed verifying warp messages: signature is invalid",
                "insufficient fee: tx provides 1, but 2 is required",
                "conflicts with other tx"
            })
    void an_operation_that_is_refused_for_what_another_transaction_mends_is_paid_once(String text) {
        world.ledger.refuseNext(text);

        register(wallet).execute();

        assertDoneOnce();
        assertThat(world.ledger.accepted()).hasSize(1);
    }

    /** Re-signed messages are one payment: the earlier transaction may be accepted still, and all spend its anchor. */
    @Test
    void an_operation_with_other_signatures_spends_what_its_first_transaction_spends() {
        world.ledger.fund(world.ours.toString(), World.FUNDS); // a second UTXO
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(
                        () -> register(wallet).timeout(Duration.ofMillis(500)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        world.validators.offline(List.of(0)); // others sign now
        world.ledger.gasPrice(10);

        register(world.wallet()).execute();

        world.ledger.release();
        assertThat(world.ledger.accepted()).hasSize(1);
        assertThat(world.l1.balances()).isEqualTo(5_000_000_000L);
    }

    @Test
    void threads_that_complete_one_name_pay_once_and_leave_nothing_reserved() {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<CompletableFuture<L1Operation>> all = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            all.add(CompletableFuture.supplyAsync(() -> register(wallet).execute(), threads));
        }

        all.forEach(each -> assertThat(each.join().isDone()).isTrue());
        threads.shutdown();

        assertDoneOnce();
        assertThat(world.ledger.accepted()).hasSize(1);
    }

    /** Its own transaction can never be accepted: the P-Chain accepts each message once. */
    @Test
    void an_operation_that_another_party_has_done_cancels_its_payment() {
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(
                        () -> register(wallet).timeout(Duration.ofMillis(500)).execute())
                .isInstanceOf(AvalancheException.class);
        Signer key = LocalSigner.of(PrivateKey.parse("22".repeat(32)));
        world.ledger.fund(key.publicKey().address("P", Network.LOCAL).toString(), World.FUNDS);
        finish(manager(Wallet.of(world.node, key)).register(world.newValidator(0, 20, "5")));

        for (Wallet each : List.of(world.wallet(), wallet)) {
            assertThat(register(each).execute().isDone()).isTrue();
            assertThat(reserved(each)).isEqualTo(NAvax.ZERO);
        }
        assertThat(wallet.cancel(PAYMENT).execute()).as("what it has paid").isEmpty();
        assertThat(world.store.unfinished()).isEmpty();
    }

    @Test
    void an_operation_whose_outcome_is_unknown_names_its_transaction_and_goes_on() {
        AtomicReference<Id> sent = new AtomicReference<>(Id.EMPTY);
        world.ledger.hold();
        assertThatThrownBy(() -> register(wallet).execute())
                .isInstanceOfSatisfying(TxUnconfirmedException.class, e -> sent.set(e.txId()));
        world.ledger.release();

        register(wallet).execute();

        assertThat(world.ledger.accepted()).containsExactly(sent.get().toString());
        assertDoneOnce();
    }

    /** A store that answers reads from a replica, or loses rows, would begin anew. */
    @Test
    void a_store_that_loses_an_operation_ends_the_call() {
        PaymentStore forgetful = new PaymentStore() {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                return true;
            }

            @Override
            public Optional<PaymentRecord> load(String name) {
                return Optional.empty();
            }

            @Override
            public List<PaymentRecord> unfinished() {
                return List.of();
            }
        };
        L1Manager l1 = world.manager(forgetful);

        assertThatThrownBy(() -> l1.complete(NAME, l1.register(world.newValidator(0, 20, "5")))
                        .execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the store has lost operation " + NAME);
        assertThat(world.sent).isZero();
    }

    @Test
    void a_store_that_does_not_save_ends_the_call() {
        PaymentStore broken = new PaymentStore() {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                return false;
            }

            @Override
            public Optional<PaymentRecord> load(String name) {
                return Optional.empty();
            }

            @Override
            public List<PaymentRecord> unfinished() {
                return List.of();
            }
        };
        L1Manager l1 = world.manager(broken);

        assertThatThrownBy(() -> l1.complete(NAME, l1.register(world.newValidator(0, 20, "5")))
                        .execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the store did not save operation " + NAME);
        assertThat(world.sent).isZero();
    }
}

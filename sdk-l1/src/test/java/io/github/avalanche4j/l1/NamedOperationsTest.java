package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.SkippingClock;
import io.github.avalanche4j.node.tx.platform.RegisterL1ValidatorTx;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Payments;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.TxUnconfirmedException;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations with names, beside payments of the same wallet. */
class NamedOperationsTest extends WorldTestBase {
    private static final NAvax MORE = NAvax.ofAvax("2");

    private final PaymentStore store = PaymentStore.inMemory();
    private final Wallet wallet = world.wallet();

    private L1Manager manager(Wallet payer) {
        return world.manager(world.node, payer, world::send);
    }

    private Payments payments(Wallet payer) {
        return payer.payments(store).resuming(manager(payer)::resume);
    }

    /** The top-up of a name in the process of a wallet. */
    private Call<L1Operation> topUp(Wallet payer, Id id) {
        return payments(payer).complete("top-up", manager(payer).topUp(id, MORE));
    }

    private NAvax reserved(Wallet payer) {
        return payer.balance(Chain.P).execute().reserved();
    }

    private void assertPaidOnce() {
        world.ledger.release(); // what was dropped comes back
        assertThat(world.l1.balances()).isEqualTo(7_000_000_000L);
        assertThat(store.unfinished()).isEmpty();
    }

    @Test
    void an_operation_whose_checks_fail_leaves_nothing_in_its_store() {
        Id unknown = Id.parse(world.l1.chainId());

        assertThatThrownBy(() -> topUp(wallet, unknown).execute()).isInstanceOf(L1OperationException.class);
        assertThat(store.load("top-up")).isEmpty();

        Id id = registered();
        assertThat(topUp(wallet, id).execute().isDone()).isTrue();
        assertPaidOnce();
    }

    @Test
    void a_top_up_that_was_dropped_and_is_too_cheap_by_now_is_finished_after_a_start() {
        Id id = registered();
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(
                        () -> topUp(wallet, id).timeout(Duration.ofMillis(500)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        world.ledger.gasPrice(10);

        assertThat(payments(world.wallet()).resume().execute()).isEmpty();

        assertPaidOnce();
    }

    @Test
    void a_top_up_that_is_refused_for_another_in_the_pool_is_paid_once_by_its_name() {
        Id id = registered();
        world.ledger.refuseNext("insufficient fee: tx provides 1, but 2 is required");

        assertThat(topUp(wallet, id).execute().isDone()).isTrue();

        assertThat(payments(world.wallet()).resume().execute()).isEmpty();
        assertPaidOnce();
    }

    /** The first request may have arrived, so the refusal of the second one is no end; an operation has no replace(). */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "some other rule",
                "tx exceeds current gas capacity",
                "conflicts with other tx",
                "time locked",
                "insufficient funds",
                "could not load L1 validator"
            })
    void a_top_up_that_may_have_been_sent_before_its_refusal_is_finished_by_a_later_run(String text) {
        Id id = registered();
        world.fake.on("platform.issueTx").respondStatus(503, "text/plain", "busy");
        world.ledger.refuseNext(text);
        Object end = ended(topUp(wallet, id));
        assertThat(end)
                .satisfiesAnyOf(
                        done -> assertThat(done).isInstanceOf(L1Operation.class),
                        refused -> assertThat(((TxRefusedException) refused).isTransient())
                                .isTrue());

        assertThat(topUp(wallet, id).execute().isDone()).isTrue();

        assertThat(reserved(wallet)).isEqualTo(NAvax.ZERO);
        assertPaidOnce();
    }

    private static Object ended(Call<?> call) {
        try {
            return call.execute();
        } catch (AvalancheException e) {
            return e;
        }
    }

    @Test
    void a_top_up_that_is_refused_locks_neither_its_funds_nor_its_name() {
        Id id = registered();
        world.ledger.refuseNext("some other rule");
        assertThatThrownBy(() -> topUp(wallet, id).execute()).isInstanceOf(TxRefusedException.class);
        assertThat(reserved(wallet)).isEqualTo(NAvax.ZERO);
        Wallet later = world.wallet();
        assertThat(topUp(later, id).execute().isDone()).isTrue();

        assertThat(topUp(wallet, id).execute().isDone()).isTrue();

        assertThat(reserved(later)).isEqualTo(NAvax.ZERO);
        assertThat(reserved(wallet)).isEqualTo(NAvax.ZERO);
        assertPaidOnce();
    }

    @Test
    void what_an_unfinished_operation_spends_is_reserved_after_a_start() {
        Id id = registered();
        world.ledger.hold();
        assertThatThrownBy(() -> topUp(wallet, id).execute()).isInstanceOf(TxUnconfirmedException.class);
        int sent = world.fake.receivedCount("platform.issueTx");

        Wallet later = world.wallet();
        Call<?> other = payments(later)
                .pay("other", later.p().transfer(NAvax.ofAvax("1"), world.ours))
                .timeout(Duration.ofSeconds(5));
        assertThatThrownBy(other::execute).isInstanceOf(AvalancheException.class);

        assertThat(world.fake.receivedCount("platform.issueTx")).isEqualTo(sent);
        world.ledger.release();
        assertThat(payments(later).resume().execute()).isEmpty();
        other.execute();
        assertPaidOnce();
    }

    @Test
    void threads_that_complete_one_name_pay_once_and_leave_nothing_reserved() {
        Id id = registered();
        world.ledger.fund(world.ours.toString(), World.FUNDS); // a second UTXO
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<CompletableFuture<L1Operation>> all = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            all.add(CompletableFuture.supplyAsync(() -> topUp(wallet, id).execute(), threads));
        }

        all.forEach(each -> assertThat(each.join().isDone()).isTrue());
        threads.shutdown();

        assertThat(reserved(wallet)).isEqualTo(NAvax.ZERO);
        assertPaidOnce();
    }

    @Test
    void one_value_under_two_names_pays_for_both() {
        Id id = registered();
        L1Operation topUp = manager(wallet).topUp(id, MORE);

        payments(wallet).complete("one", topUp).execute();
        payments(wallet).complete("two", topUp).execute();

        assertThat(world.l1.balances()).isEqualTo(9_000_000_000L);
    }

    @Test
    void a_top_up_that_spends_change_which_never_exists_is_paid_by_another_transaction() {
        Id id = registered();
        try (NodeClient node = world.clock.node(world.fake.url(), options -> options.retries(0))) {
            Wallet payer = Wallet.of(node, options -> options.spendUnconfirmedChange(), world.signer);
            L1Manager l1 = world.manager(node, payer, world::send);
            Call<L1Operation> topUp = payer.payments(store).resuming(l1::resume).complete("top-up", l1.topUp(id, MORE));
            TxRequest payment = payer.p().transfer(NAvax.ofAvax("1"), world.ours);
            world.ledger.hold();
            assertThatThrownBy(() -> payment.issue().execute()).isInstanceOf(TxUnconfirmedException.class);
            assertThatThrownBy(topUp::execute).isInstanceOf(AvalancheException.class); // it waits for the payment
            world.ledger.gasPrice(10).release(); // the held payment is dropped
            payment.replace().execute();

            assertThat(topUp.execute().isDone()).isTrue();
        }
        assertPaidOnce();
    }

    /** Another process may finish the operation: what this one has saved for it is not reserved for good. */
    @Test
    void an_operation_that_another_process_finishes_leaves_nothing_reserved() {
        Id id = registered();
        world.ledger.hold();
        assertThatThrownBy(() -> topUp(wallet, id).execute()).isInstanceOf(TxUnconfirmedException.class);
        world.ledger.release();
        assertThat(payments(world.wallet()).resume().execute()).isEmpty();

        assertThat(topUp(wallet, id).execute().isDone()).isTrue();

        assertThat(reserved(wallet)).isEqualTo(NAvax.ZERO);
        assertPaidOnce();
    }

    /** Its own transaction can never be accepted: the P-Chain accepts each message once. */
    @Test
    void an_operation_that_another_party_has_done_leaves_nothing_reserved() {
        Signer key = LocalSigner.of(PrivateKey.parse("22".repeat(32)));
        world.ledger.fund(key.publicKey().address("P", Network.LOCAL).toString(), World.FUNDS);
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> payments(wallet)
                        .complete("register", manager(wallet).register(world.newValidator(0, 20, "5")))
                        .timeout(Duration.ofMillis(500))
                        .execute())
                .isInstanceOf(AvalancheException.class);
        finish(manager(Wallet.of(world.node, key)).register(world.newValidator(0, 20, "5")));

        for (Wallet each : List.of(world.wallet(), wallet)) {
            assertThat(payments(each)
                            .complete("register", manager(each).register(world.newValidator(0, 20, "5")))
                            .execute()
                            .isDone())
                    .isTrue();
            assertThat(reserved(each)).isEqualTo(NAvax.ZERO);
        }
    }

    @Test
    void a_registration_whose_transaction_was_dropped_frees_what_that_spends() {
        world.ledger.dropNext("the mempool was full", 1_000_000);

        L1Operation done = payments(wallet)
                .complete("register", manager(wallet).register(world.newValidator(0, 20, "5")))
                .execute();

        assertThat(done.isDone()).isTrue();
        assertThat(reserved(wallet)).isEqualTo(NAvax.ZERO);
        agrees();
    }

    /** A payment of the wallet that delivers a message by itself. */
    @Test
    void a_registration_that_was_dropped_until_its_message_expired_frees_its_funds() {
        RegisterL1ValidatorTx registration = (RegisterL1ValidatorTx)
                TxRequest.signed(at(Stage.SENDING).sending()).get(0).tx().unsigned();
        world.ledger.dropNext("the mempool was full");
        assertThatThrownBy(() -> deliver(wallet, registration)
                        .timeout(Duration.ofMillis(500))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        world.ledger.time(World.NOW.plus(Duration.ofDays(2)));
        Wallet later = world.wallet();

        assertThat(payments(later).resume().execute()).containsOnlyKeys("delivery");

        assertThatThrownBy(() -> deliver(later, registration).execute())
                .isInstanceOf(TxRefusedException.class)
                .hasMessageContaining("warp message expired");
        assertThat(reserved(later)).isEqualTo(NAvax.ZERO);
    }

    /** The largest number on the wire. */
    @Test
    void a_registration_that_never_expires_may_be_accepted_for_good() {
        RegisterL1ValidatorTx registration = (RegisterL1ValidatorTx)
                TxRequest.signed(at(Stage.SENDING).sending()).get(0).tx().unsigned();
        long expiry = registration.expiry().orElseThrow().getEpochSecond();
        String hex = registration.message().toHex().replace("%016x".formatted(expiry), "f".repeat(16));
        RegisterL1ValidatorTx endless = new RegisterL1ValidatorTx(
                registration.base(), registration.balance(), registration.proofOfPossession(), Bytes.fromHex(hex));
        world.fake
                .on("platform.issueTx")
                .respondStatus(503, "text/plain", "overloaded")
                .always();
        world.fake
                .on("platform.getTxStatus")
                .respond("{\"status\":\"Dropped\"}")
                .always();

        assertThatThrownBy(() ->
                        deliver(wallet, endless).timeout(Duration.ofSeconds(10)).execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("ended at the deadline");
    }

    private Call<IssuedTx> deliver(Wallet payer, RegisterL1ValidatorTx registration) {
        return payments(payer)
                .pay(
                        "delivery",
                        payer.p()
                                .registerL1Validator(
                                        NAvax.ofAvax("5"), registration.proofOfPossession(), registration.message()));
    }

    @Test
    void an_interrupted_top_up_names_its_transaction() {
        Id id = registered();
        SkippingClock clock = new SkippingClock() {
            @Override
            public void sleep(Duration length) throws InterruptedException {
                throw new InterruptedException();
            }
        };
        world.ledger.hold();
        try (NodeClient node = clock.node(world.fake.url(), options -> {})) {
            Wallet payer = Wallet.of(node, world.signer);
            L1Manager l1 = world.manager(node, payer, world::send);
            Call<L1Operation> topUp = payer.payments(store).resuming(l1::resume).complete("top-up", l1.topUp(id, MORE));

            namesWhatWasSent(topUp);
        }
        assertThat(Thread.interrupted()).as("the flag, which is cleared").isTrue();
    }

    @Test
    void a_top_up_whose_status_cannot_be_read_names_its_transaction() {
        Id id = registered();
        world.ledger.hold();
        world.fake
                .on("platform.getTxStatus")
                .respondError(-32000, "the node is overloaded")
                .always();

        namesWhatWasSent(topUp(wallet, id));
    }

    private void namesWhatWasSent(Call<L1Operation> topUp) {
        assertThatThrownBy(topUp::execute).isInstanceOfSatisfying(TxUnconfirmedException.class, e -> {
            String state = store.unfinished().get(0).state();
            String sending = manager(world.wallet()).resume(state).sending();
            assertThat(TxRequest.signed(sending)).extracting(SignedTx::id).containsExactly(e.txId());
        });
    }

    /** Nothing could continue it after a crash, and two names of one value would pay once. */
    @Test
    void an_operation_is_refused_by_payments_that_cannot_resume_it() {
        Id id = registered();
        Wallet payer = world.wallet();
        L1Operation topUp = manager(payer).topUp(id, MORE);

        assertThatThrownBy(() -> payer.payments(store).complete("top-up", topUp).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("resuming(");
        assertThat(store.unfinished()).isEmpty();
    }
}

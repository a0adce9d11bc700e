package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What another thread or process does to a name between two steps of a run, each time at the worst moment. */
@Timeout(60)
class InterleavedPaymentsTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final Duration LATER = Duration.ofMinutes(5);

    private final FakeLedger ledger = fake.ledger();
    private final PaymentStore store = PaymentStore.inMemory();
    private final Queue<Runnable> afterSaves = new ArrayDeque<>();
    private final AtomicReference<PaymentRecord> readEarlier = new AtomicReference<>();
    private final PaymentStore interrupted = new ForwardingStore(store) {
        @Override
        public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
            boolean isSaved = super.save(before, after);
            Runnable next = isSaved ? afterSaves.poll() : null;
            if (next != null) {
                next.run();
            }
            return isSaved;
        }

        @Override
        public Optional<PaymentRecord> load(String name) {
            PaymentRecord earlier = readEarlier.getAndSet(null);
            return earlier == null ? super.load(name) : Optional.of(earlier);
        }
    };

    @BeforeEach
    void randomize() {
        clock.randomize(1);
    }

    private static void assertFails(Call<?> call) {
        assertThatThrownBy(call::execute).isInstanceOf(RuntimeException.class);
    }

    /** A record of one transaction, which the node has refused. */
    private PaymentRecord refused(Payments payments, Wallet wallet, Chain chain) {
        ledger.refuseNext("couldn't issue tx: tx exceeds current gas capacity");
        assertFails(payments.pay(NAME, payment(wallet, chain)).timeout(SOON));
        return store.load(NAME).orElseThrow();
    }

    private void drop(Payments payments, String name, Wallet wallet, Chain chain) {
        ledger.dropNext("the mempool was full");
        assertFails(payments.pay(name, payment(wallet, chain)).timeout(SOON));
    }

    /** If it did, it would save others in their place, and another process may send what it has read. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_thread_that_read_the_store_earlier_releases_nothing_that_was_saved_since(Chain chain) {
        fund(chain, 4);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(interrupted);
        PaymentRecord earlier = refused(payments, wallet, chain);
        List<IssuedTx> slow = new ArrayList<>();
        afterSaves.add(() -> {
            SignedTx saved = KeptTxs.of(store.load(NAME).orElseThrow()).last().tx();
            afterSaves.add(() -> assertThat(newWallet().issue(saved).execute()).isNotNull()); // the other process
            readEarlier.set(earlier);
            slow.add(payments.pay(NAME, payment(wallet, chain)).timeout(LATER).execute());
        });

        IssuedTx paid =
                payments.pay(NAME, payment(wallet, chain)).timeout(LATER).execute();

        assertThat(slow).extracting(IssuedTx::id).containsExactly(paid.id());
        assertPaid(chain, 4, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_thread_that_read_the_store_before_the_name_was_paid_returns_the_same(Chain chain) {
        fund(chain, 4);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(interrupted);
        PaymentRecord earlier = refused(payments, wallet, chain);
        IssuedTx paid = payments.pay(NAME, payment(wallet, chain)).execute();

        readEarlier.set(earlier);
        assertThat(payments.pay(NAME, payment(wallet, chain)).execute().id()).isEqualTo(paid.id());

        assertPaid(chain, 4, List.of(paid));
    }

    /** Two processes, each of which had read the store before the other one saved. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void two_names_that_spend_the_same_input_are_both_paid(Chain chain) {
        fund(chain, 4);
        Wallet one = newWallet();
        Wallet two = newWallet();
        Payments first = one.payments(store);
        Payments second = two.payments(store);
        assertThat(first.resume().execute()).isEmpty();
        assertThat(second.resume().execute()).isEmpty();
        drop(first, "a", one, chain);
        drop(second, "b", two, chain);
        Wallet next = newWallet();
        Payments payments = next.payments(store);

        IssuedTx a = payments.replace("a", payment(next, chain)).timeout(LATER).execute();
        IssuedTx b = payments.pay("b", payment(next, chain)).timeout(LATER).execute();

        assertPaid(chain, 4, List.of(a, b));
        assertThat(store.unfinished()).isEmpty();
    }

    @Test
    void what_another_process_has_finished_reserves_nothing_here() {
        fund(1_500_000_000L, 1_500_000_000L);
        Wallet one = newWallet();
        network.faults(method -> method.equals("platform.issueTx") ? Fault.REQUEST_LOST : null);
        assertFails(one.payments(store).pay(NAME, payment(one, Chain.P)).timeout(SOON));
        network.faults(method -> null);
        TxRequest strangers = newWallet().p().transfer(NAvax.ofAvax("1.4"), OTHER.address("P", Network.LOCAL));
        assertThat(strangers.issue().execute()).isNotNull(); // it has spent one of both inputs
        fund(3_000_000_000L);
        Wallet two = newWallet();
        IssuedTx paid = two.payments(store)
                .pay(NAME, payment(two, Chain.P))
                .timeout(LATER)
                .execute();

        assertThat(one.payments(store)
                        .pay(NAME, payment(one, Chain.P))
                        .execute()
                        .id())
                .isEqualTo(paid.id());

        NAvax rest = NAvax.of(balance(Chain.P).longValueExact() - 100_000_000L);
        assertThat(one.p().transfer(rest, ours(Chain.P)).issue().execute()).isNotNull();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_run_returns_what_another_thread_has_paid_meanwhile_by_a_replacement(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        drop(payments, NAME, wallet, chain);
        AtomicBoolean isFirst = new AtomicBoolean(true);
        List<IssuedTx> replaced = new ArrayList<>();
        network.faults(method -> {
            if (method.equals(status(chain)) && isFirst.getAndSet(false)) {
                replaced.add(payments.replace(NAME, payment(wallet, chain))
                        .timeout(LATER)
                        .execute());
            }
            return null;
        });

        IssuedTx paid =
                payments.pay(NAME, payment(wallet, chain)).timeout(LATER).execute();

        assertThat(replaced).extracting(IssuedTx::id).containsExactly(paid.id());
        assertPaid(chain, 3, List.of(paid));
    }

    @Test
    void a_name_that_another_thread_pays_after_it_was_listed_is_no_failure_of_resume() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        drop(wallet.payments(store), NAME, wallet, Chain.P);
        Queue<Runnable> afterLists = new ArrayDeque<>();
        afterLists.add(() -> {}); // what is reserved at the start
        afterLists.add(() -> assertThat(wallet.payments(store)
                        .replace(NAME, payment(wallet, Chain.P))
                        .execute())
                .isNotNull());
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public List<PaymentRecord> unfinished() {
                List<PaymentRecord> all = super.unfinished();
                afterLists.remove().run();
                return all;
            }
        });

        assertThat(payments.resume().timeout(LATER).execute()).isEmpty();
        assertThat(ledger.accepted()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void threads_that_replace_one_payment_return_the_same(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        drop(payments, NAME, wallet, chain);

        List<Id> paid = atOnce(
                4,
                i -> payments.replace(NAME, payment(wallet, chain))
                        .timeout(LATER)
                        .execute()
                        .id());

        assertThat(ledger.accepted()).containsExactly(paid.get(0).toString());
        assertThat(paid).containsOnly(paid.get(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void threads_that_replace_one_move_return_the_same(int processes) {
        fund(Chain.P, 3);
        Wallet[] wallets = {newWallet(), processes == 1 ? null : newWallet()};
        ledger.dropNext("the mempool was full");
        assertFails(wallets[0]
                .payments(store)
                .complete(NAME, wallets[0].move(Chain.P, Chain.X, AMOUNT))
                .timeout(SOON));

        assertThat(atOnce(4, i -> {
                    Wallet wallet = wallets[i % processes];
                    return wallet.payments(store)
                            .replace(NAME, wallet.move(Chain.P, Chain.X, AMOUNT))
                            .timeout(LATER)
                            .execute();
                }))
                .allMatch(CrossChainTransfer::isDone);
        assertThat(ledger.accepted()).hasSize(2);
    }

    /** Both threads have the same bytes. The first one to save them fails, because it has read an earlier record. */
    @Test
    void a_move_keeps_bytes_that_one_thread_releases_before_another_one_saves_them() {
        fund(Chain.P, 4);
        Wallet wallet = newWallet();
        WalletContext ofBoth = wallet.payments(store).wallet();
        AtomicBoolean isFirst = new AtomicBoolean(true);
        Payments payments = wallet.payments(new ForwardingStore(ForwardingStore.strict(store)) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (before.isPresent() && isFirst.getAndSet(false)) {
                    ofBoth.notSaved(TransferState.parse(after.state()).sending().last());
                }
                return super.save(before, after);
            }
        });
        ledger.refuseNext("couldn't issue tx: failed verifySpend: insufficient unlocked funds: needs 7 more");

        assertThat(payments.complete(NAME, wallet.move(Chain.P, Chain.X, AMOUNT))
                        .timeout(LATER)
                        .execute())
                .matches(CrossChainTransfer::isDone);

        assertThat(ledger.accepted()).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_replacement_that_another_thread_has_paid_meanwhile_is_the_result_of_both(Chain chain) {
        assertOnceFromTwoThreads(chain, wallet -> {
            Payments payments = wallet.payments(store);
            drop(payments, NAME, wallet, chain);
            return () -> payments.replace(NAME, payment(wallet, chain)).timeout(LATER);
        });
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_replacement_without_a_name_that_another_thread_has_paid_meanwhile_is_the_result_of_both(Chain chain) {
        assertOnceFromTwoThreads(chain, wallet -> {
            TxRequest request = payment(wallet, chain);
            ledger.dropNext("the mempool was full");
            assertFails(request.issue().timeout(SOON));
            return () -> request.replace().timeout(LATER);
        });
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_draft_that_another_thread_has_issued_meanwhile_is_the_result_of_both(Chain chain) {
        assertOnceFromTwoThreads(chain, wallet -> {
            TxDraft draft = payment(wallet, chain).prepare().execute();
            return () -> draft.issue().timeout(LATER);
        });
    }

    /** The other thread pays by the same draft while this one signs it, before it reserves what it spends. */
    private void assertOnceFromTwoThreads(Chain chain, Function<Wallet, Supplier<Call<IssuedTx>>> prepare) {
        fund(chain, 3);
        Queue<Runnable> whileSigning = new ArrayDeque<>();
        Signer slow = Signer.blocking(signer.publicKey(), hash -> {
            Optional.ofNullable(whileSigning.poll()).ifPresent(Runnable::run);
            return signer.sign(hash).toCompletableFuture().join();
        });
        TestClock clock = new TestClock();
        try (NodeClient node = clock.node(fake.url(), options -> options.retries(0))) {
            Supplier<Call<IssuedTx>> paying = prepare.apply(wallet(node, options -> {}, slow));
            List<IssuedTx> first = new ArrayList<>();
            whileSigning.add(() -> first.add(paying.get().execute()));

            IssuedTx paid = paying.get().execute();

            assertThat(first).extracting(IssuedTx::id).containsExactly(paid.id());
            assertPaid(chain, 3, List.of(paid));
        }
    }

    /** Another thread fails to save an export before this one, and prepares one in its place that it cannot save. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_goes_on_with_the_export_that_its_store_has_though_another_one_was_prepared(Chain from) {
        fund(from, 1);
        Wallet wallet = newWallet();
        WalletContext ofBoth = wallet.payments(store).wallet();
        Call<CrossChainTransfer> moved = wallet.payments(new ForwardingStore(ForwardingStore.strict(store)) {
                    private int saves;

                    @Override
                    public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                        saves++;
                        if (saves == 4) {
                            throw new IllegalStateException("database down");
                        } else if (saves == 3) {
                            ofBoth.notSaved(
                                    TransferState.parse(after.state()).sending().last());
                            afterSaves.remove().run();
                            clock.pass(Duration.ofMinutes(11)); // the draft of the other thread has expired
                        }
                        return super.save(before, after);
                    }
                })
                .complete(NAME, wallet.move(from, from == Chain.P ? Chain.X : Chain.P, AMOUNT))
                .timeout(LATER);
        ledger.refuseNext("couldn't issue tx: tx exceeds current gas capacity");
        assertFails(moved);
        afterSaves.add(() -> assertFails(moved.timeout(SOON)));
        assertFails(moved);

        assertThat(moved.execute()).matches(CrossChainTransfer::isDone);
        assertThat(ledger.accepted()).hasSize(2);
    }

    /** Each run makes its request anew, as the service of the guide does. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_is_replaced_though_the_database_was_down_for_the_first_replacement(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        drop(wallet.payments(store), NAME, wallet, chain);
        Payments payments = wallet.payments(ForwardingStore.down(store, 1));
        assertThatThrownBy(() -> payments.replace(NAME, payment(wallet, chain)).execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasRootCauseMessage("database down");

        IssuedTx paid = payments.replace(NAME, payment(wallet, chain)).execute();

        assertPaid(chain, 3, List.of(paid));
    }
}

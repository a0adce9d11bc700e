package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Stores that fail: each payment ends, names what was sent, and frees its funds. */
@Timeout(60)
class FailingStoresTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";

    private final FakeLedger ledger = fake.ledger();
    private final PaymentStore store = PaymentStore.inMemory();

    /** What a store throws: Kotlin and Lombok need no declaration of it. */
    enum Thrown {
        CHECKED(new IOException("database down")),
        CANCELLED(new CancellationException("timed out")), // for its caller, a future with it was cancelled
        ERROR(new NoClassDefFoundError("driver"));

        private final Throwable failure;

        Thrown(Throwable failure) {
            this.failure = failure;
        }

        @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
        private static <E extends Throwable> E undeclared(Throwable failure) throws E {
            throw (E) failure;
        }

        /** A store of which some saves throw it. */
        PaymentStore during(PaymentStore store, Predicate<PaymentRecord> records) {
            return new ForwardingStore(store) {
                @Override
                public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                    if (records.test(after)) {
                        throw Thrown.<RuntimeException>undeclared(failure);
                    }
                    return super.save(before, after);
                }
            };
        }
    }

    /** Whoever throws an InterruptedException has cleared the flag. */
    @Test
    void the_interrupt_that_a_store_throws_stays_set() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        PaymentStore interrupted = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                throw Thrown.<RuntimeException>undeclared(new InterruptedException());
            }
        };

        assertThatThrownBy(() -> wallet.payments(interrupted)
                        .pay(NAME, payment(wallet, Chain.P))
                        .execute())
                .hasStackTraceContaining("InterruptedException");

        assertThat(Thread.interrupted()).isTrue();
    }

    /** A caller that must not wait, such as an event loop, would wait for a database. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_background_call_uses_its_store_on_threads_of_the_client(boolean isMove) {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        Queue<String> threads = new ConcurrentLinkedQueue<>();
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                threads.add(Thread.currentThread().getName());
                return super.save(before, after);
            }

            @Override
            public Optional<PaymentRecord> load(String name) {
                threads.add(Thread.currentThread().getName());
                return super.load(name);
            }

            @Override
            public List<PaymentRecord> unfinished() {
                threads.add(Thread.currentThread().getName());
                return super.unfinished();
            }
        });
        Call<?> call = isMove
                ? payments.complete(NAME, wallet.move(Chain.P, Chain.X, AMOUNT))
                : payments.pay(NAME, payment(wallet, Chain.P));

        assertThat(call.executeAsync().join()).isNotNull();
        assertThat(payments.resume().executeAsync().join()).isEmpty();

        assertThat(threads).hasSizeGreaterThan(4).allMatch(name -> name.startsWith("avalanche4j"));
    }

    @ParameterizedTest
    @EnumSource(Thrown.class)
    void a_background_payment_ends_whatever_its_store_throws_and_frees_its_funds_after_a_while(Thrown thrown) {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(thrown.during(store, record -> true));

        CompletableFuture<IssuedTx> paying =
                payments.pay(NAME, payment(wallet, Chain.P)).executeAsync();

        assertThatThrownBy(paying::join)
                .isInstanceOf(CompletionException.class)
                .hasStackTraceContaining(thrown.failure.getMessage());
        clock.pass(Duration.ofMinutes(11));
        assertPaid(Chain.P, 1, List.of(payment(wallet, Chain.P).issue().execute()));
    }

    @Test
    void a_payment_whose_end_a_store_cannot_save_fails_with_its_id_also_if_it_throws_a_checked_exception() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(Thrown.CHECKED.during(store, PaymentRecord::isFinished));
        TxRequest payment = payment(wallet, Chain.P);

        assertThatThrownBy(() -> payments.pay(NAME, payment).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(ledger.accepted())
                                .containsExactly(e.txId().toString()))
                .hasStackTraceContaining("database down");

        assertPaid(Chain.P, 1, List.of(wallet.payments(store).pay(NAME, payment).execute()));
    }

    /** A store that can be switched off: its loads, or its saves. */
    private class Switched extends ForwardingStore {
        volatile boolean loads = true;
        volatile boolean saves = true;

        Switched() {
            super(store);
        }

        @Override
        public Optional<PaymentRecord> load(String name) {
            if (!loads) {
                throw new IllegalStateException("database down");
            }
            return super.load(name);
        }

        @Override
        public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
            if (!saves) {
                throw new IllegalStateException("database down");
            }
            return super.save(before, after);
        }
    }

    /** It has signed a transaction, another program has saved one first, and the store cannot return that. */
    @Test
    void a_payment_that_cannot_read_what_another_program_has_saved_frees_its_funds_after_a_while() {
        clock.randomize(5);
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        Wallet other = newWallet();
        Switched overtaken = new Switched() {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (before.isEmpty()) {
                    TxDraft unused = payment(other, Chain.P).prepare().execute(); // of the coin that the wallet takes
                    IssuedTx theirs = other.payments(store)
                            .pay(NAME, payment(other, Chain.P))
                            .execute();
                    assertThat(theirs).isNotNull();
                    loads = false;
                }
                return super.save(before, after);
            }
        };
        assertThatThrownBy(() -> wallet.payments(overtaken)
                        .pay(NAME, payment(wallet, Chain.P))
                        .execute())
                .hasMessageContaining("database down");

        clock.pass(Duration.ofMinutes(11));

        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_store_that_fails_after_a_refusal_hides_neither_the_refusal_nor_its_transaction(boolean loads) {
        clock.randomize(5);
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        Switched broken = new Switched();
        network.faults(method -> {
            if (method.equals("platform.issueTx")) {
                ledger.refuseNext("couldn't issue tx: insufficient funds: provided UTXOs need 1 more units");
                broken.loads = !loads;
                broken.saves = loads;
            }
            return null;
        });

        Throwable failure = catchThrowable(() ->
                wallet.payments(broken).pay(NAME, payment(wallet, Chain.P)).execute());

        String sent = KeptTxs.of(store.unfinished().get(0)).last().tx().id().toString();
        assertThat(failure)
                .isInstanceOf(AvalancheException.class)
                .hasMessageContaining(sent)
                .hasStackTraceContaining("database down");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_store_that_fails_while_a_transaction_is_in_doubt_does_not_hide_that(boolean isMove) {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        Switched broken = new Switched();
        Payments payments = wallet.payments(broken);
        ledger.dropNext("the mempool was full", 100_000);
        Call<?> call = isMove
                ? payments.complete(NAME, wallet.move(Chain.P, Chain.X, AMOUNT)).timeout(Duration.ofSeconds(5))
                : payments.pay(NAME, payment(wallet, Chain.P)).timeout(Duration.ofSeconds(5));
        assertThatThrownBy(call::execute).isInstanceOf(TxUnconfirmedException.class);
        broken.loads = false;

        assertThatThrownBy(call::execute)
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("database down");
    }

    /** Another program has finished it; this one has reserved its funds before. */
    @Test
    void a_finished_name_that_cannot_be_loaded_stops_no_other_name() {
        clock.randomize(5);
        fund(Chain.P, 4);
        Wallet other = newWallet();
        ledger.dropNext("the mempool was full", 100_000);
        Call<IssuedTx> theirs = other.payments(store).pay("theirs", payment(other, Chain.P));
        assertThatThrownBy(() -> theirs.timeout(Duration.ofSeconds(5)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public Optional<PaymentRecord> load(String name) {
                if (name.equals("theirs")) {
                    throw new IllegalStateException("a broken row");
                }
                return super.load(name);
            }
        });
        IssuedTx first = payments.pay("first", payment(wallet, Chain.P)).execute();
        ledger.release();
        IssuedTx finished = theirs.execute();

        IssuedTx second = payments.pay("second", payment(wallet, Chain.P)).execute();

        assertPaid(Chain.P, 4, List.of(first, finished, second));
    }

    /** The other one has a refused transaction, too, which is to be marked when this one ends. */
    @Test
    void a_name_that_has_paid_is_finished_though_the_row_of_another_one_cannot_be_saved() {
        clock.randomize(1);
        fund(Chain.P, 4);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (after.name().equals("broken") && before.isPresent()) {
                    throw new IllegalStateException("value too long for type character varying(1000)");
                }
                return super.save(before, after);
            }
        });
        ledger.refuseNext("output is time locked");
        assertThatThrownBy(
                        () -> payments.pay("broken", payment(wallet, Chain.P)).execute())
                .isInstanceOf(TxRefusedException.class);
        ledger.refuseNext("couldn't issue tx: tx conflicts with other tx");

        IssuedTx paid = payments.pay(NAME, payment(wallet, Chain.P, THIRD)).execute();

        assertPaid(Chain.P, 4, List.of(paid));
        assertThat(store.unfinished()).extracting(PaymentRecord::name).containsExactly("broken");
    }

    /** As an operation of an L1, which these payments do not resume. */
    private record Work(String state, boolean isDone) implements KeptWork {
        static Work parse(String text) {
            if (!text.startsWith("work ")) {
                throw new InvalidRequestException("state", text, "work");
            }
            return new Work(text, text.endsWith("done"));
        }

        @Override
        public String purpose() {
            return "work()";
        }

        @Override
        public Call<Work> next() {
            return Call.completed(new Work("work done", true));
        }
    }

    @Test
    void a_finished_name_of_other_work_stops_no_payment() {
        clock.randomize(1);
        fund(Chain.P, 3);
        Work begun = new Work("work begun", false);
        assertThat(store.save(Optional.empty(), new PaymentRecord("operation", "work()", begun.state(), false)))
                .isTrue();
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        IssuedTx first = payments.pay("first", payment(wallet, Chain.P)).execute();
        assertThat(payments.resuming(Work::parse)
                        .complete("operation", begun)
                        .execute()
                        .isDone())
                .isTrue();

        IssuedTx second = payments.pay("second", payment(wallet, Chain.P)).execute();

        assertThat(payments.resume().execute()).isEmpty();
        assertPaid(Chain.P, 3, List.of(first, second));
    }
}

package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import java.util.concurrent.atomic.AtomicInteger;
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
        PaymentStore interrupted = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                throw Thrown.<RuntimeException>undeclared(new InterruptedException());
            }
        };

        Wallet wallet = newWallet(interrupted);

        assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, Chain.P)).execute())
                .hasStackTraceContaining("InterruptedException");

        assertThat(Thread.interrupted()).isTrue();
    }

    /** A caller that must not wait, such as an event loop, would wait for a database. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_background_call_uses_its_store_on_threads_of_the_client(boolean isMove) {
        fund(Chain.P, 3);
        Queue<String> threads = new ConcurrentLinkedQueue<>();
        Wallet wallet = newWallet(new ForwardingStore(store) {
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
        Call<?> call =
                isMove ? wallet.move(NAME, Chain.P, Chain.X, AMOUNT) : wallet.pay(NAME, payment(wallet, Chain.P));

        assertThat(call.executeAsync().join()).isNotNull();
        assertThat(wallet.resume().executeAsync().join()).isEmpty();

        assertThat(threads).hasSizeGreaterThan(4).allMatch(name -> name.startsWith("avalanche4j"));
    }

    @ParameterizedTest
    @EnumSource(Thrown.class)
    void a_background_payment_ends_whatever_its_store_throws_and_frees_its_funds_after_a_while(Thrown thrown) {
        fund(Chain.P, 1);
        Wallet wallet = newWallet(thrown.during(store, record -> true));

        CompletableFuture<IssuedTx> paying =
                wallet.pay(NAME, payment(wallet, Chain.P)).executeAsync();

        assertThatThrownBy(paying::join)
                .isInstanceOf(CompletionException.class)
                .hasStackTraceContaining(thrown.failure.getMessage());
        clock.pass(Duration.ofMinutes(2));
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
        Wallet repaired = newWallet(store);
        assertPaid(
                Chain.P,
                1,
                List.of(repaired.pay(NAME, payment(repaired, Chain.P)).execute()));
    }

    @Test
    void a_payment_whose_end_a_store_cannot_save_fails_with_its_id_also_if_it_throws_a_checked_exception() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet(Thrown.CHECKED.during(store, PaymentRecord::isFinished));

        assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, Chain.P)).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(ledger.accepted())
                                .containsExactly(e.txId().toString()))
                .hasStackTraceContaining("database down");

        Wallet repaired = newWallet(store);
        assertPaid(
                Chain.P,
                1,
                List.of(repaired.pay(NAME, payment(repaired, Chain.P)).execute()));
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

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_store_that_fails_while_a_transaction_is_in_doubt_does_not_hide_that(boolean isMove) {
        fund(Chain.P, 2);
        Switched broken = new Switched();
        Wallet wallet = newWallet(broken);
        ledger.dropNext("the mempool was full", 100_000);
        Call<?> call = isMove
                ? wallet.move(NAME, Chain.P, Chain.X, AMOUNT).timeout(Duration.ofMillis(1500))
                : wallet.pay(NAME, payment(wallet, Chain.P)).timeout(Duration.ofMillis(1500));
        assertThatThrownBy(call::execute).isInstanceOf(TxUnconfirmedException.class);
        broken.saves = false;
        ledger.release();

        assertThatThrownBy(call::execute)
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("is accepted")
                .hasMessageContaining("database down");
    }

    /** Before anything of the name was loaded, nothing is known of it, and nothing is sent. */
    @Test
    void a_name_that_cannot_be_loaded_is_not_paid() {
        fund(Chain.P, 2);
        Switched broken = new Switched();
        broken.loads = false;
        Wallet wallet = newWallet(broken);

        assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, Chain.P)).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("database down");

        assertThat(fake.received()).isEmpty();
    }

    /** Each run makes its request anew, as a service does that reads withdrawals from a table. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_database_that_was_down_for_three_saves_keeps_no_payment_from_the_funds(Chain chain) {
        clock.randomize(1);
        fund(chain, 1);
        Wallet wallet = newWallet(ForwardingStore.down(store, 3));
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, chain)).execute())
                    .hasMessage("database down");
        }
        assertThat(fake.receivedCount(issueTx(chain))).isZero();

        assertPaid(chain, 1, List.of(wallet.pay(NAME, payment(wallet, chain)).execute()));
    }

    /** Another program has finished it, and this one cannot see how. */
    @Test
    void a_finished_name_whose_row_cannot_be_read_stops_no_other_name() {
        clock.randomize(5);
        fund(Chain.P, 4);
        Wallet other = newWallet(store);
        ledger.dropNext("the mempool was full", 100_000);
        Call<IssuedTx> theirs = other.pay("theirs", payment(other, Chain.P));
        assertThatThrownBy(() -> theirs.timeout(Duration.ofMillis(1500)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        Wallet wallet = newWallet(new ForwardingStore(store) {
            @Override
            public Optional<PaymentRecord> load(String name) {
                return super.load(name)
                        .map(row -> row.isFinished() && name.equals("theirs")
                                ? new PaymentRecord(name, row.purpose(), "broken", true)
                                : row);
            }
        });
        IssuedTx first = wallet.pay("first", payment(wallet, Chain.P)).execute();
        ledger.release();
        IssuedTx finished = theirs.execute();

        IssuedTx second = wallet.pay("second", payment(wallet, Chain.P)).execute();

        assertPaid(Chain.P, 4, List.of(first, finished, second));
    }

    /** Such as an operation of an L1, which keeps its stages in the same store. */
    @Test
    void other_work_in_the_store_stops_no_payment() {
        fund(Chain.P, 3);
        PaymentRecord work = new PaymentRecord("operation", "work()", "work begun", false);
        assertThat(store.save(Optional.empty(), work)).isTrue();
        Wallet wallet = newWallet(store);

        IssuedTx paid = wallet.pay(NAME, payment(wallet, Chain.P)).execute();

        assertThat(wallet.resume().execute()).isEmpty();
        assertThat(wallet.unfinished()).containsExactly(work);
        assertThatThrownBy(() -> wallet.cancel("operation").execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("it belongs to work()");
        assertPaid(Chain.P, 3, List.of(paid));
    }

    /** After an outage, many names are unfinished, and each call of one of them would read them all. */
    @Test
    void what_is_unfinished_is_read_once_in_a_poll() {
        fund(Chain.P, 9);
        AtomicInteger reads = new AtomicInteger();
        Wallet wallet = newWallet(new ForwardingStore(store) {
            @Override
            public List<PaymentRecord> unfinished() {
                reads.incrementAndGet();
                return super.unfinished();
            }
        });

        for (int i = 0; i < 8; i++) {
            assertThat(wallet.build(payment(wallet, Chain.P)).execute()).isNotNull();
        }

        assertThat(reads).hasValue(1);
    }
}

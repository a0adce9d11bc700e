package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A store loses the record of a name while a call of it runs. */
@Timeout(60)
class LostRecordsTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";

    @BeforeEach
    void distinguishPayments() {
        clock.randomize(1); // or two wallets make the same payment
    }

    /** A table that may lose its rows: by a rollback, or an operator. */
    private static class Losing implements PaymentStore {
        private final AtomicReference<PaymentStore> rows = new AtomicReference<>(PaymentStore.inMemory());

        void lose() {
            rows.set(PaymentStore.inMemory());
        }

        @Override
        public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
            return rows.get().save(before, after);
        }

        @Override
        public Optional<PaymentRecord> load(String name) {
            return rows.get().load(name);
        }

        @Override
        public List<PaymentRecord> unfinished() {
            return rows.get().unfinished();
        }
    }

    private static Call<?> run(boolean isMove, Wallet wallet, PaymentStore store) {
        Payments payments = wallet.payments(store);
        return isMove
                ? payments.complete(NAME, wallet.move(Chain.P, Chain.X, AMOUNT))
                : payments.pay(NAME, payment(wallet, Chain.P));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_record_that_is_lost_while_its_transaction_is_on_the_way_is_saved_again(boolean isMove) {
        fund(Chain.P, 3);
        Losing losing = new Losing();
        network.faults(method -> {
            if (method.equals(issueTx(Chain.P))) {
                losing.lose();
                network.faults(next -> null);
            }
            return null;
        });

        for (int run = 0; run < 2; run++) {
            assertThat(run(isMove, newWallet(), losing).execute()).isNotNull();
        }

        assertThat(fake.ledger().accepted()).hasSize(isMove ? 2 : 1);
    }

    /** Another process replaces its transaction and finishes it, and an operator deletes what is finished. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_record_that_is_lost_when_its_transaction_is_replaced_does_not_pay_again(boolean isMove) {
        fund(Chain.P, 4);
        Losing losing = new Losing();
        Wallet other = wallet(client(new FaultyNetwork()), options -> {}, signer);
        fake.ledger().dropNext("the mempool was full", 100_000);
        AtomicInteger polls = new AtomicInteger();
        network.faults(method -> {
            if (method.equals("platform.getTxStatus") && polls.incrementAndGet() == 3) {
                Payments theirs = other.payments(losing);
                assertThat((isMove
                                        ? theirs.replace(NAME, other.move(Chain.P, Chain.X, AMOUNT))
                                        : theirs.replace(NAME, payment(other, Chain.P)))
                                .execute())
                        .isNotNull();
                losing.lose();
            }
            return null;
        });

        Call<?> run = run(isMove, newWallet(), losing);
        if (isMove) {
            assertLost(run);
        } else {
            assertThatThrownBy(run::execute).hasMessageContaining("lost payment " + NAME + " with transaction ");
        }

        assertThat(newWallet().payments(losing).resume().execute()).isEmpty();
        assertThat(fake.ledger().accepted()).hasSize(isMove ? 2 : 1);
    }

    private static void assertLost(Call<?> call) {
        assertThatThrownBy(() -> call.timeout(Duration.ofSeconds(60)).execute())
                .isInstanceOf(IllegalStateException.class) // so no loop runs it again
                .hasMessageStartingWith("the store has lost payment " + NAME);
    }

    /** A node refuses its transaction, and the store loses its record, or fails, when that is to be saved. */
    @ParameterizedTest
    @CsvSource({"false,false", "false,true", "true,false", "true,true"})
    void what_was_refused_reserves_nothing_when_a_store_cannot_save_that(boolean isMove, boolean isDown) {
        fund(Chain.P, 2);
        AtomicBoolean isFirst = new AtomicBoolean(true);
        Losing losing = new Losing() {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (before.isPresent() && isDown) {
                    throw new IllegalStateException("database down");
                } else if (before.isPresent() && isFirst.getAndSet(false)) {
                    lose();
                }
                return super.save(before, after);
            }
        };
        refuseEach("staking period is too short");
        Wallet wallet = newWallet();

        if (isDown) {
            assertThatThrownBy(() -> run(isMove, wallet, losing).execute()).isInstanceOf(TxRefusedException.class);
        } else {
            assertLost(run(isMove, wallet, losing));
            assertThat(losing.unfinished()).isEmpty();
        }

        clock.pass(Duration.ofMinutes(11));
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    /** A database that ignores case, in which a record is lost. */
    @Test
    void a_record_of_another_name_is_not_overwritten() {
        fund(Chain.P, 2);
        Map<String, PaymentRecord> rows = new HashMap<>();
        PaymentRecord theirs = new PaymentRecord("a", "transfer", "another text", false);
        PaymentStore store = new PaymentStore() {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (after.isFinished() && before.filter(theirs::equals).isEmpty()) {
                    rows.clear();
                    rows.put("a", theirs);
                }
                String key = after.name().toLowerCase(Locale.ROOT);
                if (!Optional.ofNullable(rows.get(key)).equals(before)) {
                    return false;
                }
                rows.put(key, after);
                return true;
            }

            @Override
            public Optional<PaymentRecord> load(String name) {
                return Optional.ofNullable(rows.get(name.toLowerCase(Locale.ROOT)));
            }

            @Override
            public List<PaymentRecord> unfinished() {
                return rows.values().stream().filter(row -> !row.isFinished()).toList();
            }
        };
        Wallet wallet = newWallet();

        assertThatThrownBy(() -> wallet.payments(store)
                        .pay("A", payment(wallet, Chain.P))
                        .execute())
                .hasMessageContaining("the store returned payment a for A");

        assertThat(rows.get("a")).isEqualTo(theirs);
    }
}

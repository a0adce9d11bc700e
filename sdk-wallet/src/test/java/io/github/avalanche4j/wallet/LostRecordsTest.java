package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

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

    private static Call<?> run(boolean isMove, Wallet wallet) {
        return isMove ? wallet.move(NAME, Chain.P, Chain.X, AMOUNT) : wallet.pay(NAME, payment(wallet, Chain.P));
    }

    /** It has paid, so the end is saved again. */
    @Test
    void a_record_that_is_lost_while_its_transaction_is_on_the_way_is_saved_again() {
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
            assertThat(run(false, newWallet(losing)).execute()).isNotNull();
        }

        assertThat(fake.ledger().accepted()).hasSize(1);
    }

    /** A run that had it says so; what is lost of a move would be exported again. */
    @Test
    void a_run_that_has_seen_the_record_does_not_begin_again() {
        fund(Chain.P, 4);
        Losing losing = new Losing();
        fake.ledger().hold();
        network.faults(method -> {
            if (method.equals("platform.getTxStatus")) {
                losing.lose();
            }
            return null;
        });

        assertThatThrownBy(() -> run(true, newWallet(losing))
                        .timeout(Duration.ofMinutes(1))
                        .execute())
                .isInstanceOf(IllegalStateException.class) // so no loop runs it again
                .hasMessageStartingWith("the store has lost payment " + NAME + " with transaction ");
        assertThat(fake.receivedCount(issueTx(Chain.P))).isOne();
    }
}

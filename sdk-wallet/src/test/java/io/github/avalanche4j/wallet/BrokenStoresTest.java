package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Stores that break their contract, or hold what nobody can read: each payment ends, and names what is wrong. */
@Timeout(60)
class BrokenStoresTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";

    private final FakeLedger ledger = fake.ledger();
    private final PaymentStore store = PaymentStore.inMemory();

    /** A store that does not save some records, and says that another process has. */
    private PaymentStore deaf(Predicate<PaymentRecord> records) {
        AtomicInteger refused = new AtomicInteger();
        return new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (!records.test(after)) {
                    return super.save(before, after);
                }
                assertThat(refused.incrementAndGet()).as("it goes round").isLessThan(100);
                return false;
            }
        };
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_whose_end_is_never_saved_fails_with_its_id(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);

        assertThatThrownBy(() -> wallet.payments(deaf(PaymentRecord::isFinished))
                        .pay(NAME, payment)
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("accepted")
                .hasStackTraceContaining("did not save payment " + NAME)
                .satisfies(
                        e -> assertThat(((AvalancheException) e).isTransient()).isTrue());

        assertPaid(chain, 2, List.of(wallet.payments(store).pay(NAME, payment).execute()));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_that_is_never_saved_is_not_sent_and_frees_its_funds(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(deaf(record -> true));

        assertThatThrownBy(() -> payments.pay(NAME, payment(wallet, chain)).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("did not save payment " + NAME);

        assertThat(fake.receivedCount(issueTx(chain))).isZero();
        assertPaid(chain, 1, List.of(payment(wallet, chain).issue().execute()));
    }

    @Test
    void a_move_that_is_never_saved_is_not_sent_and_frees_its_funds() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(deaf(record -> true));

        assertThatThrownBy(() -> payments.complete(NAME, wallet.move(Chain.P, Chain.X, AMOUNT))
                        .execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("did not save payment " + NAME);

        assertThat(fake.receivedCount(issueTx(Chain.P))).isZero();
        assertPaid(Chain.P, 1, List.of(payment(wallet, Chain.P).issue().execute()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "avalanche4j-payment-1",
                "avalanche4j-payment-1 P ",
                "avalanche4j-payment-1 Q 1:0x00",
                "avalanche4j-payment-1 P 1:0x0011",
                "avalanche4j-payment-1 P x",
                "avalanche4j-move-1 P X",
                "avalanche4j-move-2 0xfc7250a211deddc70ee5a2738de5f07817351cef P X 2000000000 EXPORTING"
                        + " 11111111111111111111111111111111LpoYY 11111111111111111111111111111111LpoYY ",
                "avalanche4j-payment-9 P 1:0x00"
            })
    void a_record_that_cannot_be_read_stops_its_own_name_only(String state) {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        TxRequest broken = wallet.p().transfer(AMOUNT, ours(Chain.P));
        store.save(Optional.empty(), new PaymentRecord("broken", broken.purpose(), state, false));
        Payments payments = wallet.payments(store);

        IssuedTx paid = payments.pay(NAME, payment(wallet, Chain.P)).execute();

        Map<String, RuntimeException> failures = payments.resume().execute();
        assertThat(failures).containsOnlyKeys("broken");
        assertThat(failures.get("broken"))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("broken");
        assertThatThrownBy(() -> payments.pay("broken", broken).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("broken");
        assertPaid(Chain.P, 3, List.of(paid));
    }

    @Test
    void a_file_that_cannot_be_read_stops_its_own_name_only(@TempDir Path folder) throws IOException {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(PaymentStore.files(folder));
        Path file = folder.resolve("unfinished").resolve("62726f6b656e"); // its name in hex
        Files.writeString(file, "broken\n");

        IssuedTx paid = payments.pay(NAME, payment(wallet, Chain.P)).execute();

        assertThat(payments.resume().execute()).containsOnlyKeys("broken");
        assertThatThrownBy(
                        () -> payments.pay("broken", payment(wallet, Chain.P)).execute())
                .isInstanceOf(UncheckedIOException.class);
        assertPaid(Chain.P, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_that_is_given_up_after_a_failed_save_frees_its_funds_after_the_lifetime_of_a_draft(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(ForwardingStore.down(store, 1));
        assertThatThrownBy(() -> payments.pay(NAME, payment(wallet, chain)).execute())
                .hasMessage("database down");
        clock.pass(Duration.ofHours(1));

        assertPaid(
                chain, 1, List.of(payments.pay("other", payment(wallet, chain)).execute()));
    }

    /** A file could not tell them from others. */
    @Test
    void an_unpaired_surrogate_is_not_allowed_in_a_name() {
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P);

        assertThatThrownBy(() -> wallet.payments(store).pay("x\uD83D", payment))
                .isInstanceOf(InvalidRequestException.class);
    }

    /** A service that is short of money for a day would keep the first request of each withdrawal. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_request_that_lacked_funds_is_not_the_one_that_pays_later(Chain chain) {
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        assertThatThrownBy(() -> payments.pay(NAME, payment(wallet, chain)).execute())
                .isInstanceOf(InsufficientFundsException.class);
        assertThat(ledger.accepted()).isEmpty();
        fund(chain, 1);
        TxRequest again = payment(wallet, chain);

        IssuedTx paid = payments.pay(NAME, again).execute();

        assertThat(again.sentId()).contains(paid.id());
        assertPaid(chain, 1, List.of(paid));
    }

    /** As a table does whose collation ignores case. */
    @Test
    void a_store_that_confuses_names_makes_no_payment_look_paid() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(new ForwardingStore(PaymentStore.inMemory()) {
            @Override
            public Optional<PaymentRecord> load(String name) {
                return super.load("order-a");
            }
        });
        payments.pay("order-a", payment(wallet, Chain.P)).execute();

        assertThatThrownBy(payments.pay("order-A", payment(wallet, Chain.P))::execute)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the store returned payment order-a for order-A");
    }
}

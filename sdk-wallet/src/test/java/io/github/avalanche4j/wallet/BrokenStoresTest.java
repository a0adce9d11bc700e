package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
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
import java.util.concurrent.atomic.AtomicBoolean;
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
        Wallet wallet = newWallet(deaf(PaymentRecord::isFinished));

        assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, chain)).execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("accepted")
                .hasStackTraceContaining("did not save payment " + NAME)
                .satisfies(
                        e -> assertThat(((AvalancheException) e).isTransient()).isTrue());

        Wallet repaired = newWallet(store);
        assertPaid(
                chain, 2, List.of(repaired.pay(NAME, payment(repaired, chain)).execute()));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_that_is_never_saved_is_not_sent_and_frees_its_funds(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet(deaf(record -> true));

        assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, chain)).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("did not save payment " + NAME);

        assertThat(fake.receivedCount(issueTx(chain))).isZero();
        assertThat(wallet.balance(chain).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "avalanche4j-payment ",
                "avalanche4j-payment P - - -",
                "avalanche4j-payment Q - - - -",
                "avalanche4j-payment P - 11111111111111111111111111111111LpoYY:0 - 1:0x0011",
                "avalanche4j-payment P - x - -",
                "avalanche4j-payment P - - - - -",
                "avalanche4j-payment - - - - 1:0x00"
            })
    void a_record_that_cannot_be_read_stops_its_own_name_only(String state) {
        fund(Chain.P, 3);
        Wallet wallet = newWallet(store);
        TxRequest broken = payment(wallet, Chain.P);
        store.save(Optional.empty(), new PaymentRecord("broken", "p.transfer()", state, false));

        IssuedTx paid = wallet.pay(NAME, payment(wallet, Chain.P)).execute();

        Map<String, RuntimeException> failures = wallet.resume().execute();
        assertThat(failures).containsOnlyKeys("broken");
        assertThat(failures.get("broken"))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("broken");
        for (Call<?> call : List.of(wallet.pay("broken", broken), wallet.cancel("broken"))) {
            assertThatThrownBy(call::execute)
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("the name of a payment whose record can be read");
        }
        assertPaid(Chain.P, 3, List.of(paid));
    }

    /** Such as one of the version before, of which nothing is released. */
    @ParameterizedTest
    @ValueSource(strings = {"", "avalanche4j-payment-1 P 1:0x00", "avalanche4j-move-2 0xfc P X 2000000000"})
    void a_record_of_something_else_is_not_paid(String state) {
        fund(Chain.P, 3);
        Wallet wallet = newWallet(store);
        store.save(Optional.empty(), new PaymentRecord("other", "something else", state, false));

        assertThatThrownBy(() -> wallet.pay("other", payment(wallet, Chain.P)).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("it belongs to something else");
        assertThat(fake.ledger().accepted()).isEmpty();
    }

    @Test
    void a_file_that_cannot_be_read_stops_its_own_name_only(@TempDir Path folder) throws IOException {
        fund(Chain.P, 3);
        Wallet wallet = newWallet(PaymentStore.files(folder));
        Path file = folder.resolve("unfinished").resolve("62726f6b656e"); // its name in hex
        Files.writeString(file, "broken\n");

        IssuedTx paid = wallet.pay(NAME, payment(wallet, Chain.P)).execute();

        assertThat(wallet.resume().execute()).containsOnlyKeys("broken");
        assertThatThrownBy(() -> wallet.pay("broken", payment(wallet, Chain.P)).execute())
                .isInstanceOf(UncheckedIOException.class);
        assertPaid(Chain.P, 3, List.of(paid));
    }

    /** As a replica of a database does that lags. */
    @Test
    void a_payment_that_a_store_does_not_list_once_keeps_its_inputs() {
        clock.randomize(1);
        fund(Chain.P, 1);
        AtomicBoolean omits = new AtomicBoolean();
        Wallet wallet = newWallet(new ForwardingStore(store) {
            @Override
            public List<PaymentRecord> unfinished() {
                return omits.getAndSet(false) ? List.of() : super.unfinished();
            }
        });
        assertNotReceived(Chain.P, wallet.pay(NAME, payment(wallet, Chain.P)));
        omits.set(true);
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ofAvax("3"));
        clock.pass(Duration.ofSeconds(31));

        assertThatThrownBy(() -> wallet.pay("other", payment(wallet, Chain.P)).execute())
                .isInstanceOf(InsufficientFundsException.class)
                .hasMessageContaining("by 1 of this wallet's transactions");
    }

    /** As a table does whose collation ignores case. */
    @Test
    void a_store_that_confuses_names_makes_no_payment_look_paid() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(new ForwardingStore(PaymentStore.inMemory()) {
            @Override
            public Optional<PaymentRecord> load(String name) {
                return super.load("order-a");
            }
        });
        wallet.pay("order-a", payment(wallet, Chain.P)).execute();

        assertThatThrownBy(wallet.pay("order-A", payment(wallet, Chain.P))::execute)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the store returned payment order-a for order-A");
    }
}

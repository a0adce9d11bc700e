package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.wallet.FaultyNetwork.Killed;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.Signer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Payments with names: each pays once, in this process, in the next one and after any crash. */
@Timeout(60)
class PaymentsTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";

    @TempDir
    Path folder;

    private final Crashes crashes = new Crashes();
    private PaymentStore store = PaymentStore.inMemory();

    private Wallet newProcess() {
        return newWallet(store);
    }

    private static Call<IssuedTx> pay(Wallet wallet, Chain chain) {
        return wallet.pay(NAME, payment(wallet, chain));
    }

    @ParameterizedTest
    @CsvSource({"P,false", "X,true", "C,false"})
    void eight_threads_of_two_processes_pay_a_name_once(Chain chain, boolean isFiles) {
        store = isFiles ? PaymentStore.files(folder) : store;
        clock.randomize(1);
        fund(chain, 8);
        List<Wallet> wallets = List.of(newProcess(), newProcess());

        List<IssuedTx> paid = atOnce(8, i -> pay(wallets.get(i % 2), chain).execute());

        assertThat(paid).containsOnly(paid.get(0));
        assertPaid(chain, 8, List.of(paid.get(0)));
        assertThat(store.unfinished()).isEmpty();
        int requests = fake.received().size();
        assertThat(pay(newProcess(), chain).execute()).isEqualTo(paid.get(0));
        assertThat(fake.received()).hasSize(requests);
    }

    /** Otherwise a new payment could spend their inputs, and both would need another transaction. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_new_process_spends_nothing_that_unfinished_payments_spend(Chain chain) {
        fund(chain, 1);
        crashes.after(1); // right after the bytes were saved
        assertThatThrownBy(() -> pay(newWallet(crashes.store(store)), chain).execute())
                .isInstanceOf(Killed.class);
        Wallet second = newProcess();
        Chain to = chain == Chain.P ? Chain.X : Chain.P;

        for (Call<?> next :
                List.of(second.pay("next", payment(second, chain)), second.move("move", chain, to, AMOUNT))) {
            assertThatThrownBy(() -> next.timeout(Duration.ofSeconds(2)).execute())
                    .isInstanceOf(InsufficientFundsException.class)
                    .hasMessageContaining("by 1 of this wallet's transactions");
        }
        assertPaid(chain, 1, List.of(pay(second, chain).execute()));
    }

    @Test
    void a_name_has_one_purpose() {
        fund(Chain.P, 3);
        Wallet wallet = newProcess();
        IssuedTx paid = pay(wallet, Chain.P).execute();

        TxRequest other = wallet.p().transfer(NAvax.ofAvax("2.5"), OTHER.address("P", Network.LOCAL));
        for (Call<?> wrong : List.of(wallet.pay(NAME, other), wallet.move(NAME, Chain.P, Chain.X, AMOUNT))) {
            assertThatThrownBy(wrong::execute)
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("a name that is not taken")
                    .hasMessageContaining("it belongs to p.transfer(");
        }
        for (String name : new String[] {"", " ", "two\nlines", "x".repeat(101), "x\uD83D"}) {
            for (var begin : List.<Runnable>of(
                    () -> wallet.pay(name, other),
                    () -> wallet.move(name, Chain.P, Chain.X, AMOUNT),
                    () -> wallet.cancel(name))) {
                assertThatThrownBy(begin::run).isInstanceOf(InvalidRequestException.class);
            }
        }
        assertPaid(Chain.P, 3, List.of(paid));
    }

    /** The name is the identity of a payment. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void one_request_pays_once_for_each_name(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newProcess();
        TxRequest request = payment(wallet, chain);

        assertPaid(
                chain,
                3,
                List.of(
                        wallet.pay("one", request).execute(),
                        wallet.pay("two", request).execute()));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_dropped_payment_is_paid_by_another_transaction_in_another_process(Chain chain) {
        fund(chain, 3);
        fake.ledger().dropNext("gone");
        assertThatThrownBy(() -> pay(newProcess(), chain)
                        .timeout(Duration.ofMillis(1500))
                        .execute())
                .isInstanceOf(AvalancheException.class)
                .hasMessageContaining("run the same call again");

        IssuedTx paid = pay(newProcess(), chain).timeout(Duration.ofMinutes(5)).execute();
        fake.ledger().release(); // the drop comes back too late

        assertPaid(chain, 3, List.of(paid));
        assertThat(store.unfinished()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_that_was_refused_is_paid_when_the_cause_has_passed(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newProcess();
        for (int i = 0; i < 3; i++) {
            fake.ledger().refuseNext("couldn't issue tx: output is time locked");
            assertThatThrownBy(() -> pay(wallet, chain).execute())
                    .isInstanceOfSatisfying(TxRefusedException.class, e -> {
                        assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.LOCKED);
                        assertThat(e.isTransient()).isTrue();
                    })
                    .hasMessageContaining("wait until the lock is over, then run the same call again");
            assertThat(wallet.balance(chain).execute().reserved())
                    .as("what a refused transaction spends")
                    .isEqualTo(NAvax.ZERO);
        }

        assertPaid(chain, 1, List.of(pay(wallet, chain).execute()));
    }

    /** AvalancheGo repeats the refusal of bytes that it remembers, so other bytes are needed. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void the_next_process_makes_no_bytes_of_which_its_store_says_that_they_were_refused(Chain chain) {
        fund(chain, 1);
        for (int i = 0; i < 2; i++) {
            fake.ledger().refuseNext("some other rule");
            assertThatThrownBy(() -> pay(newProcess(), chain).execute()).isInstanceOf(TxRefusedException.class);
        }

        assertPaid(chain, 1, List.of(pay(newProcess(), chain).execute()));
    }

    @Test
    void a_refused_payment_is_named_by_resume_and_paid_by_its_request() {
        fund(Chain.P, 3);
        assertNotReceived(Chain.P, pay(newProcess(), Chain.P));
        fake.ledger().gasPrice(50);

        Map<String, RuntimeException> failures = newProcess().resume().execute();

        assertThat(failures).containsOnlyKeys(NAME);
        assertThat(failures.get(NAME))
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.FEE_TOO_LOW));
        assertPaid(Chain.P, 3, List.of(pay(newProcess(), Chain.P).execute()));
        assertThat(store.unfinished()).isEmpty();
    }

    /** Such as a database whose response to a commit is lost. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void a_store_that_saves_and_fails_makes_no_payment_twice_and_none_impossible(int first) {
        fund(Chain.P, 1);
        Wallet wallet = newWallet(failsAfter(store, new AtomicInteger(first)));
        fake.ledger().refuseNext("couldn't issue tx: output is time locked");
        List<String> failed = new ArrayList<>();
        IssuedTx paid = null;
        while (paid == null && failed.size() < 10) {
            try {
                paid = pay(wallet, Chain.P).execute();
            } catch (AvalancheException | IllegalStateException e) {
                failed.add(e.getMessage());
            }
        }

        assertThat(failed).hasSizeBetween(1, 4);
        assertPaid(Chain.P, 1, List.of(paid));
    }

    private static PaymentStore failsAfter(PaymentStore store, AtomicInteger saves) {
        return new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = super.save(before, after);
                if (saves.incrementAndGet() % 2 == 1) {
                    throw new IllegalStateException("connection lost");
                }
                return isSaved;
            }
        };
    }

    /** An account has one next nonce: what holds it and is never accepted must not stop the others for good. */
    @Test
    void a_name_takes_over_the_nonce_of_a_name_that_no_process_runs() {
        clock.randomize(1);
        fund(Chain.C, 3);
        assertNotReceived(Chain.C, pay(newProcess(), Chain.C));
        Wallet wallet = newProcess();

        IssuedTx other = wallet.pay("other", payment(wallet, Chain.C, THIRD)).execute();

        IssuedTx paid = pay(wallet, Chain.C).timeout(Duration.ofMinutes(5)).execute();
        assertPaid(Chain.C, 3, List.of(other, paid));
    }

    /** The next process has the signature that may be on its way, and does not ask for another one. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_a_key_service_signed_is_sent_by_the_next_process_with_the_same_signature(Chain chain) {
        fund(chain, 2);
        Signer service = new RandomSigner("11".repeat(32));
        crashes.after(1); // right after the bytes were saved
        Wallet first = wallet(node, options -> options.store(crashes.store(store)), service);
        assertThatThrownBy(() -> pay(first, chain).execute()).isInstanceOf(Killed.class);
        List<String> saved = ForwardingStore.sent(store.unfinished().get(0));

        Wallet next = wallet(node, options -> options.store(store), service);
        IssuedTx paid = pay(next, chain).execute();

        assertThat(saved).containsExactly(paid.id().toString());
        assertPaid(chain, 2, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_lacks_funds_is_not_begun(Chain chain) {
        fake.ledger();
        assertThatThrownBy(() -> pay(newProcess(), chain).execute()).isInstanceOf(InsufficientFundsException.class);
        assertThat(store.load(NAME)).isEmpty();

        fund(chain, 1);
        assertPaid(chain, 1, List.of(pay(newProcess(), chain).execute()));
    }
}

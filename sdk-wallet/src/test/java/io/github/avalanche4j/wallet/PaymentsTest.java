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
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
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

    private Payments newProcess() {
        return newWallet().payments(store);
    }

    @ParameterizedTest
    @CsvSource({"P,false", "X,true", "C,false"})
    void eight_threads_of_two_processes_pay_a_name_once(Chain chain, boolean isFiles) {
        store = isFiles ? PaymentStore.files(folder) : store;
        clock.randomize(1);
        fund(chain, 8);
        List<Wallet> wallets = List.of(newWallet(), newWallet());

        List<IssuedTx> paid = atOnce(8, i -> {
            Wallet wallet = wallets.get(i % 2);
            return wallet.payments(store).pay(NAME, payment(wallet, chain)).execute();
        });

        assertThat(paid.stream().map(IssuedTx::id)).containsOnly(paid.get(0).id());
        assertPaid(chain, 8, List.of(paid.get(0)));
        assertThat(store.unfinished()).isEmpty();
        int requests = fake.received().size();
        assertThat(newProcess().pay(NAME, payment(newWallet(), chain)).execute().id())
                .isEqualTo(paid.get(0).id());
        assertThat(fake.received()).hasSize(requests);
    }

    /** Otherwise a new payment could spend their inputs, and they would never end. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_new_process_spends_nothing_that_unfinished_payments_spend(Chain chain) {
        fund(chain, 1);
        Wallet first = newWallet();
        crashes.after(1); // right after the bytes were saved
        assertThatThrownBy(() -> first.payments(crashes.store(store))
                        .pay(NAME, payment(first, chain))
                        .execute())
                .isInstanceOf(Killed.class);
        Wallet second = newWallet();
        Payments payments = second.payments(store);
        Chain to = chain == Chain.P ? Chain.X : Chain.P;

        for (Call<?> next : List.of(
                payments.pay("next", payment(second, chain)),
                payments.complete("move", second.move(chain, to, AMOUNT)))) {
            assertThatThrownBy(() -> next.timeout(Duration.ofSeconds(2)).execute())
                    .isInstanceOf(InsufficientFundsException.class)
                    .hasMessageContaining("by 1 of this wallet's transactions");
        }
        IssuedTx paid = payments.pay(NAME, payment(second, chain)).execute();
        assertPaid(chain, 1, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_is_paid_though_its_draft_is_released_while_a_key_service_signs_it(Chain chain) {
        fund(chain, 2);
        AtomicReference<Runnable> onSign = new AtomicReference<>(() -> {});
        Signer service = Signer.blocking(signer.publicKey(), hash -> {
            onSign.getAndSet(() -> {}).run();
            return signer.sign(hash).toCompletableFuture().join();
        });
        Wallet wallet = wallet(node, options -> {}, service);
        TxRequest payment = payment(wallet, chain);
        onSign.set(payment.prepare().execute()::release);

        IssuedTx paid = wallet.payments(store).pay(NAME, payment).execute();

        assertPaid(chain, 2, List.of(paid));
        assertThat(store.load(NAME))
                .hasValueSatisfying(record -> assertThat(record.isFinished()).isTrue());
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_draft_that_a_store_has_is_not_released_because_another_process_may_send_it(Chain chain) {
        fund(chain, 3);
        Wallet first = newWallet();
        TxRequest payment = payment(first, chain);
        TxDraft draft = payment.prepare().execute();
        crashes.after(1); // right after the bytes were saved
        assertThatThrownBy(() ->
                        first.payments(crashes.store(store)).pay(NAME, payment).execute())
                .isInstanceOf(Killed.class);
        SignedTx saved = draft.signWithWallet().execute();

        assertThatThrownBy(draft::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("a store may have");
        assertThatThrownBy(() -> first.release(saved)).isInstanceOf(IllegalStateException.class);

        IssuedTx paid = newProcess().pay(NAME, payment(newWallet(), chain)).execute();
        assertThat(first.payments(store).pay(NAME, payment).execute().id()).isEqualTo(paid.id());
        assertPaid(chain, 3, List.of(paid));
    }

    @Test
    void a_name_has_one_request_and_a_request_has_one_name() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        TxRequest payment = payment(wallet, Chain.P);
        IssuedTx paid = payments.pay(NAME, payment).execute();

        TxRequest other = wallet.p().transfer(NAvax.ofAvax("2.5"), OTHER.address("P", Network.LOCAL));
        assertThatThrownBy(() -> payments.pay(NAME, other).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a name that is not taken");
        assertThatThrownBy(() -> payments.complete(NAME, wallet.move(Chain.P, Chain.X, AMOUNT))
                        .execute())
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> payments.pay("another name", payment).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a request of its own for each name");
        for (String name : new String[] {"", " ", "two\nlines", "x".repeat(101)}) {
            assertThatThrownBy(() -> payments.pay(name, other)).isInstanceOf(InvalidRequestException.class);
        }
        assertPaid(Chain.P, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_dropped_payment_is_replaced_by_its_name_in_another_process(Chain chain) {
        fund(chain, 3);
        Wallet first = newWallet();
        Payments payments = first.payments(store);
        TxRequest payment = payment(first, chain);
        fake.ledger().dropNext("gone");
        assertThatThrownBy(() -> payments.pay(NAME, payment)
                        .timeout(Duration.ofSeconds(5))
                        .execute())
                .hasMessageContaining("replace()");
        assertThat(payments.unfinished()).hasSize(1);

        Wallet second = newWallet();
        IssuedTx paid =
                second.payments(store).replace(NAME, payment(second, chain)).execute();
        fake.ledger().release();

        assertThat(List.of(
                        payments.pay(NAME, payment).execute().id(),
                        payments.replace(NAME, payment).execute().id()))
                .containsOnly(paid.id());
        assertPaid(chain, 3, List.of(paid));
    }

    @Test
    void the_first_process_learns_of_a_replacement_that_the_second_has_not_finished() {
        fund(Chain.P, 3);
        Wallet first = newWallet();
        TxRequest payment = payment(first, Chain.P);
        fake.ledger().dropNext("", 100_000);
        assertThatThrownBy(() -> first.payments(store)
                        .pay(NAME, payment)
                        .timeout(Duration.ofSeconds(5))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        Wallet second = newWallet();
        fake.ledger().dropNext("", 100_000);
        assertThatThrownBy(() -> second.payments(store)
                        .replace(NAME, payment(second, Chain.P))
                        .timeout(Duration.ofSeconds(5))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);

        assertThatThrownBy(() -> first.payments(store)
                        .pay(NAME, payment)
                        .timeout(Duration.ofSeconds(5))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        IssuedTx paid = first.payments(store).replace(NAME, payment).execute();
        fake.ledger().release();

        assertPaid(Chain.P, 3, List.of(paid));
        assertThat(store.load(NAME).orElseThrow().state()).contains(paid.fee().toBigInteger() + ":");
        assertThat(newProcess().resume().execute()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void a_refused_payment_is_named_by_resume_and_paid_by_its_request(int saves) {
        fund(Chain.P, 3);
        crashes.after(2 * saves + 1); // after the first save, or before anything is sent
        Wallet first = newWallet();
        assertThatThrownBy(() -> first.payments(crashes.store(store))
                        .pay(NAME, payment(first, Chain.P))
                        .execute())
                .satisfiesAnyOf(
                        e -> assertThat(e).isInstanceOf(Killed.class),
                        e -> assertThat(e).isInstanceOf(TxUnconfirmedException.class));
        fake.ledger().gasPrice(50);

        Map<String, ?> failures = newProcess().resume().execute();
        if (saves == 0) {
            assertThat(failures).containsOnlyKeys(NAME);
            assertThat(failures.get(NAME))
                    .isInstanceOfSatisfying(
                            TxRefusedException.class,
                            e -> assertThat(e.mayBeAccepted()).isTrue());
        }
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        TxRequest payment = payment(wallet, Chain.P);
        IssuedTx paid = saves == 0
                ? payments.replace(NAME, payment).execute()
                : payments.pay(NAME, payment).execute();

        assertPaid(Chain.P, 3, List.of(paid));
        assertThat(payments.unfinished()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_that_was_refused_is_paid_when_the_cause_has_passed(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        Payments payments = wallet.payments(store);
        for (int i = 0; i < 3; i++) {
            fake.ledger().refuseNext("couldn't issue tx: output is time locked");
            assertThatThrownBy(() -> payments.pay(NAME, payment).execute())
                    .isInstanceOfSatisfying(
                            TxRefusedException.class,
                            e -> assertThat(e.isTransient()).isTrue());
        }

        assertPaid(chain, 1, List.of(payments.pay(NAME, payment).execute()));
    }

    /** A later process would not know that transaction, and would pay by one more. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_request_with_a_name_makes_no_transaction_that_its_store_does_not_have(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        fake.ledger().refuseNext("couldn't issue tx: output is time locked");
        assertThatThrownBy(() -> wallet.payments(store).pay(NAME, payment).execute())
                .isInstanceOf(TxRefusedException.class);

        for (Call<?> call : List.of(payment.prepare(), payment.issue())) {
            assertThatThrownBy(call::execute)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining(NAME);
        }

        IssuedTx paid = newProcess().pay(NAME, payment(newWallet(), chain)).execute();
        assertThat(wallet.payments(store).pay(NAME, payment).execute().id()).isEqualTo(paid.id());
        assertPaid(chain, 3, List.of(paid));
    }

    /** Such as a database whose response to a commit is lost. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void a_store_that_saves_and_fails_makes_no_payment_twice_and_none_impossible(int first) {
        fund(Chain.P, 1);
        Wallet wallet = newWallet(options -> options.draftLifetime(Duration.ofSeconds(20)));
        Payments payments = wallet.payments(failsAfter(store, new AtomicInteger(first)));
        fake.ledger().refuseNext("couldn't issue tx: output is time locked");
        List<String> failed = new ArrayList<>();
        IssuedTx paid = null;
        while (paid == null && failed.size() < 10) {
            try {
                paid = payments.pay(NAME, payment(wallet, Chain.P)).execute();
            } catch (AvalancheException | IllegalStateException e) {
                failed.add(e.getMessage());
            }
        }

        assertThat(failed).hasSize(first == 0 ? 3 : 2);
        assertPaid(Chain.P, 1, List.of(paid));
    }

    private static PaymentStore failsAfter(PaymentStore store, AtomicInteger saves) {
        return new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = store.save(before, after);
                if (saves.incrementAndGet() % 2 == 1) {
                    throw new IllegalStateException("connection lost");
                }
                return isSaved;
            }
        };
    }

    @Test
    void a_store_that_cannot_save_the_end_does_not_hide_that_it_was_paid() {
        fund(Chain.P, 2);
        PaymentStore[] failing = {store};
        Wallet wallet = newWallet();
        PaymentStore fails = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (after.isFinished() && failing[0] == store) {
                    throw new IllegalStateException("disk full");
                }
                return store.save(before, after);
            }
        };
        TxRequest payment = payment(wallet, Chain.P);
        Payments payments = wallet.payments(fails);
        assertThatThrownBy(() -> payments.pay(NAME, payment).execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("is accepted, and the store could not save that")
                .hasMessageContaining("disk full")
                .hasMessageContaining(payment.sentId().orElseThrow().toString());
        failing[0] = PaymentStore.inMemory();

        assertPaid(Chain.P, 2, List.of(payments.pay(NAME, payment).execute()));
        assertThat(store.unfinished()).isEmpty();
    }
}

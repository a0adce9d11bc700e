package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.Signer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A call that fails names what was sent, and for what it waited, and says whether to run it again. */
@Timeout(60)
class FailedCallsTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final int TOO_DEAR = 100_000;

    private final PaymentStore store = PaymentStore.inMemory();

    @BeforeEach
    void randomize() {
        clock.randomize(1);
    }

    private Wallet frugal() {
        return newWallet(options -> options.maxFee(NAvax.ofAvax("0.01")));
    }

    /** What the node drops stays dropped. */
    private void drop() {
        fake.ledger().dropNext("the mempool was full", 100_000);
    }

    private TxUnconfirmedException unconfirmed(Call<?> call) {
        return (TxUnconfirmedException) ended(call.timeout(SOON));
    }

    /** The id of what a call has sent, whose outcome stays unknown because the node drops it. */
    private Id dropped(Call<?> call) {
        drop();
        return unconfirmed(call).txId();
    }

    private void assertNames(Id sent, Call<?> call) {
        TxUnconfirmedException failure = unconfirmed(call);
        assertThat(failure.txId()).isEqualTo(sent);
        assertThat(failure).hasMessageNotContaining("nothing was sent");
    }

    /** The fee rises above the wallet's limit just when it is needed. */
    @Test
    void a_replacement_that_is_too_dear_names_what_it_would_replace() {
        fund(Chain.P, 2);
        TxRequest payment = payment(frugal(), Chain.P);
        Id sent = dropped(payment.issue());
        fake.ledger().gasPrice(TOO_DEAR);

        assertNames(sent, payment.prepareReplacement());
        assertNames(sent, payment.replace());
    }

    @Test
    void preparing_again_names_what_was_refused_and_may_be_accepted() {
        fund(Chain.P, 2);
        TxRequest payment = payment(frugal(), Chain.P);
        network.next(issueTx(Chain.P), Fault.TWICE);
        drop();
        TxRefusedException refusal = (TxRefusedException) ended(payment.issue());
        assertThat(refusal.mayBeAccepted()).isTrue();
        fake.ledger().gasPrice(TOO_DEAR);

        assertNames(refusal.txId(), payment.prepare());
    }

    @Test
    void a_move_names_what_it_cannot_replace() {
        fund(Chain.P, 2);
        CrossChainTransfer move = frugal().move(Chain.P, Chain.X, AMOUNT).next().execute();
        Id sent = dropped(move.next());
        fake.ledger().gasPrice(TOO_DEAR);

        assertNames(sent, move.replace());
    }

    @Test
    void a_replacement_without_signatures_names_what_it_would_replace() {
        fund(Chain.P, 2);
        AtomicBoolean isBroken = new AtomicBoolean();
        Signer breaking = Signer.blocking(signer.publicKey(), hash -> {
            if (isBroken.get()) {
                throw new IllegalStateException("the device is off");
            }
            return signer.sign(hash).toCompletableFuture().join();
        });
        TxRequest payment = payment(wallet(node, options -> {}, breaking), Chain.P);
        Id sent = dropped(payment.issue());
        isBroken.set(true);

        assertNames(sent, payment.prepareReplacement().execute().signWithWallet());
    }

    /** Both values of the move have one request. */
    @Test
    void an_import_that_a_later_value_has_sent_is_not_called_unsent() {
        fund(Chain.X, 2);
        CrossChainTransfer exported = exported(newWallet().move(Chain.X, Chain.P, AMOUNT));
        CrossChainTransfer importing = exported.next().execute();
        fake.ledger().hold();
        Id sent = unconfirmed(importing.next()).txId();
        network.faults(method -> method.equals("platform.getUTXOs") ? Fault.GARBAGE : null);

        assertNames(sent, exported.next());
    }

    @Test
    void a_name_for_which_no_time_was_left_has_the_id_of_what_an_earlier_process_has_sent() {
        fund(Chain.P, 4);
        Wallet before = newWallet();
        for (String name : List.of("a", "b")) {
            Id unused = dropped(before.payments(store).pay(name, payment(before, Chain.P)));
        }
        AtomicBoolean isSlow = new AtomicBoolean(true);
        PaymentStore slow = new ForwardingStore(store) {
            @Override
            public Optional<PaymentRecord> load(String name) {
                clock.pass(isSlow.getAndSet(false) ? Duration.ofMillis(9500) : Duration.ZERO);
                return super.load(name);
            }
        };

        Map<String, RuntimeException> failures = newWallet()
                .payments(slow)
                .resume()
                .timeout(Duration.ofSeconds(10))
                .execute();

        assertThat(failures).containsOnlyKeys("a", "b");
        assertThat(failures.values()).hasOnlyElementsOfType(TxUnconfirmedException.class);
        assertThat(failures.values()).anySatisfy(late -> assertThat(late).hasMessageContaining("no time left"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_refusal_that_another_run_resolves_is_transient(boolean isNamed) {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P);
        Call<IssuedTx> paying = isNamed ? wallet.payments(store).pay("n", payment) : payment.issue();
        network.next(issueTx(Chain.P), Fault.TWICE);
        drop();

        TxRefusedException refusal = (TxRefusedException) ended(paying);

        assertThat(refusal.mayBeAccepted()).isTrue();
        assertThat(refusal.isTransient()).isTrue();
        fake.ledger().release();
        assertThat(paying.execute().id()).isEqualTo(refusal.txId());
    }

    /** The first request is lost, and a node refuses the next one for what passes. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void what_may_have_been_sent_before_its_refusal_is_sent_again(boolean isNamed) {
        fund(Chain.C, 1);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.C);
        Call<IssuedTx> paying = isNamed ? wallet.payments(store).pay("n", payment) : payment.issue();
        fake.on(issueTx(Chain.C))
                .respondStatus(503, "text/plain", "busy")
                .then()
                .respondDefault();
        fake.ledger().refuseNext("time locked");

        TxRefusedException refusal = (TxRefusedException) ended(paying);

        assertThat(refusal.isTransient()).isTrue();
        assertThat(paying.execute().id()).isEqualTo(refusal.txId());
    }

    /** The same of a node that keeps what it refused as dropped, and refuses the same bytes without a check. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void what_may_have_been_sent_before_its_refusal_is_replaced(Chain chain, boolean isNamed) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        TxRequest payment = payment(wallet, chain);
        Call<IssuedTx> paying = isNamed ? payments.pay("n", payment) : payment.issue();
        fake.on(issueTx(chain)).respondStatus(503, "text/plain", "busy").then().respondDefault();
        fake.ledger().refuseNext("time locked");
        TxRefusedException refusal = (TxRefusedException) ended(paying);

        assertThat(ended(paying.timeout(SOON)))
                .isInstanceOfSatisfying(
                        AvalancheException.class,
                        e -> assertThat(e.isTransient()).isTrue());
        Call<IssuedTx> replacing = isNamed ? payments.replace("n", payment) : payment.replace();

        assertThat(replacing.execute().id()).isNotEqualTo(refusal.txId());
        assertThat(fake.ledger().accepted()).hasSize(1);
    }

    /** A rule that is broken stays so: the usual loop ends. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void the_same_refusal_of_another_transaction_is_not_transient(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        Call<IssuedTx> paying = wallet.payments(store).pay("n", payment(wallet, chain));
        fake.ledger().refuseNext("the memo is too large");
        assertThat(((TxRefusedException) ended(paying)).isTransient()).isTrue();
        fake.ledger().refuseNext("the memo is too large");

        TxRefusedException again = (TxRefusedException) ended(paying);

        assertThat(again.isTransient()).as("%s", again).isFalse();
        assertThat(again.mayBeAccepted()).isTrue();
        assertThat(paying.execute()).isNotNull();
    }

    /** Payments with a payment and a move whose outcomes are unknown. */
    private Payments inDoubt(Wallet wallet, TxRequest payment) {
        fund(Chain.P, 2);
        Payments payments = wallet.payments(store);
        Id unused = dropped(payments.pay("a", payment));
        Id unusedToo = dropped(payments.complete("m", wallet.move(Chain.P, Chain.X, AMOUNT)));
        return payments;
    }

    /** A call that is wrong stays so, whatever is in doubt; and nothing was sent for its name. */
    @Test
    void the_failure_of_a_wrong_call_has_no_id_of_another_name() {
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P);
        Payments payments = inDoubt(wallet, payment);
        CrossChainTransfer other = wallet.move(Chain.P, Chain.C, AMOUNT);

        for (Call<?> wrong : List.of(
                payments.pay("b", payment),
                payments.replace("b", payment),
                payments.complete("m", other),
                payments.replace("m", other))) {
            assertThat(ended(wrong)).isInstanceOf(InvalidRequestException.class);
        }
    }

    @Test
    void a_wrong_call_of_what_was_sent_is_not_transient() {
        fund(Chain.P, 2);
        TxRequest payment = payment(newWallet(), Chain.P);
        Id sent = dropped(payment.issue());

        TxUnconfirmedException failure = unconfirmed(payment.issueSaved("no such text"));

        assertThat(failure.txId()).isEqualTo(sent);
        assertThat(failure.isTransient()).isFalse();
    }

    @Test
    void a_refused_move_is_not_replaced_and_says_what_to_call() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        network.next(issueTx(Chain.P), Fault.TWICE);
        drop();
        assertThat(ended(payments.complete("m", wallet.move(Chain.P, Chain.X, AMOUNT))))
                .isInstanceOf(TxRefusedException.class);

        Object end = ended(payments.replace("m", wallet.move(Chain.P, Chain.X, AMOUNT)));

        assertThat(end)
                .isInstanceOfSatisfying(
                        IllegalStateException.class,
                        e -> assertThat(e)
                                .hasMessageContaining("cannot be replaced: run the call of its payment again"));
        fake.ledger().release();
        assertThat(payments.complete("m", wallet.move(Chain.P, Chain.X, AMOUNT))
                        .execute()
                        .isDone())
                .isTrue();
    }

    @Test
    void a_closed_client_is_reported_though_a_payment_is_in_doubt() {
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P);
        Payments payments = inDoubt(wallet, payment);
        node.close();

        for (Call<?> closed : List.of(
                payments.pay("a", payment),
                payments.replace("a", payment),
                payments.complete("m", wallet.move(Chain.P, Chain.X, AMOUNT)),
                payment.issue())) {
            assertThatThrownBy(closed::execute)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageEndingWith("is closed; make a new one");
        }
    }

    /** It cannot pay by another transaction now, but the next run asks for the refused one first. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_failure_that_hides_a_refused_transaction_is_transient(boolean isNamed) {
        fund(Chain.P, 2);
        Wallet wallet = frugal();
        TxRequest payment = payment(wallet, Chain.P);
        Call<IssuedTx> paying = isNamed ? wallet.payments(store).pay("n", payment) : payment.issue();
        network.next(issueTx(Chain.P), Fault.TWICE);
        drop();
        assertThat(ended(paying)).isInstanceOf(TxRefusedException.class);
        fake.ledger().gasPrice(TOO_DEAR);

        TxUnconfirmedException hidden = unconfirmed(paying);

        assertThat(hidden.isTransient()).isTrue();
        fake.ledger().gasPrice(1);
        fake.ledger().release();
        assertThat(paying.execute().id()).isEqualTo(hidden.txId());
    }

    @Test
    void a_meaningless_response_makes_no_failure_transient() {
        fund(Chain.P, 2);
        TxRequest payment = payment(newWallet(), Chain.P);
        Id sent = dropped(payment.issue());
        network.faults(method -> method.equals("platform.getUTXOs") ? Fault.GARBAGE : null);

        TxUnconfirmedException failure = unconfirmed(payment.replace());

        assertThat(failure.txId()).isEqualTo(sent);
        assertThat(failure.isTransient()).isFalse();
    }

    /** The nonce of an account is taken until what has it is replaced: more time does not help. */
    @ParameterizedTest
    @EnumSource(names = {"P", "C"})
    void a_name_that_waits_for_another_one_says_so_at_the_deadline(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        Id unused = dropped(wallet.payments(store).pay("n1", payment(wallet, chain)));

        Object waiting =
                ended(wallet.payments(store).pay("n2", payment(wallet, chain)).timeout(SOON));

        assertThat(waiting).isInstanceOf(InsufficientFundsException.class);
    }

    @ParameterizedTest
    @CsvSource({"292", "1000000"})
    void a_draft_may_last_for_years(long years) {
        fund(Chain.P, 3);
        Wallet wallet = newWallet(options -> options.draftLifetime(Duration.ofDays(years * 366)));

        assertThat(ended(payment(wallet, Chain.P).prepare())).isInstanceOf(TxDraft.class);
        assertThat(ended(payment(wallet, Chain.P).issue())).isInstanceOf(IssuedTx.class);
    }
}

package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A node refuses a transaction that is accepted, and lookups come from a node that does not know it yet. */
@Timeout(60)
class StaleStatusTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofSeconds(10);

    private Wallet wallet;
    private TxDraft draft;

    @BeforeEach
    void prepare() {
        clock.randomize(1); // or both wallets make the same payment
        fund(Chain.P, 2);
        wallet = newWallet();
        draft = payment(wallet, Chain.P).prepare().execute();
    }

    /** How users issue what they have signed, or not. */
    enum Way {
        DRAFT,
        SIGNED;

        private Callable<Id> of(Wallet wallet, TxDraft draft) {
            return this == DRAFT
                    ? () -> draft.issue().timeout(SOON).execute().id()
                    : () -> wallet.issue(draft.signWithWallet().execute())
                            .timeout(SOON)
                            .execute()
                            .id();
        }
    }

    private void unknown(int lookups) {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").times(lookups);
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void a_payment_that_arrives_twice_is_not_refused_for_one_stale_status(Way way) throws Exception {
        network.next(issueTx(Chain.P), Fault.TWICE);
        unknown(1);

        Id paid = way.of(wallet, draft).call();

        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void a_payment_that_another_process_has_sent_is_not_refused_for_one_stale_status(Way way) throws Exception {
        assertThat(newWallet().issue(draft.signWithWallet().execute()).execute())
                .isNotNull();
        unknown(1);

        Id paid = way.of(wallet, draft).call();

        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void a_payment_of_which_only_a_block_shows_the_acceptance_is_paid(Way way) throws Exception {
        network.next(issueTx(Chain.P), Fault.TWICE);
        unknown(1000);

        Id paid = way.of(wallet, draft).call();

        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void a_refusal_for_a_spent_input_is_no_end_before_a_block_shows_what_spent_it(Way way) throws Exception {
        network.next(issueTx(Chain.P), Fault.TWICE);
        unknown(21);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").times(1);
        Callable<Id> issue = way.of(wallet, draft);

        assertThatThrownBy(issue::call)
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.mayBeAccepted()).isTrue());
        Id paid = issue.call();

        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void a_block_with_another_spender_is_the_end(Way way) {
        Wallet other = newWallet();
        IssuedTx rival = payment(other, Chain.P).issue().execute(); // of the same input
        Callable<Id> issue = way.of(wallet, draft);

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(issue::call)
                    .isInstanceOfSatisfying(TxRefusedException.class, e -> {
                        assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.INPUT_SPENT);
                        assertThat(e.mayBeAccepted()).isFalse();
                    })
                    .hasMessageContaining(rival.id().toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "upstream request timeout",
                "context deadline exceeded",
                "Bad Gateway",
                "no healthy upstream",
                "service unavailable",
                "Gateway Timeout"
            })
    void an_error_of_a_gateway_is_no_refusal(String error) {
        network.next(issueTx(Chain.P), Fault.RESPONSE_LOST); // the payment arrives
        fake.on("platform.issueTx").respondError(-32000, error).times(1);

        Id paid = draft.issue().timeout(SOON).execute().id();

        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    @Test
    void an_error_of_a_gateway_that_lost_the_payment_is_no_refusal() {
        fake.on("platform.issueTx")
                .respondError(-32000, "upstream request timeout")
                .times(2);

        Id paid = draft.issue().timeout(SOON).execute().id();

        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
        assertThat(fake.receivedCount("platform.issueTx")).isEqualTo(3);
    }

    /** After its refusal, another node has it, and the lookups of the next run fail or come from a node that lags. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_run_that_ends_after_a_refusal_names_the_transaction_that_was_refused(boolean isLate) {
        TxRequest request = payment(wallet, Chain.P);
        draft.release();
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(Chain.P), Fault.TWICE);
        assertThatThrownBy(() -> request.issue().execute()).isInstanceOf(TxRefusedException.class);
        fake.ledger().release();
        unknown(1000);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").always();
        if (isLate) {
            fake.on("platform.getUTXOs").respond(noUtxos(Chain.P)).always();
        } else {
            fake.on("platform.getUTXOs")
                    .respondStatus(503, "text/plain", "overloaded")
                    .always();
        }

        assertThatThrownBy(() -> request.issue().timeout(SOON).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(fake.ledger().accepted())
                                .containsExactly(e.txId().toString()));
    }

    /** Its refusal is open: it may have spent the input itself. */
    private Throwable refusedForItsInput(Way way) {
        network.next(issueTx(Chain.P), Fault.TWICE);
        unknown(25);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").times(2);
        Throwable failure = catchThrowable(way.of(wallet, draft)::call);
        assertThat(fake.ledger().accepted()).hasSize(1);
        return failure;
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void what_may_be_accepted_by_the_word_of_its_refusal_is_not_released(Way way) {
        SignedTx signed = draft.signWithWallet().execute();
        assertThat(refusedForItsInput(way)).isInstanceOf(TxRefusedException.class);

        assertThatThrownBy(way == Way.DRAFT ? draft::release : () -> wallet.release(signed))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("may still be accepted");
    }

    @Test
    void a_refusal_of_a_later_transaction_does_not_hide_an_earlier_one_that_may_be_accepted() {
        String coins = noUtxos(Chain.P)
                .replace("\"utxos\":[]", "\"utxos\":[" + utxos() + "]")
                .replace(":\"0\"", ":\"2\"");
        TxRequest request = payment(wallet, Chain.P);
        draft.release();
        unknown(1000);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").always();
        fake.on("platform.getUTXOs").respond(coins).always();
        AtomicInteger sends = new AtomicInteger();
        network.faults(method -> {
            if (!method.equals(issueTx(Chain.P))) {
                return null;
            } else if (sends.getAndIncrement() == 0) {
                return Fault.TWICE;
            }
            fake.ledger().refuseNext("couldn't issue tx: gas capacity exceeded");
            return null;
        });

        assertThatThrownBy(() -> request.issue().execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(fake.ledger().accepted())
                                .containsExactly(e.txId().toString()))
                .hasMessageContaining("gas capacity exceeded");
    }

    private String utxos() {
        return node.platform().utxos(List.of(ours(Chain.P))).stream()
                .map(utxo -> "\"" + Chain.P.encodeUtxo(utxo).toCheckedHex() + "\"")
                .collect(Collectors.joining(","));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_refused_transaction_that_cannot_be_replaced_is_named(boolean isNamed) {
        TxRequest request = payment(wallet, Chain.P);
        Payments payments = wallet.payments(PaymentStore.inMemory());
        draft.release();
        unknown(1000);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").always();
        network.faults(method -> {
            if (!method.equals(issueTx(Chain.P))) {
                return null;
            }
            fake.on("platform.getUTXOs").respond(noUtxos(Chain.P)).always(); // of a node that lags
            return Fault.TWICE;
        });
        Call<IssuedTx> paying = isNamed ? payments.pay("withdrawal-4711", request) : request.issue();
        assertThatThrownBy(() -> paying.timeout(SOON).execute())
                .hasMessageContaining(fake.ledger().accepted().get(0))
                .hasMessageNotContaining("replace()");

        Call<IssuedTx> replacing = isNamed ? payments.replace("withdrawal-4711", request) : request.replace();

        assertThatThrownBy(() -> replacing.timeout(SOON).execute())
                .hasMessageContaining(fake.ledger().accepted().get(0) + " was refused")
                .hasMessageContaining(isNamed ? "use pay()" : "run the call of its payment again");
    }

    /** The gateway has passed it on, and reports an error that no list can know. */
    @ParameterizedTest
    @ValueSource(strings = {"context canceled", "unexpected EOF", "internal error", "request failed"})
    void an_unknown_error_is_no_refusal_after_one_stale_status(String error) {
        SignedTx signed = draft.signWithWallet().execute();
        fake.on("platform.issueTx").respondError(-32000, error).times(1);
        AtomicInteger polls = new AtomicInteger();
        network.faults(method -> {
            if (method.equals("platform.getTxStatus") && polls.getAndIncrement() == 0) {
                assertThat(node.platform().issueTx(signed.bytes()).execute()).isNotNull();
            }
            return null;
        });
        unknown(1);

        Id paid = draft.issue().execute().id();

        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    @Test
    void a_refusal_with_an_unknown_text_is_no_proof() {
        fake.ledger().refuseNext("couldn't issue tx: a rule of a later version");

        assertThatThrownBy(() -> draft.issue().execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.mayBeAccepted()).isTrue());
    }

    /** Its text does not say why, so another node may have it; the next one is refused for a reason that is no doubt. */
    @Test
    void a_refusal_does_not_hide_an_earlier_one_of_its_request_that_may_be_accepted() {
        TxRequest request = payment(wallet, Chain.P);
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(Chain.P), Fault.TWICE);
        Id first = catchThrowableOfType(
                        TxRefusedException.class, () -> request.issue().execute())
                .txId();
        fake.ledger().refuseNext("couldn't issue tx: output is time locked");

        Throwable second = catchThrowable(() -> request.issue().execute());

        assertThat(second)
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class, e -> assertThat(e.txId()).isEqualTo(first));
        fake.ledger().release();
        assertThat(request.issue().execute().id()).isEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_failure_before_the_next_one_is_sent_names_one_that_may_be_accepted(boolean isByFee) {
        Wallet payer = newWallet(options -> options.maxFee(NAvax.ofAvax(isByFee ? "0.001" : "1000")));
        TxRequest request = payment(payer, Chain.P);
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(Chain.P), Fault.TWICE);
        Id first = catchThrowableOfType(
                        TxRefusedException.class, () -> request.issue().execute())
                .txId();
        fake.ledger().gasPrice(isByFee ? 1_000 : 100_000_000);

        assertThatThrownBy(() -> request.issue().execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class, e -> assertThat(e.txId()).isEqualTo(first));
    }
}

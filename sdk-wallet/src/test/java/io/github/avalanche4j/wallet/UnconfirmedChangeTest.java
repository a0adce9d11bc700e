package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Payments from the change of another one whose outcome is not what a node says. */
@Timeout(120)
class UnconfirmedChangeTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofSeconds(10);

    /**
     * The other one is refused for an input that it has spent itself. This one is saved while the other one is sent; its
     * process goes on, and another process sends what was saved.
     */
    @Test
    void a_saved_payment_from_the_change_of_one_that_was_refused_and_accepted_is_made_once() {
        clock.randomize(1);
        fund(10_000_000_000L);
        Wallet wallet = newWallet(WalletOptions::spendUnconfirmedChange);
        TxRequest first = payment(wallet, Chain.P);
        TxRequest second = payment(wallet, Chain.P, THIRD);
        SignedTx signed = first.prepare().then(TxDraft::signWithWallet).execute();
        AtomicReference<String> saved = new AtomicReference<>("");
        AtomicInteger sends = new AtomicInteger();
        network.faults(method -> {
            if (!method.equals(issueTx(Chain.P)) || sends.getAndIncrement() > 0) {
                return null;
            }
            assertThat(second.prepare().then(TxDraft::signWithWallet).execute().isComplete())
                    .isTrue();
            saved.set(second.state(""));
            return Fault.TWICE;
        });
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").times(45);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").times(2);
        assertThatThrownBy(() -> wallet.issue(signed).execute()).isInstanceOf(TxRefusedException.class);
        assertThat(fake.ledger().accepted()).containsExactly(signed.id().toString());
        fund(Chain.P, 12);

        Optional<IssuedTx> here = paid(second, saved.get());
        Optional<IssuedTx> there = paid(payment(newWallet(), Chain.P, THIRD), saved.get());

        assertThat(fake.ledger().accepted()).hasSize(2);
        assertThat(there.map(IssuedTx::id)).isEqualTo(here.map(IssuedTx::id)).isPresent();
    }

    /** Saves and issues until it is paid. */
    private static Optional<IssuedTx> paid(TxRequest request, String saved) {
        String text = saved;
        for (int i = 0; i < 5; i++) {
            Optional<IssuedTx> issued = request.issueSaved(text).execute();
            if (issued.isPresent()) {
                return issued;
            }
            text = request.state(text);
        }
        return Optional.empty();
    }

    /** What it spends will never exist, under the id that it names. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_payment_from_the_change_of_one_that_is_accepted_with_other_signatures_is_paid(Chain chain) {
        clock.randomize(1);
        fake.ledger().fund(ours(chain).toString(), 10_000_000_000L);
        Wallet wallet = newWallet(WalletOptions::spendUnconfirmedChange);
        TxDraft first = payment(wallet, chain).prepare().execute();
        SignedTx others = SignedTx.of(first.built()).sign(new RandomSigner("11".repeat(32)));
        fake.ledger().dropNext("the mempool was full");
        assertThatThrownBy(() -> first.issue().timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        Id firstId = first.sentId().orElseThrow();
        TxRequest second = payment(wallet, chain, THIRD);
        assertThat(second.prepare().execute().built().unsigned().spent())
                .allMatch(input -> input.txId().equals(firstId));
        assertThat(newWallet().issue(others).execute()).isEqualTo(others);
        assertThat(first.issue().execute().id()).isEqualTo(others.id());

        IssuedTx paid = second.issue().execute();

        assertThat(paid.tx().unsigned().spent()).allMatch(input -> input.txId().equals(others.id()));
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** Strangers have sent so many small outputs that the funds of later do not fit into one transaction either. */
    @ParameterizedTest
    @CsvSource({"P,0", "P,700", "X,3000"})
    void a_payment_waits_for_the_change_of_another_one_whatever_strangers_have_sent(Chain chain, int outputs) {
        clock.randomize(1);
        for (int i = 0; i < outputs; i++) {
            fake.ledger().fund(ours(chain).toString(), 1);
        }
        fake.ledger().fund(ours(chain).toString(), 10_000_000_000L);
        Wallet wallet = newWallet();
        fake.ledger().hold();
        assertThatThrownBy(() -> payment(wallet, chain).issue().timeout(SOON).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        String getUtxos = chain == Chain.P ? "platform.getUTXOs" : "avm.getUTXOs";
        AtomicInteger lookups = new AtomicInteger();
        network.faults(method -> {
            if (method.equals(getUtxos) && lookups.incrementAndGet() == 10) {
                fake.ledger().release();
            }
            return null;
        });

        assertThat(payment(wallet, chain, THIRD).issue().execute()).isNotNull();
    }

    /** The node has dropped the other one, and nobody replaces it. */
    @Test
    void a_payment_from_the_change_of_a_dropped_one_takes_coins_that_arrive() {
        clock.randomize(5);
        fund(5_000_000_000L);
        Wallet wallet = newWallet(WalletOptions::spendUnconfirmedChange);
        Payments payments = wallet.payments(PaymentStore.inMemory());
        fake.ledger().dropNext("the mempool was full");
        assertThatThrownBy(() ->
                        payment(wallet, Chain.P, THIRD).issue().timeout(SOON).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        assertThatThrownBy(() -> payments.pay("second", payment(wallet, Chain.P))
                        .timeout(SOON)
                        .execute())
                .hasMessageContaining("it spends the change of transaction");

        fund(5_000_000_000L);

        assertThat(payments.pay("second", payment(wallet, Chain.P))
                        .timeout(SOON)
                        .execute())
                .isNotNull();
    }
}

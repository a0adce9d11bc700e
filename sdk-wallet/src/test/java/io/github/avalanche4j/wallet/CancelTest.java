package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The end of a name without a payment: a cancellation spends what all its transactions spend, or it had paid. */
@Timeout(60)
class CancelTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration LATER = Duration.ofMinutes(5);

    private final PaymentStore store = PaymentStore.inMemory();

    @BeforeEach
    void randomize() {
        clock.randomize(1);
    }

    private void assertCancelled(Wallet wallet, Chain chain) {
        assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, chain)).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a name that is not cancelled");
        assertThat(wallet.cancel(NAME).execute()).isEmpty();
        assertThat(store.unfinished()).isEmpty();
        assertThat(received(chain)).isZero();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_name_that_was_cancelled_before_it_began_never_pays(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet(store);

        assertThat(wallet.cancel(NAME).execute()).isEmpty();

        assertThat(fake.received()).isEmpty();
        assertCancelled(newWallet(store), chain);
    }

    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true", "C,false", "C,true"})
    void what_no_node_received_is_cancelled_by_a_transaction_without_a_payment(Chain chain, boolean isNewProcess) {
        fund(chain, 2);
        Wallet wallet = newWallet(store);
        assertNotReceived(chain, wallet.pay(NAME, payment(wallet, chain)));
        String saved = ForwardingStore.sent(store.unfinished().get(0)).get(0);

        assertThat((isNewProcess ? newWallet(store) : wallet).cancel(NAME).execute())
                .isEmpty();

        assertThat(fake.ledger().accepted()).hasSize(1).doesNotContain(saved);
        assertCancelled(wallet, chain);
        assertThat(wallet.pay("other", payment(wallet, chain)).execute())
                .as("nothing stays reserved")
                .isNotNull();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_a_node_dropped_is_cancelled_and_returns_too_late(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet(store);
        fake.ledger().dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, chain))
                        .timeout(Duration.ofMillis(1500))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);

        assertThat(wallet.cancel(NAME).timeout(LATER).execute()).isEmpty();
        fake.ledger().release();

        assertThat(fake.ledger().accepted()).hasSize(1);
        assertCancelled(wallet, chain);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_has_paid_is_returned(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet(store);
        IssuedTx paid = wallet.pay(NAME, payment(wallet, chain)).execute();

        assertThat(newWallet(store).cancel(NAME).execute()).contains(paid);
        assertPaid(chain, 2, List.of(paid));
    }

    /** It is in a pool, and P and X let nothing replace it there. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_that_is_accepted_after_all_is_returned_by_its_cancellation(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet(store);
        fake.ledger().hold();
        assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, chain))
                        .timeout(Duration.ofMillis(1500))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        network.faults(method -> {
            if (method.equals(issueTx(chain))) {
                fake.ledger().release(); // when the cancellation is sent
            }
            return null;
        });

        Optional<IssuedTx> paid = wallet.cancel(NAME).timeout(LATER).execute();

        assertThat(wallet.cancel(NAME).execute()).isEqualTo(paid);
        assertPaid(chain, 2, List.of(paid.orElseThrow()));
    }

    /** Of a payment that broke a rule, or that nobody wants any more. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_refused_payment_is_cancelled(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet(store);
        fake.ledger().refuseNext("couldn't issue tx: output is time locked");
        assertThatThrownBy(() -> wallet.pay(NAME, payment(wallet, chain)).execute())
                .isInstanceOf(TxRefusedException.class);

        assertThat(wallet.cancel(NAME).execute()).isEmpty();

        assertCancelled(wallet, chain);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_process_that_dies_after_it_saved_the_cancellation_leaves_it_to_the_next_call(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet(store);
        assertNotReceived(chain, wallet.pay(NAME, payment(wallet, chain)));
        assertNotReceived(chain, wallet.cancel(NAME));

        assertThat(newWallet(store).resume().execute()).isEmpty();

        assertThat(fake.ledger().accepted()).hasSize(1);
        assertCancelled(wallet, chain);
    }

    /** Whoever pays the name carries the cancellation on, and says so. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_that_runs_while_it_is_cancelled_fails(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet(store);
        assertNotReceived(chain, wallet.pay(NAME, payment(wallet, chain)));
        assertNotReceived(chain, wallet.cancel(NAME));

        assertCancelled(newWallet(store), chain);
    }

    /** Somebody else with the same key: the payment can never be accepted then, and needs no transaction any more. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_a_stranger_spent_while_it_was_cancelled_never_pays(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet(store);
        assertNotReceived(chain, wallet.pay(NAME, payment(wallet, chain)));
        assertNotReceived(chain, wallet.cancel(NAME));
        Wallet stranger = newWallet();
        IssuedTx theirs = stranger.pay(payment(stranger, chain, THIRD)).execute();

        assertThat(wallet.cancel(NAME).timeout(LATER).execute()).isEmpty();

        assertPaid(chain, 1, List.of(theirs));
    }

    @ParameterizedTest
    @CsvSource({"P,X", "X,C", "C,P"})
    void a_move_that_was_not_sent_is_cancelled(Chain from, Chain to) {
        fund(from, 2);
        Wallet wallet = newWallet(store);
        assertNotReceived(from, wallet.move(NAME, from, to, AMOUNT));

        assertThat(wallet.cancel(NAME).execute()).isEmpty();

        assertThat(fake.ledger().accepted()).hasSize(1);
        assertThatThrownBy(() -> wallet.move(NAME, from, to, AMOUNT).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("not cancelled");
    }

    /** What was exported cannot be called back. */
    @ParameterizedTest
    @CsvSource({"P,X", "X,C", "C,P"})
    void a_move_whose_export_is_accepted_imports_and_says_so(Chain from, Chain to) {
        fund(from, 2);
        Wallet wallet = newWallet(store);
        network.next(issueTx(to), Fault.KILLED_BEFORE);
        assertThatThrownBy(() -> wallet.move(NAME, from, to, AMOUNT)
                        .timeout(Duration.ofMillis(1500))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);

        IssuedTx moved = newWallet(store).cancel(NAME).execute().orElseThrow();

        assertThat(moved.chain()).isEqualTo(to);
        assertThat(wallet.move(NAME, from, to, AMOUNT).execute()).isEqualTo(moved);
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    private void addBlocks(Chain chain, int blocks) {
        for (int i = 0; i < blocks; i++) {
            fake.ledger().fund(FOURTH.address(chain.name(), Network.LOCAL).toString(), 1);
        }
    }

    /** The search for another spender of the inputs would read a thousand blocks. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_cancellation_is_sent_before_a_block_is_read(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet(store);
        assertNotReceived(chain, wallet.pay(NAME, payment(wallet, chain)));
        addBlocks(chain, 1500);
        int before = fake.receivedCount(block(chain));

        assertThat(newWallet(store).cancel(NAME).execute()).isEmpty();

        assertThat(fake.receivedCount(block(chain))).isEqualTo(before);
    }

    private static String block(Chain chain) {
        return chain == Chain.P ? "platform.getBlockByHeight" : "avm.getBlockByHeight";
    }

    @Test
    void the_import_of_a_move_is_sent_before_a_block_is_read() {
        fund(Chain.P, 2);
        network.next("avm.getUTXOs", Fault.KILLED_BEFORE);
        assertThatThrownBy(() ->
                        newWallet(store).move(NAME, Chain.P, Chain.X, AMOUNT).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        addBlocks(Chain.X, 1500);
        int before = fake.receivedCount(block(Chain.X));

        assertThat(newWallet(store).resume().execute()).isEmpty();

        assertThat(fake.receivedCount(block(Chain.X))).isEqualTo(before);
    }

    /** Nodes show what was exported some time after they accepted it. */
    @Test
    void a_move_whose_export_is_not_shown_yet_reads_no_block() {
        fund(Chain.P, 2);
        fake.on("avm.getUTXOs").respond(noUtxos(Chain.X)).times(3);

        assertThat(newWallet(store).move(NAME, Chain.P, Chain.X, AMOUNT).execute())
                .isNotNull();

        assertThat(fake.receivedCount(block(Chain.X))).isZero();
    }

    /** Too few for a search from time to time. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_a_stranger_spent_is_found_by_a_cancellation_of_twelve_polls(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet(store);
        assertNotReceived(chain, wallet.pay(NAME, payment(wallet, chain)));
        Wallet stranger = newWallet();
        IssuedTx theirs = stranger.pay(payment(stranger, chain, THIRD)).execute();

        assertThat(newWallet(store)
                        .cancel(NAME)
                        .timeout(Duration.ofMillis(1200))
                        .execute())
                .isEmpty();

        assertPaid(chain, 1, List.of(theirs));
    }

    /** A way out is always open. */
    @Test
    void a_cancellation_may_cost_more_than_the_maximum_fee() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(options -> options.store(store).maxFee(NAvax.ofAvax("0.001")));
        assertNotReceived(Chain.P, wallet.pay(NAME, payment(wallet, Chain.P)));
        fake.ledger().gasPrice(10_000);

        assertThat(wallet.cancel(NAME).execute()).isEmpty();

        assertCancelled(newWallet(store), Chain.P);
    }
}

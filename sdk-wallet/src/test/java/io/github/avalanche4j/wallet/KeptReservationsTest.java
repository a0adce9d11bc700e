package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a transaction spends stays reserved while it may be accepted, whatever ends besides. */
@Timeout(60)
class KeptReservationsTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final NAvax ALL = NAvax.of(COIN.longValueExact());

    private final Wallet wallet = newWallet();

    @BeforeEach
    void fundOneCoin() {
        clock.randomize(1);
        fund(Chain.P, 1);
    }

    private void assertReserved() {
        for (int times = 0; times < 2; times++) {
            assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(ALL);
            clock.pass(Duration.ofMinutes(11)); // longer than a draft reserves
        }
    }

    /** A node has the others in its mempool. */
    @Test
    void signatures_that_no_node_receives_leave_the_reservation_of_others_that_were_sent() {
        TxDraft draft = payment(wallet, Chain.P).prepare().execute();
        SignedTx own = draft.signWithWallet().execute();
        SignedTx others = SignedTx.of(draft.built()).sign(new RandomSigner("11".repeat(32)));
        assertNotReceived(Chain.P, wallet.issue(own));
        fake.ledger().hold();
        assertThatThrownBy(() -> wallet.issue(others).timeout(SOON).execute())
                .isInstanceOf(TxUnconfirmedException.class);

        assertNotReceived(Chain.P, wallet.issue(own));

        assertReserved();
    }

    /** A first request takes so long to connect that another thread sends the transaction again. */
    @Test
    void a_request_that_no_node_receives_leaves_the_reservation_of_a_later_one() {
        SignedTx own =
                payment(wallet, Chain.P).prepare().execute().signWithWallet().execute();
        fake.ledger().hold();
        AtomicBoolean isFirst = new AtomicBoolean(true);
        network.faults(method -> {
            if (!method.equals(issueTx(Chain.P)) || !isFirst.getAndSet(false)) {
                return null;
            }
            assertThatThrownBy(() -> wallet.issue(own).timeout(SOON).execute())
                    .isInstanceOf(TxUnconfirmedException.class)
                    .hasMessageContaining("Processing");
            return Fault.REQUEST_LOST;
        });

        assertThatThrownBy(
                        () -> wallet.issue(own).timeout(Duration.ofSeconds(15)).execute())
                .isInstanceOf(TxUnconfirmedException.class);

        assertReserved();
    }

    /** Another thread learns that a node has it. */
    @Test
    void the_end_that_is_saved_of_a_refused_transaction_leaves_the_reservation_if_a_node_has_it_again() {
        PaymentStore store = PaymentStore.inMemory();
        AtomicBoolean isFirst = new AtomicBoolean(true);
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = super.save(before, after);
                if (after.state().contains(":ended") && isFirst.getAndSet(false)) {
                    fake.on("platform.getTxStatus")
                            .respond("{\"status\":\"Processing\"}")
                            .always();
                    SignedTx refused = KeptTxs.of(after).last().tx();
                    assertThatThrownBy(() -> wallet.issue(refused).timeout(SOON).execute())
                            .isInstanceOf(TxUnconfirmedException.class);
                }
                return isSaved;
            }
        });
        assertNotReceived(Chain.P, payments.pay("withdrawal-4711", payment(wallet, Chain.P)));
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: failed to read consumed UTXO: not found")
                .always();

        assertThat(payments.resume().execute()).containsKey("withdrawal-4711");

        assertReserved();
    }
}

package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Drafts whose reservation has ended, while others spend the same. */
@Timeout(60)
class ExpiredDraftsTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final Duration LIFETIME = Duration.ofMinutes(11);

    private final PaymentStore store = PaymentStore.inMemory();

    /** Another party asks for them after the request has paid by another transaction. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void bytes_that_are_asked_for_after_the_end_of_their_draft_are_not_sent(Chain chain, boolean isReleased) {
        clock.randomize(1);
        fund(chain, 1);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        if (isReleased) {
            draft.release();
        } else {
            clock.pass(LIFETIME);
        }
        TxDraft other = payment(wallet, chain, THIRD).prepare().execute(); // with the same coin
        fund(chain, 1);
        IssuedTx paid = payment.issue().execute();
        other.release();

        SignedTx late = SignedTx.of(draft.built()).sign(signer);
        assertThatThrownBy(() -> wallet.issue(late).execute()).hasMessageContaining("was released");

        assertPaid(chain, 2, List.of(paid));
    }

    /** No node has received the first one. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void two_drafts_never_spend_the_same(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        TxDraft first = payment(wallet, chain).prepare().execute();
        assertNotReceived(chain, first.issue());
        clock.pass(LIFETIME);
        TxDraft second = payment(wallet, chain, THIRD).prepare().execute();

        assertThatThrownBy(() -> first.issue().execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("does not reserve its UTXOs any more");

        Id paid = second.issue().execute().id();
        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    /** A node has refused its export, and the database has failed after it saved that. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "C"})
    void a_named_move_that_was_continued_by_hand_in_vain_is_finished_by_its_name(Chain from) {
        clock.randomize(1);
        fund(from, 1);
        Wallet wallet = newWallet();
        AtomicBoolean fails = new AtomicBoolean(true);
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = super.save(before, after);
                if (after.state().endsWith(":ended") && fails.getAndSet(false)) {
                    throw new IllegalStateException("connection lost");
                }
                return isSaved;
            }
        });
        CrossChainTransfer move = wallet.move(from, Chain.X, AMOUNT);
        fake.ledger().refuseNext("couldn't issue tx: tx exceeds current gas capacity");
        assertThatThrownBy(() -> payments.complete(NAME, move).timeout(SOON).execute())
                .isInstanceOf(AvalancheException.class);
        CrossChainTransfer byHand = move.next().execute();
        for (int run = 0; run < 2; run++) {
            assertNotSent(() -> byHand.next().execute());
            clock.pass(LIFETIME);
        }

        assertThat(payments.complete(NAME, move).execute().isDone()).isTrue();

        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    @Test
    void a_named_draft_that_was_issued_by_hand_in_vain_reserves_nothing_in_the_end() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(ForwardingStore.down(store, 1));
        TxRequest payment = payment(wallet, Chain.P);
        TxDraft draft = payment.prepare().execute();
        assertThatThrownBy(() -> payments.pay(NAME, payment).execute()).hasMessage("database down");
        assertNotSent(() -> draft.issue().execute());
        clock.pass(LIFETIME);
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);

        assertNotSent(() -> draft.issue().execute());
        clock.pass(LIFETIME);

        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    private static void assertNotSent(ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(IllegalStateException.class).hasMessageContaining("it has a name");
    }
}

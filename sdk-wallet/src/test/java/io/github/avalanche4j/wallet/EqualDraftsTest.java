package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A draft is released whose bytes exist nowhere else, and another request makes a draft of the same bytes. */
@Timeout(60)
class EqualDraftsTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration SOON = Duration.ofSeconds(5);

    private final PaymentStore store = PaymentStore.inMemory();
    private final Wallet wallet = newWallet();
    private final TxRequest first = payment(wallet, Chain.P);
    private final TxRequest equal = payment(wallet, Chain.P);
    private TxDraft released;

    @BeforeEach
    void release() {
        fund(Chain.P, 3);
        released = first.prepare().execute();
        released.release();
    }

    /** Another process has paid by the name of the first request. */
    @Test
    void the_end_of_a_released_draft_is_not_that_of_an_equal_payment() {
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> equal.issue().timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        Wallet process = newWallet();
        TxDraft reserving = payment(process, Chain.P, THIRD).prepare().execute(); // with the coin of both
        IssuedTx named =
                process.payments(store).pay(NAME, payment(process, Chain.P)).execute();
        reserving.release();
        assertThat(wallet.payments(store).pay(NAME, first).execute().id()).isEqualTo(named.id());
        TxDraft other = payment(wallet, Chain.P, THIRD).prepare().execute(); // has none of its coins

        assertThatThrownBy(() -> equal.issue().timeout(SOON).execute()).isInstanceOf(TxUnconfirmedException.class);

        fake.ledger().release();
        assertThat(other.sentId()).isEmpty();
        assertPaid(Chain.P, 3, List.of(named, equal.issue().execute()));
    }

    @Test
    void a_released_draft_that_others_sign_while_another_one_has_its_bytes_is_not_sent() {
        TxDraft next = equal.prepare().execute();
        BuiltTx late = released.built();
        assertThat(next.transaction().bytes()).isEqualTo(late.bytes());
        next.release();
        TxDraft reserving = payment(wallet, Chain.P, THIRD).prepare().execute(); // with the coin of both
        IssuedTx paid = first.issue().execute();
        reserving.release();

        assertThatThrownBy(() -> wallet.issue(SignedTx.of(late).sign(signer)).execute())
                .hasMessageContaining("was released");

        assertPaid(Chain.P, 3, List.of(paid));
    }

    @Test
    void a_request_does_not_spend_what_an_equal_payment_spends_that_is_saved() {
        assertNotReceived(Chain.P, wallet.payments(store).pay(NAME, equal));
        SignedTx saved = KeptTxs.of(store.unfinished().get(0)).last().tx();

        TxDraft next = first.prepare().execute();

        assertThat(next.built().unsigned().spent())
                .doesNotContainAnyElementsOf(saved.tx().unsigned().spent());
    }
}

package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.wallet.builder.Chain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A request goes on with a text that another process has saved since. */
@Timeout(60)
class NewerTextsTest extends WalletTestBase {
    private String saved = "";

    private void spendCoin(Wallet some) {
        assertThat(payment(some, Chain.P, THIRD).issue().execute()).isNotNull();
    }

    /** Two of its transactions can never be accepted, so the text lacks the first of them. */
    @Test
    void a_text_that_lacks_what_another_process_knows_to_have_ended_is_continued() {
        clock.randomize(1);
        fund(Chain.P, 1);
        TxRequest request = payment(newWallet(), Chain.P);
        assertThat(request.issueSaved("").execute()).isEmpty();
        saved = request.state("");
        assertNotReceived(Chain.P, request.issueSaved(saved)); // in doubt, for this process

        Wallet other = newWallet();
        TxRequest theirs = payment(other, Chain.P);
        for (int i = 0; i < 2; i++) {
            spendCoin(newWallet()); // another program with the same key
            fund(Chain.P, 1);
            assertThat(theirs.issueSaved(saved).execute()).isEmpty();
            saved = theirs.state(saved);
        }

        assertThat(request.issueSaved(saved).execute()).isPresent();
        assertThat(fake.ledger().accepted()).hasSize(3);
    }

    /** An unsent transaction of a text, given a name; the text, the name, or both go on. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_request_of_a_text_that_gets_a_fresh_name_pays_once(boolean isDown) {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        TxRequest request = payment(wallet, Chain.P);
        assertThat(request.issueSaved("").execute()).isEmpty();
        saved = request.state("");
        assertNotReceived(Chain.P, request.issueSaved(saved));
        PaymentStore store = PaymentStore.inMemory();
        Payments payments = wallet.payments(ForwardingStore.down(store, isDown ? 1 : 0));
        if (isDown) {
            assertThatThrownBy(() -> payments.pay("a", request).execute()).isInstanceOf(RuntimeException.class);
            assertThatThrownBy(() -> request.issueSaved(saved).execute()).hasMessageContaining("has the name a");
        }
        assertNotReceived(Chain.P, payments.pay("a", request));

        Wallet next = newWallet();
        assertThat(next.payments(store).pay("a", payment(next, Chain.P)).execute())
                .isNotNull();
        assertThat(request.issueSaved(saved).execute()).isPresent();
        assertThat(payment(newWallet(), Chain.P).issueSaved(saved).execute()).isPresent();
        assertThat(fake.ledger().accepted()).hasSize(1);
    }
}

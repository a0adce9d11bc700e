package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What a wallet spends while its own transactions are not accepted yet. */
class UnconfirmedChangeTest extends WalletTestBase {
    private static final Duration SHORT = Duration.ofSeconds(1); // virtual

    private final FakeLedger ledger = fake.ledger();
    private final PublicKey other = PrivateKey.parse("22".repeat(32)).publicKey();
    private final String ours = signer.publicKey().address("P", Network.LOCAL).toString();
    private final Wallet wallet = newWallet();

    @Test
    void change_is_spent_before_it_is_accepted_if_the_wallet_may() {
        ledger.fund(ours, 10_000_000_000L).hold();
        Bech32Address recipient = other.address("P", Network.LOCAL);
        Wallet eager = newWallet(WalletOptions::spendUnconfirmedChange);
        TxDraft first =
                eager.p().transfer(NAvax.ofAvax("2"), recipient).prepare().execute();
        assertThatThrownBy(() -> eager.p()
                        .transfer(NAvax.ofAvax("3"), recipient)
                        .prepare()
                        .timeout(SHORT)
                        .execute())
                .as("what is not sent makes no change")
                .isInstanceOf(InsufficientFundsException.class);
        assertThatThrownBy(() -> first.issue().timeout(SHORT).execute()).isInstanceOf(TxUnconfirmedException.class);

        TxDraft second =
                eager.p().transfer(NAvax.ofAvax("3"), recipient).prepare().execute();
        assertThat(second.built().unsigned().spent())
                .allSatisfy(utxo -> assertThat(first.sentId()).contains(utxo.txId()));
        assertThatThrownBy(() -> second.issue().timeout(SHORT).execute())
                .hasMessageContaining(first.sentId().orElseThrow().toString());
        ledger.release();

        IssuedTx secondPaid = second.issue().execute();
        IssuedTx firstPaid = first.issue().execute();
        assertThat(ledger.accepted())
                .containsExactly(firstPaid.id().toString(), secondPaid.id().toString());
        assertThat(ledger.balance(recipient.toString())).isEqualTo("5000000000");
    }

    @Test
    void change_is_not_spent_before_it_is_accepted_unless_the_wallet_may() {
        ledger.fund(ours, 10_000_000_000L).hold();
        Bech32Address recipient = other.address("P", Network.LOCAL);
        TxRequest first = wallet.p().transfer(NAvax.ofAvax("2"), recipient);
        assertThatThrownBy(() -> first.issue().timeout(SHORT).execute()).isInstanceOf(TxUnconfirmedException.class);

        assertThatThrownBy(() -> wallet.p()
                        .transfer(NAvax.ofAvax("3"), recipient)
                        .prepare()
                        .timeout(SHORT)
                        .execute())
                .isInstanceOf(InsufficientFundsException.class);

        ledger.release();
        first.issue().execute();
        assertThat(wallet.p()
                        .transfer(NAvax.ofAvax("3"), recipient)
                        .issue()
                        .execute()
                        .replaced())
                .isEmpty();
    }
}

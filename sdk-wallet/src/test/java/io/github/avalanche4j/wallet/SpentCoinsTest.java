package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Another wallet with the same key spends the coin of a name while this one signs. */
@Timeout(60)
class SpentCoinsTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";

    private final PaymentStore store = PaymentStore.inMemory();
    private final AtomicInteger spends = new AtomicInteger();
    private Wallet wallet;

    @BeforeEach
    void prepare() {
        clock.randomize(1); // or both wallets make the same payment
        fund(Chain.P, 1);
        Wallet other = newWallet();
        Signer slow = Signer.blocking(signer.publicKey(), hash -> {
            if (spends.getAndDecrement() > 0) {
                assertThat(other.pay(payment(other, Chain.P, THIRD)).execute()).isNotNull();
                fund(Chain.P, 1);
            }
            return signer.sign(hash).toCompletableFuture().join();
        });
        wallet = wallet(node, options -> options.store(store), slow);
    }

    @Test
    void a_name_whose_coins_are_spent_again_and_again_is_paid_in_one_run() {
        spends.set(3);

        IssuedTx paid = wallet.pay(NAME, payment(wallet, Chain.P)).execute();

        assertThat(fake.ledger().accepted()).hasSize(4).endsWith(paid.id().toString());
    }

    @Test
    void a_move_whose_coins_are_spent_again_and_again_is_done_in_one_run() {
        spends.set(3);

        assertThat(wallet.move(NAME, Chain.P, Chain.X, AMOUNT).execute()).isNotNull();

        assertThat(fake.ledger().accepted()).hasSize(5);
    }
}

package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.Optional;
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
                assertThat(payment(other, Chain.P, THIRD).issue().execute()).isNotNull();
                fund(Chain.P, 1);
            }
            return signer.sign(hash).toCompletableFuture().join();
        });
        wallet = wallet(node, options -> {}, slow);
    }

    @Test
    void a_name_whose_coins_are_spent_again_and_again_is_paid_in_one_run() {
        spends.set(3);

        IssuedTx paid =
                wallet.payments(store).pay(NAME, payment(wallet, Chain.P)).execute();

        assertThat(fake.ledger().accepted()).hasSize(4).endsWith(paid.id().toString());
    }

    @Test
    void a_move_whose_coins_are_spent_again_and_again_is_done_in_one_run() {
        spends.set(3);

        CrossChainTransfer move = wallet.move(Chain.P, Chain.X, AMOUNT);

        assertThat(wallet.payments(store).complete(NAME, move).execute()).matches(CrossChainTransfer::isDone);
        assertThat(fake.ledger().accepted()).hasSize(5);
    }

    /** Then the failure of the store is why the name is not paid, and the refusal says nothing of the next run. */
    @Test
    void a_store_that_fails_while_its_transaction_is_marked_as_ended_ends_the_call() {
        spends.set(1);
        AtomicInteger updates = new AtomicInteger();
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (before.isPresent() && updates.getAndIncrement() == 0) {
                    throw new IllegalStateException("could not serialize access");
                }
                return super.save(before, after);
            }
        });
        TxRequest payment = payment(wallet, Chain.P);

        assertThatThrownBy(() -> payments.pay(NAME, payment).execute())
                .hasMessage("could not serialize access")
                .satisfies(e -> assertThat(e.getSuppressed()).hasOnlyElementsOfType(TxRefusedException.class));

        assertThat(payments.pay(NAME, payment).execute()).isNotNull();
        assertThat(fake.ledger().accepted()).hasSize(2);
    }
}

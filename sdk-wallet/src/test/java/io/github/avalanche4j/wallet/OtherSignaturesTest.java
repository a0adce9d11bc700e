package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The transaction of a payment is accepted with other signatures, so under another id: that is the same payment. */
@Timeout(60)
class OtherSignaturesTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration SOON = Duration.ofSeconds(5);

    private final PaymentStore store = PaymentStore.inMemory();
    private final Signer random = new RandomSigner("11".repeat(32));

    /** Two parties of a payment had different signers complete it. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true", "C,false", "C,true"})
    void a_payment_that_was_accepted_with_other_signatures_is_paid(Chain chain, boolean isNamed) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        SignedTx others = SignedTx.of(draft.built()).sign(random);
        Call<IssuedTx> paying = isNamed ? wallet.payments(store).pay(NAME, payment) : draft.issue();
        network.faults(method -> method.equals(issueTx(chain)) ? FaultyNetwork.Fault.REQUEST_LOST : null);
        assertThatThrownBy(() -> paying.timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        network.faults(method -> null);
        assertThat(newWallet().issue(others).execute()).isEqualTo(others);

        IssuedTx paid = paying.execute();

        assertThat(paid.id()).isEqualTo(others.id());
        assertThat(paying.execute()).isEqualTo(paid);
        assertThat(wallet.issue(draft.signWithWallet().execute()).execute().id())
                .isEqualTo(paid.id());
        assertPaid(chain, 2, List.of(paid));
        if (isNamed) {
            assertThat(newWallet()
                            .payments(store)
                            .pay(NAME, payment(newWallet(), chain))
                            .execute()
                            .id())
                    .isEqualTo(paid.id());
        }
        assertPaid(chain, 2, List.of(paid, payment(wallet, chain).issue().execute()));
    }

    /** The wallet has sent one and sends the other. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true", "C,false", "C,true"})
    void a_dropped_payment_that_its_wallet_sends_with_other_signatures_is_paid_once(Chain chain, boolean isNamed) {
        clock.randomize(1);
        fund(chain, 3);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        Call<IssuedTx> paying = isNamed ? wallet.payments(store).pay(NAME, payment) : payment.issue();
        fake.ledger().dropNext("the mempool was full");
        assertThatThrownBy(() -> paying.timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        SignedTx others = SignedTx.of(payment.prepare().execute().built()).sign(random);
        assertThat(wallet.issue(others).execute()).isEqualTo(others);

        IssuedTx paid = paying.execute();

        assertThat(paid.id()).isEqualTo(others.id());
        assertPaid(chain, 3, List.of(paid));
        assertThat(store.unfinished()).isEmpty();
    }
}

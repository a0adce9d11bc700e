package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Payments;
import io.github.avalanche4j.wallet.TxDraft;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WalletGuideTest extends GuideTest {
    private static final NAvax AMOUNT = NAvax.ofAvax("1.5");

    private final PrivateKey key = PrivateKey.generate();
    private final Bech32Address ours = key.publicKey().address("P", Network.LOCAL);
    private final Bech32Address recipient = PrivateKey.generate().publicKey().address("P", Network.LOCAL);
    private final FakeLedger ledger = fake.ledger().fund(ours.toString(), 2_000_000_000L);

    @TempDir
    private Path folder;

    private PayoutService service() {
        return new PayoutService(url, key, PaymentStore.files(folder));
    }

    @Test
    void a_service_pays_each_name_once_over_two_starts() {
        try (PayoutService first = service();
                PayoutService second = service()) {
            Id paid = first.pay("withdrawal-4711", recipient, AMOUNT);

            assertThat(second.resume()).isEmpty();
            assertThat(second.pay("withdrawal-4711", recipient, AMOUNT)).isEqualTo(paid);
            assertThat(second.replace("withdrawal-4711", recipient, AMOUNT)).isEqualTo(paid);
            assertThatThrownBy(() -> second.pay("withdrawal-4711", recipient, NAvax.ofAvax("0.1")))
                    .isInstanceOf(InvalidRequestException.class);
        }
        assertThat(ledger.balance(recipient.toString())).isEqualTo(AMOUNT.toBigInteger());
    }

    @Test
    void a_payment_by_name() {
        // snippet: pay
        Wallet wallet = Wallet.of(node, LocalSigner.of(key));
        Payments payments = wallet.payments(PaymentStore.files(folder)); // or a table of your database

        TxRequest transfer = wallet.p().transfer(NAvax.ofAvax("1.5"), recipient);
        IssuedTx paid = payments.pay("withdrawal-4711", transfer).execute(); // once for this name, over any crash
        // end
        assertThat(payments.pay("withdrawal-4711", transfer).execute().id()).isEqualTo(paid.id());
        assertThat(ledger.accepted()).hasSize(1);
    }

    @Test
    void a_draft_is_looked_at_before_it_is_sent() {
        // snippet: wallet
        Wallet wallet = Wallet.of(node, LocalSigner.of(key));
        TxRequest payment = wallet.p().transfer(NAvax.ofAvax("1.5"), recipient);

        TxDraft draft = payment.prepare().execute(); // looks up UTXOs, prices and owners; sends nothing
        System.out.println("fee " + draft.fee() + ", change " + draft.built().change());
        IssuedTx tx = payment.issue().execute(); // signs and sends this draft, and waits until it is accepted
        // end
        assertThat(draft.sentId()).contains(tx.id());
        assertThat(payment.issue().execute().id()).isEqualTo(tx.id());
        assertThat(ledger.accepted()).hasSize(1);
    }

    @Test
    void several_recipients_and_a_delegation() {
        Bech32Address alice = recipient;
        Bech32Address bob = PrivateKey.generate().publicKey().address("P", Network.LOCAL);
        NodeId validator = NodeId.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg");
        Instant end = Instant.parse("2027-01-01T00:00:00Z");
        Wallet wallet = Wallet.of(node, LocalSigner.of(key));
        // snippet: requests
        TxRequest payout =
                wallet.p().transfer(Map.of(alice, NAvax.ofAvax("1.5"), bob, NAvax.ofAvax("0.25"))); // one fee
        TxRequest delegation = wallet.p()
                .delegate(d -> d.node(validator)
                        .end(end) // the same after a restart, so save it before
                        .stake(NAvax.ofAvax("25"))
                        .rewardsOwner(ours)); // the exception names all that is missing
        // end
        assertThat(List.of(payout, delegation)).hasSize(2);
        assertThat(fake.received()).isEmpty();
    }

    @Test
    void a_move_is_a_payment_too() {
        ledger.fundEvm(key.publicKey().evmAddress().toString(), BigInteger.TEN.pow(20));
        Wallet wallet = Wallet.of(node, LocalSigner.of(key));
        Payments payments = wallet.payments(PaymentStore.files(folder));
        // snippet: move
        payments.complete("refill-7", wallet.move(Chain.C, Chain.P, NAvax.ofAvax("10")))
                .execute(); // an export, its acceptance, and an import
        // end
        assertThat(payments.unfinished()).extracting(PaymentRecord::name).isEmpty();
        assertThat(ledger.accepted()).hasSize(2);
    }
}

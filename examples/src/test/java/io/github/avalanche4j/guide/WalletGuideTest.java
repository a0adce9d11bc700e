package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.WalletBalance;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private Wallet wallet() {
        return Wallet.of(node, options -> options.store(PaymentStore.files(folder)), LocalSigner.of(key));
    }

    @Test
    void a_service_pays_each_name_once_over_two_starts() {
        Wallet first = wallet();
        Wallet second = wallet();
        TxRequest transfer = first.p().transfer(AMOUNT, recipient);
        IssuedTx paid = first.pay("withdrawal-4711", transfer).execute();

        assertThat(second.resume().execute()).isEmpty();
        assertThat(second.pay("withdrawal-4711", second.p().transfer(AMOUNT, recipient))
                        .execute())
                .isEqualTo(paid);
        assertThat(second.cancel("withdrawal-4711").execute()).contains(paid);
        assertThat(second.cancel("withdrawal-4712").execute()).isEmpty();
        Call<IssuedTx> other = second.pay("withdrawal-4711", second.p().transfer(NAvax.ofAvax("0.1"), recipient));
        assertThatThrownBy(other::execute).isInstanceOf(InvalidRequestException.class);
        assertThat(ledger.balance(recipient.toString())).isEqualTo(AMOUNT.toBigInteger());
    }

    @Test
    void a_service_resumes_pays_moves_and_cancels() {
        ledger.fundEvm(key.publicKey().evmAddress().toString(), BigInteger.TEN.pow(20));
        NAvax amount = AMOUNT;
        // snippet: service
        PaymentStore store = PaymentStore.files(folder); // or a table of your database
        Wallet wallet = Wallet.of(node, options -> options.store(store), LocalSigner.of(key));
        Map<String, RuntimeException> failures = wallet.resume().execute(); // once after a start

        TxRequest transfer = wallet.p().transfer(amount, recipient);
        IssuedTx paid = wallet.pay("withdrawal-4711", transfer).execute(); // accepted, once for this name
        wallet.move("refill-7", Chain.C, Chain.P, NAvax.ofAvax("10")).execute(); // an export and an import
        Optional<IssuedTx> hadPaid = wallet.cancel("withdrawal-4712").execute(); // empty: it never pays
        // end
        assertThat(failures).isEmpty();
        assertThat(wallet.pay("withdrawal-4711", transfer).execute()).isEqualTo(paid);
        assertThat(hadPaid).isEmpty();
        assertThat(wallet.unfinished()).isEmpty();
        assertThat(ledger.accepted()).hasSize(3);
    }

    @Test
    void a_new_key_has_an_address_and_no_funds() {
        // snippet: key
        byte[] secret = new byte[32];
        new SecureRandom().nextBytes(secret); // save it where your secrets are: a key never shows itself
        PrivateKey key = PrivateKey.of(secret); // or PrivateKey.parse(text) of a saved one
        System.out.println(key.publicKey().address("P", Network.FUJI)); // P-fuji1…, which takes the funds

        Wallet wallet = Wallet.of(node, LocalSigner.of(key));
        WalletBalance balance = wallet.balance(Chain.P).execute();
        System.out.println(balance.free()); // what a payment may spend now
        // end
        assertThat(balance.free()).isEqualTo(NAvax.ZERO);
    }

    @Test
    void a_payment_by_name() {
        // snippet: pay
        PaymentStore store = PaymentStore.files(folder); // or a table of your database
        Wallet wallet = Wallet.of(node, options -> options.store(store), LocalSigner.of(key));

        TxRequest transfer = wallet.p().transfer(NAvax.ofAvax("1.5"), recipient);
        IssuedTx paid = wallet.pay("withdrawal-4711", transfer).execute(); // once for this name, over any crash
        // end
        assertThat(wallet.pay("withdrawal-4711", transfer).execute()).isEqualTo(paid);
        assertThat(ledger.accepted()).hasSize(1);
    }

    @Test
    void a_transaction_is_looked_at_before_it_is_sent() {
        // snippet: build
        Wallet wallet = Wallet.of(node, LocalSigner.of(key));
        TxRequest payment = wallet.p().transfer(NAvax.ofAvax("1.5"), recipient);

        BuiltTx built = wallet.build(payment).execute(); // looks up UTXOs, prices and owners; sends nothing
        System.out.println("fee " + built.fee() + ", change " + built.change());
        SignedTx signed = wallet.sign(built).execute(); // signed.sign(…) adds the signatures of others
        wallet.send(signed).execute(); // these bytes, however often, until they are accepted
        // end
        assertThat(wallet.send(signed).execute()).isEqualTo(signed);
        assertThat(ledger.accepted()).containsExactly(signed.id().toString());
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
}

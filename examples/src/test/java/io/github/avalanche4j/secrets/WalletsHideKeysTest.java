package io.github.avalanche4j.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.WalletOptions;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No text, message, log line or state of a wallet holds a private key, whether its work succeeds or fails. */
class WalletsHideKeysTest {
    // the key that Avalanche's local networks fund, as AvalancheGo writes it (genesis/genesis_local.go), and its bytes
    private static final String TEXT = "PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN";
    private static final String HEX = "56289e99c94b6912bfc12adc093c9b51124f0dc54ac7a766b2bc5ccf558d8027";

    private static final int WINDOW = 8;

    private final Signer signer = LocalSigner.of(PrivateKey.parse(TEXT));
    private final Consumer<WalletOptions> options = o -> o.pollInterval(Duration.ofMillis(1));

    private static void assertHidden(String shown) {
        String decimal = new BigInteger(HEX, 16).toString();
        for (String form : List.of(TEXT.substring(TEXT.indexOf('-') + 1), HEX, decimal)) {
            for (int from = 0; from + WINDOW <= form.length(); from += WINDOW / 2) {
                String piece = form.substring(from, from + WINDOW);
                assertThat(shown.toLowerCase(Locale.ROOT)).doesNotContain(piece.toLowerCase(Locale.ROOT));
            }
        }
    }

    @Test
    void the_two_forms_are_of_one_key() {
        assertThat(PrivateKey.parse(HEX).publicKey())
                .isEqualTo(PrivateKey.parse(TEXT).publicKey());
    }

    @Test
    void a_payment_and_a_transfer_show_no_key() {
        try (FakeNode server = FakeNode.start();
                NodeClient node = NodeClient.create(server.url());
                CapturedLog log = new CapturedLog()) {
            FakeLedger ledger = server.ledger();
            Bech32Address ours = signer.publicKey().address("P", Network.LOCAL);
            ledger.fund(ours.toString(), 5_000_000_000L).fund(ours.toString(), 5_000_000_000L);
            Wallet wallet = Wallet.of(node, options, signer);
            StringBuilder shown = new StringBuilder()
                    .append(signer)
                    .append(PrivateKey.parse(HEX))
                    .append(wallet);

            TxRequest request = wallet.p().transfer(NAvax.ofAvax("1"), ours);
            BuiltTx built = wallet.build(request).execute();
            shown.append(request).append(built).append(wallet.sign(built).execute());
            shown.append(wallet.pay("payment", request).execute());
            shown.append(
                    wallet.move("move", Chain.P, Chain.C, NAvax.ofAvax("1")).execute());
            for (String name : List.of("payment", "move")) {
                shown.append(wallet.store().load(name).orElseThrow());
            }
            String logged = log.take();

            assertThat(logged).contains("TRACE ");
            assertHidden(shown + logged);
            server.received().forEach(received -> assertHidden(received.body()));
        }
    }

    @ParameterizedTest
    @EnumSource
    void no_failure_of_a_payment_shows_a_key(Failure failure) {
        try (FakeNode server = FakeNode.start();
                NodeClient node = NodeClient.create(server.url(), client -> client.retries(0));
                CapturedLog log = new CapturedLog()) {
            FakeLedger ledger = server.ledger();
            Bech32Address ours = signer.publicKey().address("P", Network.LOCAL);
            ledger.fund(ours.toString(), 5_000_000_000L);
            Wallet wallet = Wallet.of(node, options, signer);
            SignedTx signed = wallet.build(wallet.p().transfer(NAvax.ofAvax("1"), ours))
                    .then(wallet::sign)
                    .execute();
            failure.always(server.onAny(), Key.HEADER);

            Throwable thrown = catchThrowable(
                    () -> wallet.send(signed).timeout(Duration.ofMillis(200)).execute());

            assertThat(thrown).isInstanceOf(AvalancheException.class);
            assertHidden(Shown.of(thrown) + log.take() + signed);
        }
    }
}

package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.build.Chain;
import io.github.avalanche4j.wallet.build.NAvax;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Bytes that the node refused are sent neither by another draft nor by another process. */
class RefusedBytesTest {
    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url(), options -> options.retries(0));
    private final Signer signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    /** A wallet that knows nothing of the one before it, as after a crash. */
    private Wallet newWallet() {
        return Wallet.of(node, WalletOptions.DEFAULT.withPollInterval(Duration.ofMillis(1)), signer);
    }

    @Test
    void bytes_of_a_transfer_that_were_refused_are_never_sent_again() {
        ScriptedChain.script(fake, signer.publicKey(), 3_000_000_000L);
        refuseEach("couldn't issue tx: tx exceeds current gas capacity");
        Wallet wallet = newWallet();
        CrossChainTransfer exporting =
                wallet.move(Chain.P, Chain.C, NAvax.ofAvax("2")).next().execute();

        for (CrossChainTransfer same :
                new CrossChainTransfer[] {exporting, exporting, wallet.resume(exporting.state())}) {
            assertRefused(same);
        }
        assertRefused(newWallet().resume(exporting.state()));
        CrossChainTransfer planned = exporting.release();
        assertThat(planned.stage()).isEqualTo(CrossChainTransfer.Stage.PLANNED);
        assertRefused(planned); // the new draft has the same bytes
        assertRefused(newWallet().resume(planned.state()));

        assertThat(fake.receivedCount("platform.issueTx")).isOne();
        fake.clearScripts();
        ScriptedChain.script(fake, signer.publicKey(), 3_100_000_000L);
        CrossChainTransfer other = planned.next().execute();
        assertThat(other.stage()).isEqualTo(CrossChainTransfer.Stage.EXPORTING);
        assertThat(newWallet().resume(other.state()).state()).isEqualTo(other.state());
    }

    private void refuseEach(String error) {
        fake.on("platform.issueTx").respondError(-32000, error).always();
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();
    }

    private static void assertRefused(CrossChainTransfer transfer) {
        assertThatThrownBy(() -> transfer.next().execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.CAPACITY))
                .hasMessageContaining("tx exceeds current gas capacity");
    }

    @Test
    void a_draft_with_the_bytes_of_a_refused_one_is_not_sent() {
        ScriptedChain.script(fake, signer.publicKey(), 3_000_000_000L);
        refuseEach("couldn't issue tx: tx exceeds current gas capacity");
        Bech32Address recipient = signer.publicKey().address("P", Network.LOCAL);
        TxRequest request = newWallet().p().transfer(NAvax.ofAvax("2"), recipient);

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> request.issue().execute()).isInstanceOf(TxRefusedException.class);
        }
        TxDraft draft = request.prepare().execute();
        assertThatThrownBy(() -> draft.signed().execute()).isInstanceOf(TxRefusedException.class);

        assertThat(fake.receivedCount("platform.issueTx")).isOne();
        assertThat(request.prepare().execute()).as("its UTXOs are free").isNotNull();
    }
}

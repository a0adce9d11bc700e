package io.github.avalanche4j.wallet;

import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;

/** A fake node, a client of it, and the key of its wallets. */
abstract class WalletTestBase {
    static final WalletOptions OPTIONS = WalletOptions.DEFAULT.withPollInterval(Duration.ofMillis(1));

    final FakeNode fake = FakeNode.start();
    final NodeClient node = NodeClient.create(fake.url(), options -> options.retries(0));
    final Signer signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    /** A wallet that knows nothing of the one before it, as after a crash. */
    Wallet newWallet() {
        return Wallet.of(node, OPTIONS, signer);
    }
}

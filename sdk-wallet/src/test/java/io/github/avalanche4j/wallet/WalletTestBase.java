package io.github.avalanche4j.wallet;

import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.SkippingClock;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;

/** A fake node, a client of it whose waits end at once, and the key of its wallets. */
abstract class WalletTestBase {
    static final WalletOptions OPTIONS = WalletOptions.DEFAULT.withPollInterval(Duration.ofMillis(100));

    final FakeNode fake = FakeNode.start();
    final SkippingClock clock = new TestClock();
    final NodeClient node = clock.node(fake.url(), options -> options.retries(0));
    final Signer signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));

    /** Polls end at once and count in full. */
    static final class TestClock extends SkippingClock {
        private static final Duration LONGEST_POLL = Duration.ofSeconds(1);

        /** A longer delay is the deadline of something that runs elsewhere, such as a signer. */
        @Override
        public Runnable schedule(Duration delay, Runnable task) {
            return delay.compareTo(LONGEST_POLL) > 0 ? () -> {} : super.schedule(delay, task);
        }
    }

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

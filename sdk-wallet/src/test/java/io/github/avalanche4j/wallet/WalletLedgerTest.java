package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.build.Chain;
import io.github.avalanche4j.wallet.build.NAvax;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A wallet against a ledger that checks each transaction by rules of its own: money is conserved. */
class WalletLedgerTest {
    private static final BigInteger WEI_PER_NAVAX = BigInteger.valueOf(1_000_000_000);

    private final FakeNode fake = FakeNode.start();
    private final FakeLedger ledger = fake.ledger();
    private final NodeClient node = NodeClient.create(fake.url(), options -> options.retries(0));
    private final Signer signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));
    private final PublicKey other = PrivateKey.parse("22".repeat(32)).publicKey();
    private final String ours = signer.publicKey().address("P", Network.LOCAL).toString();
    private final Wallet wallet = Wallet.of(node, WalletOptions.DEFAULT.withPollInterval(Duration.ofMillis(1)), signer);

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    @Test
    void a_transfer_is_paid_once_though_its_response_is_lost() {
        ledger.fund(ours, 3_000_000_000L).loseNextResponse();

        IssuedTx tx = wallet.p()
                .transfer(NAvax.ofAvax("2"), other.address("P", Network.LOCAL))
                .issue()
                .execute();

        assertThat(ledger.accepted()).containsExactly(tx.id().toString());
        assertThat(ledger.balance(other.address("P", Network.LOCAL).toString())).isEqualTo("2000000000");
        assertThat(ledger.balance(ours).add(ledger.burned())).isEqualTo("1000000000");
        assertThat(ledger.burned()).isEqualTo(tx.fee().amount().toBigInteger());
    }

    @Test
    void a_move_from_the_c_to_the_p_chain_conserves_money() {
        String account = signer.publicKey().evmAddress().toString();
        ledger.fundEvm(account, WEI_PER_NAVAX.multiply(WEI_PER_NAVAX).multiply(BigInteger.TEN));

        CrossChainTransfer transfer = wallet.move(Chain.C, Chain.P, NAvax.ofAvax("2"));
        while (!transfer.isDone()) {
            transfer = wallet.resume(transfer.state()).next().execute();
        }

        assertThat(ledger.accepted())
                .hasSize(2)
                .contains(transfer.exportId().orElseThrow().toString());
        assertThat(ledger.balance(ours))
                .isBetween(BigInteger.valueOf(1_999_000_000), BigInteger.valueOf(1_999_999_999));
        assertThat(ledger.evmBalance(account)
                        .divide(WEI_PER_NAVAX)
                        .add(ledger.balance(ours))
                        .add(ledger.burned()))
                .isEqualTo("10000000000");
    }
}

package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeAwait;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Waiting for a node and for transactions. */
class WaitsTest extends LiveTest {
    private static final Duration CHECKS = Duration.ofMinutes(1); // twice the time from one check to the next

    private final Signer payer = TestedNetwork.newSigner();

    private NodeAwait await() {
        return network.node().await(TestedNetwork.LONG);
    }

    @Test
    void the_chains_are_bootstrapped() {
        for (Chain chain : Chain.values()) {
            await().bootstrapped(chain.name()).execute();
        }
    }

    @Test
    void the_node_is_healthy() {
        assertThat(network.node().await(CHECKS).healthy().execute().healthy()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_transaction_is_awaited_before_and_after_it_is_sent(Chain chain) {
        network.fund(chain, payer, 1, NAvax.ofAvax("3"));
        Wallet wallet = network.wallet(payer);
        NAvax amount = NAvax.ofAvax("1");
        TxRequest request = switch (chain) {
            case P -> wallet.p().transfer(amount, network.address(Chain.P, payer));
            case X -> wallet.x().transfer(amount, network.address(Chain.X, payer));
            case C -> wallet.c().exportTo(Chain.X, amount, network.address(Chain.X, payer));
        };
        SignedTx tx = wallet.build(request).then(wallet::sign).execute();
        Id id = tx.id();

        CompletableFuture<TxStatus> before = await().accepted(id).executeAsync();
        wallet.send(tx).timeout(TestedNetwork.LONG).execute();

        TxStatus accepted = chain == Chain.P ? TxStatus.COMMITTED : TxStatus.ACCEPTED;
        assertThat(before.join()).isEqualTo(accepted);
        assertThat(await().accepted(id).execute()).isEqualTo(accepted);
        assertThat(await().accepted(tx.bytes()).execute()).isEqualTo(accepted);
    }
}

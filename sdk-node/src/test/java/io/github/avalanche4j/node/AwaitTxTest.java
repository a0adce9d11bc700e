package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Waiting for a transaction of whichever chain. */
class AwaitTxTest {
    private static final Id TX = Id.parse("Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB");

    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url());

    @BeforeEach
    void nobodyKnowsIt() {
        // on the first look; in the words of AvalancheGo's and coreth's services
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}");
        fake.on("avm.getTx").respondError(-32000, "not found");
        fake.on("avax.getAtomicTxStatus").respond("{\"status\":\"Unknown\"}");
    }

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    @Test
    void a_transaction_of_the_p_chain_is_waited_for_until_it_is_committed() {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Processing\"}");
        fake.on("platform.getTxStatus").respond("{\"status\":\"Committed\"}");

        assertThat(node.await().accepted(TX)).isEqualTo(TxStatus.COMMITTED);

        assertThat(fake.receivedCount("platform.getTxStatus")).isEqualTo(3);
        assertThat(fake.receivedCount("avm.getTx"))
                .as("once one chain knows it, the others are not asked")
                .isEqualTo(1);
    }

    @Test
    void a_transaction_of_the_x_chain_is_accepted_when_the_chain_has_it() {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}");
        fake.on("avm.getTx").respond("{\"tx\":\"" + Bytes.of((byte) 1).toCheckedHex() + "\",\"encoding\":\"hex\"}");

        assertThat(node.await().accepted(TX)).isEqualTo(TxStatus.ACCEPTED);
    }

    @Test
    void an_atomic_transaction_is_waited_for_also_while_chains_bootstrap() {
        fake.on("platform.getTxStatus")
                .respondStatus(503, "text/plain", "API call rejected because chain is not done bootstrapping\n");
        fake.on("avm.getTx").disconnect();
        fake.on("avax.getAtomicTxStatus").respond("{\"status\":\"Accepted\",\"blockHeight\":\"7\"}");

        assertThat(node.await().accepted(TX)).isEqualTo(TxStatus.ACCEPTED);
    }

    @Test
    void a_transaction_that_is_dropped_ends_the_wait_with_the_reason() {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Dropped\",\"reason\":\"insufficient funds\"}");

        TxRejectedException failure = catchThrowableOfType(
                TxRejectedException.class, () -> node.await().accepted(TX));

        assertThat(failure.status()).isEqualTo(TxStatus.DROPPED);
        assertThat(failure.reason()).contains("insufficient funds");
        assertThat(failure.txId()).isEqualTo(TX);
        assertThat(failure)
                .hasMessageContaining(TX + " will not be accepted: the node says Dropped: insufficient funds");
        assertThat(failure.isTransient()).isFalse();
    }

    @Test
    void a_transaction_that_no_chain_knows_is_waited_for_until_the_deadline() {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();
        fake.on("avm.getTx").respondError(-32000, "not found").always();
        fake.on("avax.getAtomicTxStatus").respond("{\"status\":\"Unknown\"}").always();

        assertThatThrownBy(() -> node.await(Duration.ofMillis(700)).accepted(TX))
                .isInstanceOf(ConnectionException.class)
                .hasMessageStartingWith("waiting until transaction " + TX + " is accepted took longer than 700 ms")
                .hasMessageEndingWith("last seen: no chain of the node knows the transaction");
    }

    @Test
    void the_id_of_a_signed_transaction_is_its_sha_256() {
        // SHA-256 of the bytes 0x000102, by openssl
        Id id = Id.of(Bytes.fromHex("0xae4b3280e56e2faf83f414a6e3dabe9d5fbe18976544c05fed121accb85b53fc"));
        fake.on("platform.getTxStatus").respond("{\"status\":\"Committed\"}");

        node.await().accepted(Bytes.fromHex("0x000102"));

        assertThat(JsonTree.parse(fake.received().get(0).params().orElseThrow())
                        .get("txID")
                        .asText())
                .contains(id.toString());
    }
}

package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Waiting for a transaction of any chain. */
class AwaitTxTest {
    private static final Id TX = Id.parse("Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB");

    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = new NodeClient(fake.url(), NodeOptions.of(options -> {}), new SkippingClock());

    @BeforeEach
    void nobodyKnowsIt() {
        // on the first look; in the words of AvalancheGo's and coreth's services
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}");
        fake.on("avm.getTx").respondError(-32000, "not found");
        fake.on("avax.getAtomicTx").respondError(-32000, "could not find tx " + TX);
        fake.on("avax.getAtomicTxStatus")
                .respondError(-32601, "the method avax.getAtomicTxStatus does not exist/is not available")
                .always(); // as public servers do
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

        assertThat(node.await().accepted(TX).execute()).isEqualTo(TxStatus.COMMITTED);

        assertThat(fake.receivedCount("platform.getTxStatus")).isEqualTo(3);
        assertThat(fake.receivedCount("avm.getTx"))
                .as("once one chain knows it, the others are not asked")
                .isEqualTo(1);
    }

    @Test
    void a_transaction_of_the_x_chain_is_accepted_when_the_chain_has_it() {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}");
        fake.on("avm.getTx").respond("{\"tx\":\"" + Bytes.of((byte) 1).toCheckedHex() + "\",\"encoding\":\"hex\"}");

        assertThat(node.await().accepted(TX).execute()).isEqualTo(TxStatus.ACCEPTED);
    }

    @Test
    void an_atomic_transaction_is_waited_for_also_while_chains_bootstrap() {
        fake.on("platform.getTxStatus")
                .respondStatus(503, "text/plain", "API call rejected because chain is not done bootstrapping\n");
        fake.on("avm.getTx").disconnect();
        fake.on("avax.getAtomicTx").respondRecording("avax/getAtomicTx.accepted");

        assertThat(node.await().accepted(TX).execute()).isEqualTo(TxStatus.ACCEPTED);
    }

    /** What a C-Chain says of a transaction in its pool, before and with Helicon. */
    @ParameterizedTest
    @CsvSource({
        "avax/getAtomicTx.pooled, avax/getAtomicTx.accepted",
        "helicon/avax.getAtomicTx.pooled, helicon/avax.getAtomicTx"
    })
    void an_atomic_transaction_is_accepted_when_a_block_has_it(String pooled, String accepted) {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();
        fake.on("avm.getTx").respondError(-32000, "not found").always();
        fake.on("avax.getAtomicTx").respondRecording(pooled).times(3).then().respondRecording(accepted);

        assertThat(node.await().accepted(TX).execute()).isEqualTo(TxStatus.ACCEPTED);

        assertThat(fake.receivedCount("avax.getAtomicTx")).isEqualTo(5);
        assertThat(fake.receivedCount("avax.getAtomicTxStatus"))
                .as("public servers do not serve it")
                .isZero();
    }

    @Test
    void an_atomic_transaction_that_stays_in_the_pool_is_named_at_the_deadline() {
        fake.on("avax.getAtomicTx").respondRecording("avax/getAtomicTx.pooled").always();

        assertThatThrownBy(() -> node.await(Duration.ofSeconds(2)).accepted(TX).execute())
                .isInstanceOf(ConnectionException.class)
                .hasMessageEndingWith("last seen: the C-Chain says Processing");
    }

    /** As a live chain did in 18 of 666 transactions ({@code refusals.jsonl}). */
    @Test
    void a_transaction_that_one_node_dropped_may_still_be_accepted() {
        fake.on("platform.getTxStatus")
                .respond("{\"status\":\"Dropped\"}")
                .then()
                .respond("{\"status\":\"Committed\"}");

        assertThat(node.await().accepted(TX).execute()).isEqualTo(TxStatus.COMMITTED);
    }

    @Test
    void a_transaction_that_stays_dropped_is_reported_with_the_reason_at_the_deadline() {
        fake.on("platform.getTxStatus")
                .respond("{\"status\":\"Dropped\",\"reason\":\"insufficient funds\"}")
                .always();

        assertThatThrownBy(() -> node.await(Duration.ofSeconds(2)).accepted(TX).execute())
                .isInstanceOf(ConnectionException.class)
                .hasMessageContaining("last seen: the P-Chain says Dropped: insufficient funds");
    }

    @Test
    void a_transaction_that_the_validators_rejected_ends_the_wait() {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Aborted\"}");

        TxRejectedException failure = catchThrowableOfType(
                TxRejectedException.class, () -> node.await().accepted(TX).execute());

        assertThat(failure.status()).isEqualTo(TxStatus.ABORTED);
        assertThat(failure.txId()).isEqualTo(TX);
        assertThat(failure).hasMessageContaining(TX + " will not be accepted: the node says Aborted");
        assertThat(failure.isTransient()).isFalse();
    }

    @Test
    void a_transaction_that_no_chain_knows_is_waited_for_until_the_deadline() {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();
        fake.on("avm.getTx").respondError(-32000, "not found").always();
        fake.on("avax.getAtomicTx")
                .respondError(-32000, "could not find tx " + TX)
                .always();

        assertThatThrownBy(() -> node.await(Duration.ofMillis(700)).accepted(TX).execute())
                .isInstanceOf(ConnectionException.class)
                .hasMessageStartingWith("waiting until transaction " + TX + " is accepted took longer than 700 ms")
                .hasMessageEndingWith("last seen: no chain of the node knows the transaction");
    }

    private static final String HASH = "0x" + "ab".repeat(32);
    private static final String SENDER = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc";

    /** A transaction as it waits in a pool, with the nonce 5. */
    private static final String WAITING = """
            {"hash":"%s","from":"%s","to":"%2$s","nonce":"0x5","value":"0x1","input":"0x","gas":"0x5208","type":"0x2",
            "blockHash":null,"blockNumber":null,"transactionIndex":null}""".formatted(HASH, SENDER);

    private static final String RECEIPT = """
            {"transactionHash":"%s","transactionIndex":"0x0","blockHash":"%1$s","blockNumber":"0x7","status":"%%s",
            "from":"%s","gasUsed":"0x5208","cumulativeGasUsed":"0x5208","logs":[]}""".formatted(HASH, SENDER);

    private void leavesThePool() {
        fake.on("eth_getTransactionByHash")
                .respond(WAITING)
                .then()
                .respond("null")
                .always();
    }

    private EvmReceipt accepted(Duration timeout) {
        return node.await(timeout).accepted("C", EvmHash.parse(HASH)).execute();
    }

    @Test
    void an_evm_transaction_is_accepted_when_it_has_a_receipt() {
        fake.on("eth_getTransactionReceipt").respond("null").then().respond(RECEIPT.formatted("0x1"));
        fake.on("eth_getTransactionByHash").respond(WAITING);

        EvmReceipt receipt = accepted(Duration.ofMinutes(2));

        assertThat(receipt.blockNumber()).isEqualTo(UInt64.of(7));
        assertThat(receipt.isSuccess()).isTrue();
    }

    @Test
    void a_reverted_evm_transaction_is_accepted_too_and_the_receipt_says_so() {
        fake.on("eth_getTransactionReceipt").respond(RECEIPT.formatted("0x0"));

        assertThat(accepted(Duration.ofMinutes(2)).isSuccess()).isFalse();
    }

    @Test
    void an_evm_transaction_whose_nonce_another_one_used_is_rejected() {
        fake.on("eth_getTransactionReceipt").respond("null").always();
        leavesThePool();
        fake.on("eth_getTransactionCount").respond("\"0x6\"");

        TxRejectedException failure =
                catchThrowableOfType(TxRejectedException.class, () -> accepted(Duration.ofMinutes(2)));

        assertThat(failure.status()).isEqualTo(TxStatus.DROPPED);
        assertThat(failure.txId().bytes().toHex()).isEqualTo(HASH);
        assertThat(failure)
                .hasMessageContaining("another transaction of " + SENDER + " with its nonce, 5, was accepted");
    }

    @Test
    void a_receipt_that_appears_just_after_the_transaction_left_the_pool_is_waited_for() {
        fake.on("eth_getTransactionReceipt").respond("null").times(3).then().respond(RECEIPT.formatted("0x1"));
        leavesThePool();
        fake.on("eth_getTransactionCount").respond("\"0x6\"");

        assertThat(accepted(Duration.ofMinutes(2)).isSuccess()).isTrue();
    }

    @Test
    void an_evm_transaction_that_left_the_pool_and_whose_nonce_stays_free_was_dropped() {
        fake.on("eth_getTransactionReceipt").respond("null").always();
        leavesThePool();
        fake.on("eth_getTransactionCount").respond("\"0x5\"").always();

        assertThatThrownBy(() -> accepted(Duration.ofMinutes(2)))
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining("it left the node's pool and its nonce, 5, is still free");
    }

    @Test
    void an_evm_transaction_that_the_node_never_knew_is_waited_for_until_the_deadline() {
        fake.on("eth_getTransactionReceipt").respond("null").always();
        fake.on("eth_getTransactionByHash").respond("null").always();

        assertThatThrownBy(() -> accepted(Duration.ofMillis(700)))
                .isInstanceOf(ConnectionException.class)
                .hasMessageEndingWith("last seen: the node does not know the transaction");
    }

    @Test
    void the_id_of_a_signed_transaction_is_its_sha_256() {
        // SHA-256 of the bytes 0x000002, by openssl
        Id id = Id.of(Bytes.fromHex("0x65d27a48dfef406db8f5f437423bfa5f9c83d77bfc12f8a14b8ce3ede5892fb5"));
        fake.on("platform.getTxStatus").respond("{\"status\":\"Committed\"}");

        node.await().accepted(Bytes.fromHex("0x000002")).execute();

        assertThat(JsonTree.parse(fake.received().get(0).params().orElseThrow())
                        .get("txID")
                        .asText())
                .contains(id.toString());
    }

    @Test
    void a_transaction_of_an_evm_is_refused_because_its_id_is_another_hash() {
        Bytes ofType2 = Bytes.fromHex("0x02f8730180");
        assertThatThrownBy(() -> node.await().accepted(ofType2))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("pass its chain and hash");
        assertThat(fake.receivedCount()).isZero();
    }
}

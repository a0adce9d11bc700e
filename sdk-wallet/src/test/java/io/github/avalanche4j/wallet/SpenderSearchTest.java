package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicExportTx.EvmInput;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpenderSearchTest extends WalletTestBase {
    private static final String OTHERS = "P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u";

    /** Block 0xa6 of helicon/C.eth_getBlockByNumber.withTx, whose sender used nonce 0xaf. */
    @Test
    void a_transaction_of_the_account_uses_the_nonce_of_an_export() {
        try (FakeNode recorded = FakeNode.start();
                NodeClient client = clock.node(recorded.url(), options -> {})) {
            recorded.on("eth_blockNumber").respond("\"0x1\"").times(2);
            recorded.on("eth_getBlockByNumber")
                    .respondRecording("helicon/C.eth_getBlockByNumber.withTx")
                    .times(2);

            assertThat(SpenderSearch.of(client, Chain.C, export(0xaf)).next().execute())
                    .contains("0x42b844d1bfeb14d28ed71fa56834e1f21f5e943414ca6d0a69fcd2fd18b13282");
            assertThat(SpenderSearch.of(client, Chain.C, export(0xb0)).next().execute())
                    .isEmpty();
        }
    }

    private static Tx export(long nonce) {
        EvmAddress account = EvmAddress.parse("0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc");
        EvmInput input = new EvmInput(account, UInt64.of(1), Id.EMPTY, UInt64.of(nonce));
        UnsignedTx tx = new AtomicExportTx(Network.LOCAL, Id.EMPTY, Id.EMPTY, List.of(input), List.of());
        return new Tx(Id.EMPTY, tx, List.of());
    }

    /** The transaction is refused, and the response is lost. */
    @Test
    void each_search_reads_twice_as_many_blocks_as_the_one_before_it() {
        clock.randomize(1);
        fund(Chain.P, 1);
        TxDraft draft = payment(newWallet(), Chain.P).prepare().execute();
        IssuedTx other = payment(newWallet(), Chain.P).issue().execute();
        for (int i = 0; i < 1500; i++) {
            fake.ledger().fund(OTHERS, 1);
        }
        network.next(issueTx(Chain.P), FaultyNetwork.Fault.RESPONSE_LOST);

        assertThatThrownBy(() -> draft.issue().execute())
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining(other.id().toString());
        assertThat(fake.receivedCount("platform.getBlockByHeight")).isBetween(1000 + 1500, 1000 + 2000);
    }

    /** The node shows the block before it says so of the status. */
    @Test
    void a_replacement_finds_in_a_block_that_the_first_transaction_is_accepted() {
        fund(Chain.P, 1);
        TxRequest payment = payment(newWallet(), Chain.P);
        fake.ledger().hold();
        assertThatThrownBy(() -> payment.issue().timeout(Duration.ofSeconds(5)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        Id first = payment.sentId().orElseThrow();
        TxDraft unused = payment.prepareReplacement(null).execute();
        fake.ledger().release();
        fake.on("platform.getTxStatus").respond("{\"status\":\"Dropped\"}").always();
        network.next(issueTx(Chain.P), FaultyNetwork.Fault.RESPONSE_LOST);

        assertThat(payment.issue().execute().id()).isEqualTo(first);
        assertThat(fake.ledger().accepted()).containsExactly(first.toString());
    }

    @Test
    void a_transaction_that_is_accepted_is_found_itself() {
        fund(Chain.P, 1);
        IssuedTx paid = payment(newWallet(), Chain.P).issue().execute();

        assertThat(SpenderSearch.of(node, Chain.P, paid.tx()).next().execute())
                .contains(paid.id().toString());
    }
}

package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

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
import io.github.avalanche4j.wallet.internal.Spendable;
import io.github.avalanche4j.wallet.internal.SpenderSearch;
import io.github.avalanche4j.wallet.internal.SpenderSearch.Spender;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpenderSearchTest extends WalletTestBase {
    private static final String OTHERS = "P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u";

    private Id other; // of the transaction that spent an input of a draft

    /** Block 0xa6 of helicon/C.eth_getBlockByNumber.withTx, whose sender used nonce 0xaf. */
    @Test
    void a_transaction_of_the_account_uses_the_nonce_of_an_export() {
        try (FakeNode recorded = FakeNode.start();
                NodeClient client = clock.node(recorded.url(), options -> {})) {
            recorded.on("eth_blockNumber").respond("\"0x1\"").times(2);
            recorded.on("eth_getBlockByNumber")
                    .respondRecording("helicon/C.eth_getBlockByNumber.withTx")
                    .times(2);

            assertThat(SpenderSearch.of(
                                    client, Chain.C, Spendable.of(export(0xaf).unsigned()))
                            .next()
                            .execute()
                            .map(Spender::id))
                    .contains("0x42b844d1bfeb14d28ed71fa56834e1f21f5e943414ca6d0a69fcd2fd18b13282");
            assertThat(SpenderSearch.of(
                                    client, Chain.C, Spendable.of(export(0xb0).unsigned()))
                            .next()
                            .execute())
                    .isEmpty();
        }
    }

    private static Tx export(long nonce) {
        EvmAddress account = EvmAddress.parse("0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc");
        EvmInput input = new EvmInput(account, UInt64.of(1), Id.EMPTY, UInt64.of(nonce));
        UnsignedTx tx = new AtomicExportTx(Network.LOCAL, Id.EMPTY, Id.EMPTY, List.of(input), List.of());
        return new Tx(Id.EMPTY, tx, List.of());
    }

    /** A draft, one input of which another wallet has spent, and so many blocks after that. */
    private TxDraft spentBefore(int blocks) {
        clock.randomize(1);
        fund(Chain.P, 1);
        TxDraft draft = payment(newWallet(), Chain.P).prepare().execute();
        other = payment(newWallet(), Chain.P).issue().execute().id();
        addBlocks(blocks);
        return draft;
    }

    private void addBlocks(int blocks) {
        for (int i = 0; i < blocks; i++) {
            fake.ledger().fund(OTHERS, 1);
        }
    }

    /** The transaction is refused, and the response is lost. */
    @Test
    void each_search_continues_below_the_one_before_it() {
        TxDraft draft = spentBefore(1500);
        network.next(issueTx(Chain.P), FaultyNetwork.Fault.RESPONSE_LOST);

        assertThatThrownBy(() -> draft.issue().execute())
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining(other.toString());
        assertThat(fake.receivedCount("platform.getBlockByHeight")).isBetween(1500, 1600);
    }

    /** A run reads some 500 blocks before its deadline, and the chain grows in between. */
    @Test
    void a_search_that_ends_at_each_deadline_comes_to_an_end_all_the_same() {
        TxDraft draft = spentBefore(3000);
        network.faults(method -> {
            if (method.equals("platform.getBlockByHeight")) {
                clock.pass(Duration.ofMillis(10));
            }
            return null;
        });
        Throwable failure = new AssertionError("not run");
        int runs = 0;
        while (!String.valueOf(failure.getMessage()).contains(other.toString()) && runs++ < 12) {
            failure = catchThrowable(
                    () -> draft.issue().timeout(Duration.ofSeconds(7)).execute());
            assertThat(failure).isInstanceOfAny(TxRefusedException.class, TxUnconfirmedException.class);
            addBlocks(30);
        }

        assertThat(failure)
                .hasMessageContaining(other.toString())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.mayBeAccepted()).isFalse());
        assertThat(fake.receivedCount("platform.getBlockByHeight")).isLessThan(4500);
    }

    /** The height comes from another node, which does not lag. */
    @Test
    void blocks_that_a_node_does_not_have_yet_are_read_by_the_next_search() {
        clock.randomize(1);
        fund(Chain.C, 2);
        TxDraft draft = payment(newWallet(), Chain.C).prepare().execute();
        other = payment(newWallet(), Chain.C).issue().execute().id();
        SpenderSearch search = SpenderSearch.of(
                node,
                Chain.C,
                Spendable.of(draft.signWithWallet().execute().tx().unsigned()));
        fake.on("eth_getBlockByNumber")
                .respond("null")
                .times(node.evm("C").blockNumber().execute().toBigInteger().intValueExact());

        assertThat(search.next().execute()).isEmpty();

        assertThat(search.next().execute().map(Spender::id)).contains(other.toString());
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

        assertThat(SpenderSearch.of(node, Chain.P, Spendable.of(paid.tx().unsigned()))
                        .next()
                        .execute()
                        .map(Spender::id))
                .contains(paid.id().toString());
    }
}

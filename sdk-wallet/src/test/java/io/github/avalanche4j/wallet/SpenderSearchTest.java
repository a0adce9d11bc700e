package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicExportTx.EvmInput;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.Spendable;
import io.github.avalanche4j.wallet.internal.SpenderSearch;
import io.github.avalanche4j.wallet.internal.SpenderSearch.Spender;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpenderSearchTest extends WalletTestBase {
    private static final String OTHERS = "P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u";

    /** Block 0xa6 of helicon/C.eth_getBlockByNumber.withTx, whose sender used nonce 0xaf. */
    @Test
    void a_transaction_of_the_account_uses_the_nonce_of_an_export() {
        try (FakeNode recorded = FakeNode.start();
                NodeClient client = clock.node(recorded.url(), options -> {})) {
            recorded.on("eth_blockNumber").respond("\"0x1\"").times(2);
            recorded.on("eth_getTransactionCount").respond("\"0xb1\"").times(2);
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

    private void addBlocks(int blocks) {
        for (int i = 0; i < blocks; i++) {
            fake.ledger().fund(OTHERS, 1);
        }
    }

    /** A name whose anchor another wallet has spent, and so many blocks after that. */
    private Call<IssuedTx> spentBefore(int blocks) {
        clock.randomize(1);
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        Call<IssuedTx> paying = wallet.pay("withdrawal-4711", payment(wallet, Chain.P));
        assertNotReceived(Chain.P, paying);
        Wallet stranger = newWallet();
        assertThat(stranger.pay(payment(stranger, Chain.P, THIRD)).execute()).isNotNull();
        addBlocks(blocks);
        fund(Chain.P, 1);
        return paying;
    }

    /** The transaction is refused, and the response is lost. */
    @Test
    void each_search_continues_below_the_one_before_it() {
        Call<IssuedTx> paying = spentBefore(1500);

        assertThat(paying.execute()).isNotNull();

        assertThat(fake.receivedCount("platform.getBlockByHeight")).isBetween(1500, 1600);
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** A public endpoint, which shows fifty blocks in a second, and a process that begins after a night. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void runs_that_are_shorter_than_a_search_end_a_name(boolean isCancelled) {
        clock.randomize(1);
        fund(Chain.P, 1);
        PaymentStore store = PaymentStore.inMemory();
        Wallet before = newWallet(store);
        assertNotReceived(Chain.P, before.pay("withdrawal-4711", payment(before, Chain.P)));
        Wallet stranger = newWallet();
        stranger.pay(payment(stranger, Chain.P, THIRD)).execute();
        addBlocks(3000);
        fund(Chain.P, 1);
        network.faults(method -> {
            if (method.equals("platform.getBlockByHeight")) {
                clock.pass(Duration.ofMillis(20));
            }
            return null;
        });
        Wallet wallet = newWallet(store);
        Call<?> call = (isCancelled
                        ? wallet.cancel("withdrawal-4711")
                        : wallet.pay("withdrawal-4711", payment(wallet, Chain.P)))
                .timeout(Duration.ofSeconds(10));

        for (int run = 0; run < 10 && !store.unfinished().isEmpty(); run++) {
            Object unused = ended(call);
        }

        assertThat(store.unfinished()).isEmpty();
        assertThat(fake.ledger().accepted()).hasSize(isCancelled ? 1 : 2);
    }

    /** So that a run of a name that stays refused comes to its decision, however often it runs. */
    @Test
    void the_first_search_of_each_run_reads_a_thousand_further_blocks() {
        clock.randomize(1);
        fund(Chain.P, 1);
        addBlocks(4500);
        Wallet wallet = newWallet();
        refuseEach("staking period is too short");

        for (int run = 1; run <= 3; run++) {
            assertThat(ended(wallet.pay("withdrawal-4711", payment(wallet, Chain.P))))
                    .isInstanceOf(TxRefusedException.class);
            assertThat(fake.receivedCount("platform.getBlockByHeight")).isBetween(1000 * run, 1000 * run + 50);
        }
        addBlocks(3000);
        assertThat(ended(wallet.pay("withdrawal-4711", payment(wallet, Chain.P))))
                .isInstanceOf(TxRefusedException.class);

        assertThat(fake.receivedCount("platform.getBlockByHeight"))
                .as("a thousand newer ones, too")
                .isBetween(5000, 5100);
    }

    /** The height comes from another node, which does not lag. */
    @Test
    void blocks_that_a_node_does_not_have_yet_are_read_by_the_next_search() {
        clock.randomize(1);
        fund(Chain.C, 2);
        Wallet wallet = newWallet();
        IssuedTx paid = wallet.pay(payment(wallet, Chain.C)).execute();
        SpenderSearch search =
                SpenderSearch.of(node, Chain.C, Spendable.of(paid.tx().unsigned()));
        fake.on("eth_getBlockByNumber")
                .respond("null")
                .times(node.evm("C").blockNumber().execute().toBigInteger().intValueExact());

        assertThat(search.next().execute()).isEmpty();

        assertThat(search.next().execute().map(Spender::id)).contains(paid.id().toString());
    }

    /** Nothing has used its nonce, as the account's count says. */
    @Test
    void no_block_is_read_while_an_export_waits_in_the_pool() {
        fund(Chain.C, 2);
        Wallet wallet = newWallet();
        fake.ledger().hold();

        assertThat(ended(wallet.pay(payment(wallet, Chain.C)).timeout(Duration.ofSeconds(30))))
                .isInstanceOf(TxUnconfirmedException.class);

        assertThat(fake.receivedCount("eth_blockNumber")).isZero();
    }

    @Test
    void a_transaction_that_is_accepted_is_found_itself() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        IssuedTx paid = wallet.pay(payment(wallet, Chain.P)).execute();

        assertThat(SpenderSearch.of(node, Chain.P, Spendable.of(paid.tx().unsigned()))
                        .next()
                        .execute()
                        .map(Spender::id))
                .contains(paid.id().toString());
    }
}

package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoQuery;
import io.github.avalanche4j.node.utxo.Utxos;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.CChainBuilder;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import io.github.avalanche4j.wallet.builder.Funds;
import io.github.avalanche4j.wallet.builder.NetworkIds;
import io.github.avalanche4j.wallet.builder.XChainBuilder;
import io.github.avalanche4j.wallet.builder.XChainPrices;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exports of which there are more than a page lists. */
class ExportedUtxosTest extends LiveTest {
    private static final int MANY = 350; // that fit into one transaction of each chain
    private static final int TRANSACTIONS = 3;
    private static final NAvax SMALL = NAvax.ofAvax("0.01");

    private final Signer sender = TestedNetwork.newSigner();
    private final Signer receiver = TestedNetwork.newSigner();

    /** Exports outputs to the receiver in one transaction. */
    private void export(Chain from, Chain to, List<TxOutput> outputs) {
        NetworkIds ids = network.ids();
        BigInteger before = network.balance(from, sender);
        BuiltTx built = from == Chain.X ? ofX(ids, to, outputs) : ofC(ids, to, outputs);
        network.wallet(sender)
                .send(SignedTx.of(built).sign(sender))
                .timeout(TestedNetwork.LONG)
                .execute();
        if (from == Chain.C) {
            network.awaitBalance(sender, balance -> balance.compareTo(before) < 0);
        }
    }

    private BuiltTx ofX(NetworkIds ids, Chain to, List<TxOutput> outputs) {
        NAvax fee = network.node().avm().getTxFee().execute().txFee();
        List<Utxo> utxos = network.node().avm().utxos(List.of(network.address(Chain.X, sender))).stream()
                .toList();
        Funds funds = Funds.of(
                utxos,
                List.of(network.address(Chain.X, sender)),
                network.node().platform().getTimestamp().execute());
        return new XChainBuilder(ids, new XChainPrices(fee, fee), funds).exportTo(ids.of(to), outputs);
    }

    private BuiltTx ofC(NetworkIds ids, Chain to, List<TxOutput> outputs) {
        EvmClient evm = network.node().evm("C");
        EvmAddress address = sender.publicKey().evmAddress();
        EvmAccount account = new EvmAccount(
                address,
                evm.getBalance(address, BlockRef.LATEST).execute(),
                evm.getTransactionCount(address, BlockRef.LATEST).execute());
        BigInteger price = evm.baseFee().execute().multiply(BigInteger.TWO).add(BigInteger.TEN);
        return new CChainBuilder(ids, price).exportTo(ids.of(to), outputs, List.of(account));
    }

    /** Imports as much as one transaction can, which may need all the gas that the P-Chain has for ten seconds. */
    private IssuedTx importSome(Wallet wallet, Chain from, Chain to) {
        while (true) {
            try {
                return TestedNetwork.pay(wallet, request(wallet, from, to));
            } catch (TxRefusedException e) {
                if (e.reason() != TxRefusedException.Reason.CAPACITY) {
                    throw e;
                }
                network.fake().ifPresent(fake -> fake.ledger().advance(Duration.ofSeconds(10)));
            }
        }
    }

    private TxRequest request(Wallet wallet, Chain from, Chain to) {
        return switch (to) {
            case P -> wallet.p().importFrom(from, network.address(Chain.P, receiver));
            case X -> wallet.x().importFrom(from, network.address(Chain.X, receiver));
            case C -> wallet.c().importFrom(from, receiver.publicKey().evmAddress());
        };
    }

    @ParameterizedTest
    @CsvSource({"X,P", "X,C", "C,X"})
    void more_than_a_page_is_listed_once_each_and_imported_in_full(Chain from, Chain to) {
        network.fund(from, sender, 2, NAvax.ofAvax("6"));
        for (int i = 0; i < TRANSACTIONS; i++) {
            export(from, to, Collections.nCopies(MANY, network.avax(to, SMALL, receiver)));
        }

        List<Utxo> exported = network.exported(from, to, receiver);
        assertThat(exported.stream().map(Utxo::utxoId)).doesNotHaveDuplicates().hasSize(TRANSACTIONS * MANY);

        Wallet wallet = network.wallet(receiver);
        List<IssuedTx> imports = new ArrayList<>();
        do {
            imports.add(importSome(wallet, from, to));
        } while (!network.exported(from, to, receiver).isEmpty());

        BigInteger fees = imports.stream().map(tx -> tx.fee().toBigInteger()).reduce(BigInteger.ZERO, BigInteger::add);
        BigInteger expected = TestedNetwork.sum(exported).subtract(fees);
        BigInteger received = to == Chain.C
                ? network.awaitBalance(receiver, balance -> balance.compareTo(expected) >= 0)
                : network.balance(to, receiver);
        assertThat(received).isEqualTo(expected);
    }

    @Test
    void a_large_export_to_the_c_chain_is_imported_in_spite_of_more_than_a_page_of_dust() {
        network.fund(Chain.X, sender, 2, NAvax.ofAvax("2"));
        List<TxOutput> dust = Collections.nCopies(MANY, network.avax(Chain.C, NAvax.of(1), receiver));
        for (int i = 0; i < TRANSACTIONS; i++) {
            export(Chain.X, Chain.C, dust);
        }
        export(Chain.X, Chain.C, List.of(network.avax(Chain.C, NAvax.ofAvax("1"), receiver)));

        importSome(network.wallet(receiver), Chain.X, Chain.C);

        BigInteger received = network.awaitBalance(receiver, balance -> balance.signum() > 0);
        assertThat(received).isBetween(BigInteger.valueOf(990_000_000), BigInteger.valueOf(1_000_002_000));
    }

    /** See {@code linkeddb.NewIteratorWithStart} of AvalancheGo; with Helicon, the C-Chain names what comes next. */
    @ParameterizedTest
    @CsvSource({"X,P", "X,C", "C,X"})
    void a_page_of_exports_begins_with_the_last_one_of_the_page_before(Chain from, Chain to) {
        network.fund(from, sender, 1, NAvax.ofAvax("1"));
        export(from, to, Collections.nCopies(3, network.avax(to, SMALL, receiver)));

        Utxos first = page(from, to, query -> query.limit(2));
        Utxos second = page(
                from, to, query -> query.limit(2).startIndex(first.endIndex().orElseThrow()));
        Utxos third = page(
                from, to, query -> query.limit(2).startIndex(second.endIndex().orElseThrow()));

        assertThat(first.utxos()).hasSize(2);
        if (to == Chain.C && network.hasHelicon()) {
            assertThat(second.utxos()).hasSize(1).doesNotContainAnyElementsOf(first.utxos());
            assertThat(third.utxos()).isEmpty();
        } else {
            assertThat(second.utxos()).hasSize(2).contains(first.utxos().get(1));
            assertThat(third.utxos()).containsExactly(second.utxos().get(1));
            assertThat(third.endIndex()).isEqualTo(second.endIndex());
        }
    }

    private Utxos page(Chain from, Chain to, Consumer<UtxoQuery> query) {
        NodeClient node = network.node();
        String source = from.name();
        List<Bech32Address> addresses = List.of(network.address(to, receiver));
        Consumer<UtxoQuery> exports = q -> query.accept(q.sourceChain(source));
        return switch (to) {
            case P -> node.platform().getUtxos(addresses, exports).execute();
            case X -> node.avm().getUtxos(addresses, exports).execute();
            case C -> node.avax().getUtxos(addresses, source, query).execute();
        };
    }
}

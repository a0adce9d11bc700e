package io.github.avalanche4j.node.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.block.CChainBlock.Payment;
import io.github.avalanche4j.node.eth.EvmSignedTransaction;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.AtomicImportTx.EvmOutput;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.testing.FakeNode;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Deposits in blocks: of recorded blocks of a node of AvalancheGo 1.14.2, and of transactions made here. */
class PaidToTest {
    private static final Id AVAX = Id.of(Bytes.fromHex("0a".repeat(32)));
    private static final Bech32Address OURS = address("01");
    private static final Bech32Address ALSO_OURS = address("02");
    private static final Bech32Address THEIRS = address("03");
    private static final EvmAddress ACCOUNT = EvmAddress.parse("0x" + "01".repeat(20));

    private static Bech32Address address(String fill) {
        return Bech32Address.of("P", Network.FUJI, Bytes.fromHex(fill.repeat(20)));
    }

    private static TxOutput output(long amount, long threshold, Bech32Address... owners) {
        return new TxOutput(
                AVAX,
                new TransferOutput(
                        UInt64.of(amount),
                        new OutputOwners(Instant.EPOCH, threshold, List.of(owners)),
                        Optional.empty()));
    }

    private static Tx tx(UnsignedTx unsigned) {
        return new Tx(Id.of(Bytes.fromHex("0b".repeat(32))), unsigned, List.of());
    }

    private static Tx paying(TxOutput... outputs) {
        return tx(new BaseTx(Network.FUJI, Id.EMPTY, List.of(outputs), List.of(), Bytes.EMPTY));
    }

    private static final Tx UNKNOWN = tx(new UnknownTx(Bytes.fromHex("00"), JsonTree.parse("null")));

    private static PChainBlock block(PChainBlock.Kind kind, Tx... txs) {
        return new PChainBlock(kind, Id.EMPTY, Id.EMPTY, UInt64.ZERO, Optional.empty(), List.of(txs));
    }

    @Test
    void outputs_that_the_addresses_can_sign_for_are_paid_to_them() {
        PChainBlock block = block(
                PChainBlock.Kind.STANDARD,
                paying(
                        output(1, 1, OURS),
                        output(2, 1, THEIRS),
                        output(3, 1, OURS, THEIRS),
                        output(4, 2, OURS, THEIRS),
                        output(5, 2, OURS, ALSO_OURS),
                        output(6, 0)));
        Bech32Address onTheXChain = Bech32Address.of("X", Network.FUJI, ALSO_OURS.bytes());

        assertThat(block.paidTo(List.of(OURS, onTheXChain)))
                .extracting(utxo -> utxo.utxoId().outputIndex())
                .containsExactly(0L, 2L, 4L);
        assertThat(block.paidTo(List.of())).isEmpty();
    }

    @Test
    void a_proposed_transaction_has_not_paid() {
        assertThat(block(PChainBlock.Kind.PROPOSAL, paying(output(1, 1, OURS)), paying(output(2, 1, OURS)))
                        .paidTo(List.of(OURS)))
                .extracting(utxo -> ((TransferOutput) utxo.output()).amount())
                .containsExactly(UInt64.of(1));
    }

    @Test
    void a_transaction_of_a_later_version_fails_instead_of_hiding_a_payment() {
        assertThatThrownBy(() -> block(PChainBlock.Kind.STANDARD, UNKNOWN).paidTo(List.of(OURS)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(UNKNOWN.id().toString());
        CChainBlock real = recordedC().get(0);
        CChainBlock unknown =
                new CChainBlock(real.header(), real.number(), real.timestamp(), real.transactions(), List.of(UNKNOWN));
        assertThatThrownBy(() -> unknown.paidTo(List.of(ACCOUNT), AVAX)).isInstanceOf(IllegalStateException.class);
    }

    private static <T> List<T> recorded(Index<T> index, String path) {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.index(path).appendRecorded();
            return node.index(index).decoded(0).stream()
                    .map(DecodedContainer::content)
                    .map(Optional::orElseThrow)
                    .toList();
        }
    }

    private static List<CChainBlock> recordedC() {
        return recorded(Index.C_BLOCK, "/ext/index/C/block");
    }

    @Test
    void recorded_blocks_pay_all_their_outputs_to_the_owners_of_them() {
        List<Utxo> paid = recorded(Index.X_BLOCK, "/ext/index/X/block").stream()
                .flatMap(block -> block.paidTo(owners(block)).stream())
                .toList();
        assertThat(paid).isNotEmpty();
        for (PChainBlock block : recorded(Index.P_BLOCK, "/ext/index/P/block")) {
            assertThat(block.paidTo(owners(block)))
                    .containsExactlyElementsOf(block.txs().stream()
                            .flatMap(tx -> tx.produced().stream())
                            .toList());
        }
    }

    private static List<Bech32Address> owners(Block block) {
        return block.txs().stream()
                .flatMap(tx -> tx.produced().stream())
                .flatMap(utxo -> utxo.output().owners().addresses().stream())
                .toList();
    }

    @Test
    void a_c_chain_block_pays_by_transactions_with_a_value_and_by_imports_of_avax() {
        CChainBlock real = recordedC().stream()
                .filter(block -> block.transactions().stream()
                        .anyMatch(tx -> tx.to().isPresent() && tx.value().signum() > 0))
                .findFirst()
                .orElseThrow();
        EvmSignedTransaction transfer = real.transactions().stream()
                .filter(tx -> tx.value().signum() > 0)
                .findFirst()
                .orElseThrow();
        Tx imported = tx(new AtomicImportTx(
                Network.FUJI,
                Id.EMPTY,
                Id.EMPTY,
                List.of(),
                List.of(
                        new EvmOutput(ACCOUNT, UInt64.of(7), AVAX),
                        new EvmOutput(ACCOUNT, UInt64.of(8), Id.EMPTY),
                        new EvmOutput(EvmAddress.parse("0x" + "02".repeat(20)), UInt64.of(9), AVAX))));
        CChainBlock block =
                new CChainBlock(real.header(), real.number(), real.timestamp(), real.transactions(), List.of(imported));

        assertThat(block.paidTo(List.of(ACCOUNT, transfer.to().orElseThrow()), AVAX))
                .contains(new Payment(
                        Id.of(transfer.hash().bytes()), transfer.to().orElseThrow(), transfer.value()))
                .endsWith(new Payment(imported.id(), ACCOUNT, BigInteger.valueOf(7_000_000_000L)));
        assertThat(block.paidTo(List.of(ACCOUNT), AVAX)).hasSize(1);
    }
}

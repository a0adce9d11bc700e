package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.CreateAssetTx;
import io.github.avalanche4j.node.tx.Credential;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.tx.platform.AdvanceTimeTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A value of a program that breaks a rule of the codec is refused with the field and the rule. */
class EncodingRulesTest {
    private static final Id ASSET = Id.of(filled(32, 7));

    private static Bytes filled(int size, int with) {
        return Bytes.fromHex("%02x".formatted(with).repeat(size));
    }

    private static Bech32Address address(int with) {
        return Bech32Address.of("P", Network.LOCAL, filled(20, with));
    }

    private static OutputOwners owners(Instant locktime, Bech32Address... addresses) {
        return new OutputOwners(locktime, 1, List.of(addresses));
    }

    private static TxOutput output(long amount, OutputOwners owners) {
        return new TxOutput(ASSET, new TransferOutput(UInt64.of(amount), owners, Optional.empty()));
    }

    private static TxInput input(int index, Long... signers) {
        return new TxInput(UtxoId.of(ASSET, index), ASSET, UInt64.of(5), List.of(signers), Optional.empty());
    }

    private static BaseTx base(List<TxOutput> outputs, List<TxInput> inputs) {
        return new BaseTx(Network.LOCAL, Id.EMPTY, outputs, inputs, Bytes.EMPTY);
    }

    static void refused(ThrowingCallable call, String argument, String rule) {
        assertThatExceptionOfType(InvalidRequestException.class)
                .isThrownBy(call)
                .satisfies(refusal -> {
                    assertThat(refusal.argument()).isEqualTo(argument);
                    assertThat(refusal.rule()).contains(rule);
                });
    }

    private static void refused(UnsignedTx tx, String argument, String rule) {
        refused(() -> PChainCodec.encodeUnsignedTx(tx), argument, rule);
        refused(() -> PChainCodec.encodeTx(new Tx(Id.EMPTY, tx, List.of())), argument, rule);
    }

    @Test
    void lists_must_be_sorted_and_most_have_no_duplicates() {
        TxOutput small = output(1, owners(Instant.EPOCH, address(1)));
        TxOutput large = output(2, owners(Instant.EPOCH, address(1)));

        refused(base(List.of(large, small), List.of()), "outputs[1]", "sorted by asset id, then by encoded output");
        refused(base(List.of(), List.of(input(2), input(1))), "inputs[1]", "sorted by transaction id");
        refused(base(List.of(), List.of(input(1), input(1))), "inputs[1]", "without duplicates");
        refused(
                base(List.of(output(1, owners(Instant.EPOCH, address(2), address(1)))), List.of()),
                "outputs[0].output.addresses[1]",
                "sorted by bytes, without duplicates");
        refused(base(List.of(), List.of(input(1, 1L, 0L))), "inputs[0].input.signatureIndices[1]", "sorted by number");
        assertThat(PChainCodec.encodeUnsignedTx(base(List.of(small, small), List.of())))
                .as("equal outputs are allowed")
                .isNotNull();
    }

    @Test
    void an_address_must_be_of_the_network_of_the_transaction() {
        Bech32Address elsewhere = Bech32Address.of("P", Network.FUJI, filled(20, 1));

        refused(
                base(List.of(output(1, owners(Instant.EPOCH, elsewhere))), List.of()),
                "outputs[0].output.addresses[0]",
                "an address of the transaction's network, local1…");
    }

    @Test
    void numbers_texts_and_times_must_fit() {
        OutputOwners negative = new OutputOwners(Instant.EPOCH, -1, List.of());
        refused(base(List.of(output(1, negative)), List.of()), "outputs[0].output.threshold", "from 0 to 4294967295");
        refused(new AdvanceTimeTx(Instant.ofEpochSecond(-1)), "time", "whole seconds from 0 on");
        refused(new AdvanceTimeTx(Instant.ofEpochSecond(1, 5)), "time", "whole seconds from 0 on");
        BaseTx base = base(List.of(), List.of());
        refused(
                () -> XChainCodec.encodeUnsignedTx(new CreateAssetTx(base, "a".repeat(65536), "A", 0, List.of())),
                "name",
                "at most 65535 bytes");
        refused(
                () -> XChainCodec.encodeUnsignedTx(new CreateAssetTx(base, "\uD800", "A", 0, List.of())),
                "name",
                "half surrogate pairs");
        refused(
                new BaseTx(Network.LOCAL, Id.EMPTY, List.of(), List.of(), Bytes.of(new byte[262_144])),
                "tx",
                "at most 262144 bytes");
        Credential signed = new Credential(Fx.SECP256K1, List.of(Bytes.of(new byte[64])));
        refused(
                () -> PChainCodec.encodeTx(new Tx(Id.EMPTY, base, List.of(signed))),
                "credentials[0].signatures[0]",
                "65 bytes");
    }

    @Test
    void every_number_of_seconds_is_written_back() {
        for (long seconds :
                new long[] {0, 1, 31556889864403199L, 31556889864403200L, Long.MAX_VALUE, Long.MIN_VALUE, -1}) {
            UInt64 given = UInt64.fromBits(seconds);
            Bytes bytes = Bytes.fromHex("0x000000000013" + "%016x".formatted(given.longValue()));

            assertThat(PChainCodec.encodeUnsignedTx(PChainCodec.parseUnsignedTx(bytes)))
                    .isEqualTo(bytes);
        }
    }

    @Test
    void a_kind_of_another_chain_is_refused() {
        AtomicExportTx export = new AtomicExportTx(Network.LOCAL, ASSET, Id.EMPTY, List.of(), List.of());
        refused(export, "unsignedTx", "a transaction of the P-Chain");
        TxOutput locked = new TxOutput(
                ASSET, new TransferOutput(UInt64.of(1), owners(Instant.EPOCH), Optional.of(Instant.ofEpochSecond(9))));
        refused(
                () -> XChainCodec.encodeUnsignedTx(base(List.of(locked), List.of())),
                "outputs[0].output.type",
                "the type id of an output (7)");
        Credential nft = new Credential(Fx.NFT, List.of());
        refused(
                () -> PChainCodec.encodeTx(new Tx(Id.EMPTY, base(List.of(), List.of()), List.of(nft))),
                "credentials[0].type",
                "a type that chains accept here");
    }

    @Test
    void a_transaction_without_known_bytes_is_refused() {
        UnknownTx json = new UnknownTx(Bytes.EMPTY, JsonTree.parse("{}"));

        refused(
                () -> PChainCodec.encodeTx(new Tx(Id.EMPTY, json, List.of())),
                "unsignedTx",
                "of a kind whose bytes are known");
    }

    @Test
    void a_block_must_have_the_parts_of_its_kind_alone() {
        Tx tx = new Tx(Id.EMPTY, new AdvanceTimeTx(Instant.EPOCH), List.of());
        PChainBlock commit = new PChainBlock(
                PChainBlock.Kind.COMMIT, Id.EMPTY, Id.EMPTY, UInt64.of(1), Optional.empty(), List.of(tx));

        refused(() -> PChainCodec.encodeBlock(commit), "block", "without parts that its kind does not have");
    }
}

package io.github.avalanche4j.wallet.sign;

import static io.github.avalanche4j.wallet.Vectors.bytes;
import static io.github.avalanche4j.wallet.Vectors.elements;
import static io.github.avalanche4j.wallet.Vectors.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.testing.SampleTransaction;
import io.github.avalanche4j.testing.Samples;
import io.github.avalanche4j.wallet.builder.BuilderCase;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One or two parties sign transactions as AvalancheGo's own wallet does. */
class SignedTxVectorsTest {
    static Stream<BuilderCase> signed() {
        return BuilderCase.all()
                .filter(c -> c.expect().has("unsigned") && !c.expect().has("refusedByNode"));
    }

    static Stream<BuilderCase> completed() {
        return signed().filter(c -> c.expect().has("completed"));
    }

    private static Signer[] signers(List<PrivateKey> keys) {
        return keys.stream().map(LocalSigner::of).toArray(Signer[]::new);
    }

    /** What the first signer of a case knows. */
    private static SignedTx unsigned(BuilderCase c) {
        BuiltTx built = c.build();
        List<Utxo> utxos = c.utxos();
        Set<Utxo> unknown = elements(c.json().path("unknownToSigner"))
                .map(index -> utxos.get(index.asInt()))
                .collect(Collectors.toSet());
        List<Utxo> known = built.spent().utxos().stream()
                .filter(utxo -> !unknown.contains(utxo))
                .toList();
        SpentOutputs spent = new SpentOutputs(c.chain(), known, built.spent().authorization());
        return SignedTx.parse(SignedTx.of(built).bytes(), spent);
    }

    @ParameterizedTest
    @MethodSource("signed")
    void a_signed_transaction_has_the_bytes_and_the_id_that_the_node_gives_it(BuilderCase c) {
        JsonNode expected = c.expect();

        SignedTx tx = unsigned(c).sign(signers(c.keys("keys")));

        assertThat(tx.bytes()).isEqualTo(bytes(expected, "signed"));
        assertThat(tx.id()).isEqualTo(id(expected, "txID"));
        assertThat(tx.tx().id()).isEqualTo(tx.id());
        assertThat(tx.tx()).isEqualTo(c.chain().parseTx(tx.bytes()));
        assertThat(tx.tx().credentials())
                .hasSize(expected.required("credentials").asInt());
        assertThat(tx.missingSignatures())
                .isEqualTo(expected.required("missingSignatures").asInt());
        assertThat(tx.isComplete()).isEqualTo(tx.missingSignatures() == 0);
    }

    @ParameterizedTest
    @MethodSource("completed")
    void a_second_party_on_another_machine_adds_its_signatures(BuilderCase c) {
        BuiltTx built = c.build();
        SignedTx half = unsigned(c).sign(signers(c.keys("keys")));
        SpentOutputs sent = SpentOutputs.parse(built.spent().bytes(), c.network());
        assertThat(sent).isEqualTo(built.spent());

        SignedTx whole = SignedTx.parse(half.bytes(), sent).sign(signers(c.keys("secondKeys")));

        JsonNode expected = c.expect().required("completed");
        assertThat(whole.bytes()).isEqualTo(bytes(expected, "signed"));
        assertThat(whole.id()).isEqualTo(id(expected, "txID")).isNotEqualTo(half.id());
        assertThat(whole.missingSignatures())
                .isEqualTo(expected.path("missingSignatures").asInt());
        assertThat(whole.isComplete()).isEqualTo(whole.missing().isEmpty());
    }

    @Test
    void there_are_as_many_cases_as_the_vectors_say() {
        assertThat(signed()).hasSize(310);
        assertThat(completed()).hasSizeGreaterThan(37);
    }

    static List<SampleTransaction> samples() {
        return Samples.transactions();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void a_sample_has_the_id_and_the_unsigned_bytes_that_it_names(SampleTransaction sample) {
        Chain chain = Chain.valueOf(sample.chain());
        Bytes signed = Bytes.fromHex(sample.signed());

        Tx tx = chain.parseTx(signed);

        assertThat(tx.id()).isEqualTo(Id.parse(sample.txId()));
        assertThat(chain.encodeUnsignedTx(tx.unsigned())).isEqualTo(Bytes.fromHex(sample.unsigned()));
        assertThat(sample.kind()).startsWith(sample.chain() + ".");
    }

    @Test
    void there_is_one_sample_of_each_kind_that_the_wallet_builds() {
        assertThat(samples())
                .extracting(SampleTransaction::kind)
                .doesNotHaveDuplicates()
                .hasSize(28);
        assertThatThrownBy(() -> Samples.transaction("P.Nothing"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("P.Nothing", "P.BaseTx", "X.mintNFT");
    }

    @Test
    void a_signed_transaction_is_made_of_a_sample_and_its_utxos() {
        SampleTransaction sample = Samples.transaction("P.BaseTx");
        Network network = Network.of(sample.networkId());
        List<Utxo> utxos = sample.utxos().stream()
                .map(utxo -> Chain.P.parseUtxo(Bytes.fromHex(utxo), network))
                .toList();

        SignedTx tx =
                SignedTx.parse(Bytes.fromHex(sample.signed()), new SpentOutputs(Chain.P, utxos, Optional.empty()));

        assertThat(tx.isComplete()).isTrue();
        assertThat(tx.id()).isEqualTo(Id.parse(sample.txId()));
    }
}

package io.github.avalanche4j.wallet.sign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.testing.SampleTransaction;
import io.github.avalanche4j.testing.Samples;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The wallet reads the sample transactions of sdk-testing. Their bytes come from AvalancheGo's wallet. */
class SampleTransactionsTest {
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
    void there_is_one_of_each_kind_that_the_wallet_builds() {
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

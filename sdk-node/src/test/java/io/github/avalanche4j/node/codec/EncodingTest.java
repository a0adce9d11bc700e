package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.codec.Vectors.Case;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A parsed value is written back to the same bytes. */
class EncodingTest {
    private static final int LIMIT = 262144;

    static Stream<Case> wellFormed() {
        return Vectors.wellFormed()
                .filter(one -> !one.text("kind").equals("proposervm.prefork")); // bare blocks, not ProposerVM blocks
    }

    static Stream<Case> oddities() {
        return Vectors.of("malformed", "accepted-oddity");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"wellFormed", "oddities"})
    void a_parsed_value_is_written_back(Case one) {
        String format = one.node().has("format") ? one.text("format") : one.format();
        Codec<Object> codec = Codec.of(one.bytes().size() > LIMIT ? format + ", large" : format);

        assertThat(codec.write(codec.parse(one.bytes()))).isEqualTo(one.bytes());
    }

    static Stream<Case> txs() {
        return Stream.of("pchain_txs", "xchain_txs", "cchain_atomic_txs").flatMap(Vectors::of);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("txs")
    void a_valid_transaction_needs_no_id_to_be_written(Case one) {
        assumeThat(one.bytes().size()).isLessThanOrEqualTo(LIMIT);
        Bytes unsigned = one.bytes().slice(0, one.node().get("unsignedLength").asInt());
        Codec<Tx> signedTx = Codec.of(one.text("kind"));
        Codec<UnsignedTx> unsignedTx = Codec.of(one.text("kind") + ", unsigned");

        Tx tx = signedTx.parse(one.bytes());

        assertThat(unsignedTx.write(tx.unsigned())).isEqualTo(unsigned);
        assertThat(signedTx.write(new Tx(Id.EMPTY, tx.unsigned(), tx.credentials())))
                .isEqualTo(one.bytes());
        assertThat(unsignedTx.parse(unsigned)).isEqualTo(tx.unsigned());
    }
}

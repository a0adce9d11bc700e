package io.github.avalanche4j.wallet.builder;

import static io.github.avalanche4j.wallet.Vectors.bytes;
import static io.github.avalanche4j.wallet.Vectors.elements;
import static io.github.avalanche4j.wallet.Vectors.id;
import static io.github.avalanche4j.wallet.Vectors.nAvax;
import static io.github.avalanche4j.wallet.Vectors.number;
import static io.github.avalanche4j.wallet.Vectors.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.Vectors;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The builders build the transactions that AvalancheGo's own wallet builds from the same UTXOs. */
class BuilderVectorsTest {
    static Stream<BuilderCase> built() {
        return BuilderCase.all()
                .filter(c -> c.expect().has("unsigned") && !c.expect().has("refusedByNode"));
    }

    static Stream<BuilderCase> refusedByNode() {
        return BuilderCase.all().filter(c -> c.expect().has("refusedByNode") && !isTooLargeAnImport(c));
    }

    /** AvalancheGo's wallet imports everything, also if no node accepts the transaction. */
    private static boolean isTooLargeAnImport(BuilderCase c) {
        return c.toString().equals("C.Import.dust-150-over-the-block-gas-limit");
    }

    static Stream<BuilderCase> failed() {
        return BuilderCase.all().filter(c -> c.expect().has("error"));
    }

    @ParameterizedTest
    @MethodSource("built")
    void a_transaction_has_the_bytes_and_the_fee_that_the_node_gives_it(BuilderCase c) {
        JsonNode expected = c.expect();

        BuiltTx tx = c.build();

        assertThat(tx.bytes()).isEqualTo(bytes(expected, "unsigned"));
        assertThat(tx.unsigned()).isEqualTo(Vectors.parsed(tx));
        assertThat(tx.fee()).isEqualTo(nAvax(expected, "fee"));
        List<Utxo> utxos = c.utxos();
        assertThat(utxos.stream().map(c.chain()::encodeUtxo))
                .isEqualTo(elements(c.json().path("utxos"))
                        .map(utxo -> bytes(utxo, "bytes"))
                        .toList());
        assertThat(tx.spent().utxos())
                .isEqualTo(elements(expected.path("consumed"))
                        .map(index -> utxos.get(index.asInt()))
                        .toList());
        assertThat(tx.unsigned().spent())
                .isEqualTo(tx.spent().utxos().stream().map(Utxo::utxoId).toList());
        if (expected.has("requiredFee")) {
            assertThat(tx.requiredFee()).isEqualTo(nAvax(expected, "requiredFee"));
            assertThat(tx.gas()).isEqualTo(number(expected, "gas"));
        }
        if (expected.has("complexity")) {
            assertThat(tx.complexity()).contains(complexity(expected)).contains(Complexity.of(tx.unsigned()));
            assertThat(tx.complexity().orElseThrow().bandwidth())
                    .as("the bytes of the signed transaction")
                    .isEqualTo(bytes(expected, "signed").size());
        }
    }

    @ParameterizedTest
    @MethodSource("refusedByNode")
    void what_the_node_would_refuse_is_refused_with_its_reason(BuilderCase c) {
        assertThatThrownBy(c::build)
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining(text(c.expect(), "refusedByNode"));
    }

    @Test
    void an_import_that_the_node_would_refuse_takes_fewer() {
        BuilderCase c = BuilderCase.all()
                .filter(BuilderVectorsTest::isTooLargeAnImport)
                .findFirst()
                .orElseThrow();

        BuiltTx tx = c.build();

        assertThat(tx.gas()).isLessThanOrEqualTo(UInt64.of(100_000));
        assertThat(tx.spent().utxos()).hasSize(82);
        assertThat(tx.left()).isEqualTo(68);
    }

    @ParameterizedTest
    @MethodSource("failed")
    void what_cannot_be_built_fails_as_it_does_in_the_nodes_wallet(BuilderCase c) {
        JsonNode expected = c.expect();

        switch (text(expected, "error")) {
            case "insufficientFunds" ->
                assertThatThrownBy(c::build)
                        .isInstanceOfSatisfying(InsufficientFundsException.class, e -> {
                            if (expected.has("missingAmount")) {
                                assertThat(e.missing()).contains(number(expected, "missingAmount"));
                                assertThat(e.assetId()).contains(id(expected, "missingAsset"));
                            }
                        })
                        .hasMessageContaining("insufficient funds");
            case "insufficientAuthorization" ->
                assertThatThrownBy(c::build)
                        .isInstanceOf(NotAuthorizedException.class)
                        .hasMessageContaining("insufficient authorization");
            case "unknownOwner" -> // an owner is an argument here, so it is never unknown
                assertThatThrownBy(c::build)
                        .isInstanceOfAny(IllegalArgumentException.class, NoSuchElementException.class);
            case "noChangeAddress" ->
                assertThatThrownBy(c::build)
                        .isInstanceOf(InvalidRequestException.class)
                        .hasMessageContaining("at least one address that signs");
            case "overflow" ->
                assertThatThrownBy(c::build)
                        .isInstanceOf(InvalidRequestException.class)
                        .hasMessageContaining("overflow");
            default -> throw new AssertionError(expected.toString());
        }
    }

    private static Complexity complexity(JsonNode c) {
        JsonNode four = c.required("complexity");
        return new Complexity(
                four.get(0).asLong(),
                four.get(1).asLong(),
                four.get(2).asLong(),
                four.get(3).asLong());
    }

    static Stream<JsonNode> fees() {
        return Vectors.cases("fees");
    }

    @ParameterizedTest
    @MethodSource("fees")
    void the_fee_of_a_transaction_is_the_nodes(JsonNode c) {
        List<UInt64> weights = elements(c.required("weights"))
                .map(weight -> UInt64.parse(weight.asText()))
                .toList();
        PChainPrices prices = new PChainPrices(weights, nAvax(c, "price"), UInt64.MAX);
        UnsignedTx tx = PChainCodec.parseUnsignedTx(bytes(c, "unsigned"));
        assertThat(PChainCodec.encodeUnsignedTx(tx)).isEqualTo(bytes(c, "unsigned"));
        switch (c.path("error").asText()) {
            case "unsupportedTransaction" ->
                assertThatThrownBy(() -> Complexity.of(tx))
                        .isInstanceOf(InvalidRequestException.class)
                        .hasMessageContaining("unsupported transaction type");
            case "invalidMessage" ->
                assertThatThrownBy(() -> Complexity.of(tx)).hasMessageContaining("Warp message is malformed");
            case "overflow" ->
                assertThatThrownBy(() -> prices.fee(Complexity.of(tx))).hasMessageContaining("overflow");
            default -> {
                Complexity complexity = Complexity.of(tx);
                assertThat(complexity).isEqualTo(complexity(c));
                assertThat(complexity.gas(weights)).isEqualTo(number(c, "gas"));
                assertThat(prices.fee(complexity)).isEqualTo(nAvax(c, "fee"));
            }
        }
    }

    @Test
    void there_are_as_many_cases_as_the_vectors_say() {
        assertThat(BuilderCase.all()).hasSize(378);
        assertThat(built()).hasSize(310);
        assertThat(refusedByNode()).hasSize(8);
        assertThat(failed()).hasSize(59);
        assertThat(fees()).hasSize(40);
    }
}

package io.github.avalanche4j.wallet;

import static io.github.avalanche4j.wallet.Vectors.bytes;
import static io.github.avalanche4j.wallet.Vectors.elements;
import static io.github.avalanche4j.wallet.Vectors.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.codec.CChainCodec;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.codec.XChainCodec;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.wallet.builder.Chain;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each transaction and UTXO in the vectors of AvalancheGo's own wallet is written as the same bytes. */
class RoundTripVectorsTest {
    @ParameterizedTest
    @CsvSource({
        "pchain_transfers,57",
        "pchain_staking,76",
        "pchain_subnets,77",
        "pchain_l1,71",
        "xchain,65",
        "cchain,32"
    })
    void a_parsed_value_is_written_back(String file, int cases) {
        long seen = Vectors.cases(file).peek(RoundTripVectorsTest::check).count();

        assertThat(seen).isEqualTo(cases);
    }

    @Test
    void the_transactions_of_the_fee_vectors_are_written_back() {
        List<Bytes> all =
                Vectors.cases("fees").map(one -> bytes(one, "unsigned")).toList();

        assertThat(all)
                .hasSize(40)
                .allSatisfy(unsigned -> assertThat(PChainCodec.encodeUnsignedTx(PChainCodec.parseUnsignedTx(unsigned)))
                        .isEqualTo(unsigned));
    }

    private static void check(JsonNode one) {
        Chain chain = Chain.valueOf(text(one, "chain"));
        Network network =
                Network.of(one.required("context").required("networkID").asLong());
        elements(one.required("utxos")).forEach(utxo -> {
            Bytes written = chain.encodeUtxo(chain.parseUtxo(bytes(utxo, "bytes"), network));
            assertThat(written).as(text(one, "name")).isEqualTo(bytes(utxo, "bytes"));
        });
        JsonNode expect = one.required("expect");
        if (expect.has("unsigned")) {
            Bytes unsigned = bytes(expect, "unsigned");
            assertThat(chain.encodeUnsignedTx(parsed(chain, unsigned)))
                    .as(text(one, "name"))
                    .isEqualTo(unsigned);
        }
        signed(chain, one, expect);
        signed(chain, one, expect.path("completed"));
    }

    private static void signed(Chain chain, JsonNode one, JsonNode holder) {
        if (holder.has("signed")) {
            Bytes signed = bytes(holder, "signed");
            assertThat(chain.encodeTx(chain.parseTx(signed)))
                    .as(text(one, "name"))
                    .isEqualTo(signed);
        }
    }

    private static UnsignedTx parsed(Chain chain, Bytes unsigned) {
        return switch (chain) {
            case P -> PChainCodec.parseUnsignedTx(unsigned);
            case X -> XChainCodec.parseUnsignedTx(unsigned);
            case C -> CChainCodec.parseUnsignedAtomicTx(unsigned);
        };
    }
}

package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.Block;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.block.Epoch;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.block.ProposerVmBlock;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.block.XChainVertex;
import io.github.avalanche4j.node.codec.Vectors.Case;
import io.github.avalanche4j.node.tx.Tx;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every block, vertex and container of the vectors: fields, ids and JSON are what AvalancheGo reads. */
class BlockVectorsTest {
    static Stream<Case> pChainBlocks() {
        return Vectors.of("pchain_blocks", "pchain.block");
    }

    static Stream<Case> xChainBlocks() {
        return Vectors.of("xchain_blocks", "xchain.block");
    }

    static Stream<Case> cChainBlocks() {
        return Vectors.of("cchain_blocks", "cchain.block");
    }

    static Stream<Case> vertices() {
        return Vectors.of("xchain_vertices", "xchain.vertex");
    }

    static Stream<Case> proposerVmBlocks() {
        return Stream.concat(Vectors.of("proposervm"), Vectors.of("containers"))
                .filter(block -> !block.text("kind").equals("proposervm.prefork"));
    }

    static Stream<Case> bareBlocks() {
        return Vectors.of("proposervm", "proposervm.prefork");
    }

    @Test
    void there_are_blocks_of_every_kind() {
        assertThat(pChainBlocks()).hasSize(60);
        assertThat(pChainBlocks().map(block -> block.text("type")).distinct()).hasSize(9);
        assertThat(xChainBlocks()).hasSize(12);
        assertThat(cChainBlocks()).hasSize(30);
        assertThat(vertices()).hasSize(8);
        assertThat(proposerVmBlocks()).hasSize(42 + 96);
        assertThat(bareBlocks()).hasSize(14);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pChainBlocks")
    void a_p_chain_block_has_the_fields_that_the_node_reads(Case expected) {
        PChainBlock block = PChainCodec.parseBlock(expected.bytes());

        isWhatTheNodeReads(PChainBlock.class, block, expected.json());
        String kind =
                expected.text("type").replaceAll("Banff|Apricot|Block", "").toUpperCase(Locale.ROOT);
        assertThat(block.kind()).hasToString(kind);
        assertThat(block.time().isPresent()).isEqualTo(expected.text("type").startsWith("Banff"));
        assertThat(block.proposal().isPresent()).isEqualTo(kind.equals("PROPOSAL"));
        assertThat(block.txs().stream().map(tx -> tx.id().toString()))
                .containsExactlyElementsOf(Vectors.texts(expected.node().at("/extra/txIDs")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("xChainBlocks")
    void an_x_chain_block_has_the_fields_that_the_node_reads(Case expected) {
        isWhatTheNodeReads(XChainBlock.class, XChainCodec.parseBlock(expected.bytes()), expected.json());
    }

    private static <B extends Block> void isWhatTheNodeReads(Class<B> type, B block, JsonNode json) {
        assertThat(block.id()).hasToString(json.get("id").asText());
        assertThat(block.parentId()).hasToString(json.get("parentID").asText());
        assertThat(block.height()).hasToString(json.get("height").asText());
        assertThat(Vectors.written(block)).isEqualTo(Vectors.expected(json));
        assertThat(Vectors.read(type, json))
                .as("read from the node's JSON")
                .isEqualTo(block)
                .hasSameHashCodeAs(block);
        assertThat((Object) Json.read(type, Json.write(block)))
                .as("read from our own JSON")
                .isEqualTo(block);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cChainBlocks")
    void a_c_chain_block_has_the_fields_that_the_node_reads(Case expected) {
        isWhatTheNodeReads(CChainCodec.parseBlock(expected.bytes()), expected.json());
    }

    private static void isWhatTheNodeReads(CChainBlock block, JsonNode json) {
        JsonNode header = json.get("header");
        assertThat(block.hash()).isEqualTo(EvmHash.parse(json.get("hash").asText()));
        assertThat(block.id()).hasToString(json.get("id").asText());
        assertThat(block.parentHash())
                .isEqualTo(EvmHash.parse(json.get("parentHash").asText()));
        assertThat(block.parentId().bytes().toHex())
                .isEqualTo(json.get("parentHash").asText());
        assertThat(block.number()).isEqualTo(json.get("number").bigIntegerValue());
        assertThat(block.height()).isEqualTo(UInt64.of(json.get("number").asLong()));
        assertThat(block.timestamp())
                .isEqualTo(
                        Instant.ofEpochMilli(json.get("timestampMilliseconds").asLong()));
        assertThat(block.gasLimit()).isEqualTo(quantity(header.get("gasLimit")));
        assertThat(block.gasUsed()).isEqualTo(quantity(header.get("gasUsed")));
        assertThat(block.baseFeePerGas())
                .isEqualTo(Optional.of(json.get("baseFee"))
                        .filter(JsonNode::isTextual)
                        .map(fee -> new BigInteger(fee.asText())));
        assertThat(block.transactionHashes().stream().map(EvmHash::toString))
                .containsExactlyElementsOf(Vectors.texts(json.get("transactionHashes")));
        assertThat(block.txs()).hasSameSizeAs(json.get("atomicTxs"));
        for (int i = 0; i < block.txs().size(); i++) {
            JsonNode expected = json.get("atomicTxs").get(i);
            Tx tx = block.txs().get(i);
            assertThat(tx.id()).hasToString(expected.get("id").asText());
            assertThat(tx)
                    .isEqualTo(CChainCodec.parseAtomicTx(
                            Bytes.fromHex(expected.get("bytes").asText())));
            assertThat(tx).isEqualTo(Vectors.read(Tx.class, expected.get("json")));
        }
    }

    private static UInt64 quantity(JsonNode hex) {
        return UInt64.fromBits(new BigInteger(hex.asText().substring(2), 16).longValue());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("vertices")
    void a_vertex_has_the_fields_that_the_node_reads(Case expected) {
        XChainVertex vertex = XChainCodec.parseVertex(expected.bytes());
        JsonNode json = expected.json();

        assertThat(vertex.id()).isEqualTo(expected.id());
        assertThat(vertex.chainId()).hasToString(json.get("chainID").asText());
        assertThat(vertex.height()).hasToString(json.get("height").asText());
        assertThat(vertex.epoch()).isEqualTo(json.get("epoch").asLong());
        assertThat(vertex.isStopVertex()).isEqualTo(json.get("stopVertex").asBoolean());
        assertThat(vertex.parentIds().stream().map(Id::toString))
                .containsExactlyElementsOf(Vectors.texts(json.get("parentIDs")));
        assertThat(vertex.txs().stream().map(tx -> tx.id().toString()))
                .containsExactlyElementsOf(Vectors.texts(json.get("txIDs")));
        assertThat(vertex.txs())
                .isEqualTo(Vectors.texts(json.get("txs")).stream()
                        .map(tx -> XChainCodec.parseTx(Bytes.fromHex(tx)))
                        .toList());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("proposerVmBlocks")
    void a_proposervm_block_has_the_fields_that_the_node_reads(Case expected) {
        ProposerVmBlock block = ProposerVmCodec.parse(expected.bytes());
        JsonNode json = expected.json();

        assertThat(block.id()).isEqualTo(expected.id());
        assertThat(block.parentId()).hasToString(json.get("parentID").asText());
        assertThat(block.timestamp())
                .isEqualTo(optional(json, "timestamp").map(t -> Instant.ofEpochSecond(t.asLong())));
        assertThat(block.pChainHeight())
                .isEqualTo(optional(json, "pChainHeight").map(h -> UInt64.parse(h.asText())));
        assertThat(block.epoch()).isEqualTo(optional(json, "epoch").map(epoch -> Vectors.read(Epoch.class, epoch)));
        assertThat(block.proposer()).isEqualTo(optional(json, "proposer").map(node -> NodeId.parse(node.asText())));
        assertThat(block.certificate()).isEqualTo(hex(json, "certificate"));
        assertThat(block.signature()).isEqualTo(hex(json, "signature"));
        assertThat(block.inner()).isEqualTo(hex(json, "innerBytes"));
        if (json.has("inner")) {
            isWhatTheNodeReads(block.inner(), json.get("inner"));
        }
    }

    private static Optional<JsonNode> optional(JsonNode json, String field) {
        return Optional.ofNullable(json.get(field)).filter(value -> !value.isNull());
    }

    private static Bytes hex(JsonNode json, String field) {
        return optional(json, field).map(hex -> Bytes.fromHex(hex.asText())).orElse(Bytes.EMPTY);
    }

    private static void isWhatTheNodeReads(Bytes inner, JsonNode expected) {
        String type = expected.get("type").asText();
        JsonNode json = expected.get("json");
        if (type.equals("ethereum block")) {
            isWhatTheNodeReads(CChainCodec.parseBlock(inner), json);
        } else if (type.equals("StandardBlock")) {
            isWhatTheNodeReads(XChainBlock.class, XChainCodec.parseBlock(inner), json);
        } else {
            isWhatTheNodeReads(PChainBlock.class, PChainCodec.parseBlock(inner), json);
        }
    }
}

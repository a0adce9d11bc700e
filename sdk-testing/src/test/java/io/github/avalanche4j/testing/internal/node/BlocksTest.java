package io.github.avalanche4j.testing.internal.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.codec.Keccak;
import io.github.avalanche4j.testing.internal.codec.Rlp;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Held by blocks that a node made, see {@code blocks.json}. */
class BlocksTest {
    private static final JsonNode VECTORS = vectors();
    private static final String NO_EXT_DATA = "56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421";

    private static JsonNode vectors() {
        try (InputStream in = BlocksTest.class.getResourceAsStream("/blocks.json")) {
            return Json.MAPPER.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<JsonNode> blocks() {
        return StreamSupport.stream(VECTORS.get("blocks").spliterator(), false);
    }

    static Stream<JsonNode> containers() {
        return StreamSupport.stream(VECTORS.get("containers").spliterator(), false);
    }

    private static byte[] hex(JsonNode text) {
        return HexFormat.of().parseHex(text.textValue());
    }

    /** The contents of the items of an encoded list. */
    private static List<byte[]> contents(byte[] list) {
        return Rlp.items(Rlp.items(list).get(0));
    }

    private static byte[] id(JsonNode text) {
        return Cb58.decode(text.textValue(), 32);
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void p_and_x_chain_blocks_have_the_bytes_and_the_id_of_a_node(JsonNode vector) {
        char chain = vector.get("chain").textValue().charAt(0);
        List<byte[]> transactions = new ArrayList<>();
        vector.get("transactions").forEach(transaction -> transactions.add(hex(transaction)));

        byte[] block = Blocks.inner(
                chain,
                id(vector.get("parent")),
                vector.get("height").longValue(),
                vector.get("time").longValue(),
                transactions);

        assertThat(block).isEqualTo(hex(vector.get("bytes")));
        assertThat(Cb58.encode(Blocks.innerId(chain, block)))
                .isEqualTo(vector.get("id").textValue());
    }

    @ParameterizedTest
    @MethodSource("containers")
    void proposer_vm_blocks_have_the_bytes_and_the_id_of_a_node(JsonNode vector) {
        JsonNode epoch = vector.get("epoch");

        byte[] block = Blocks.proposerVm(
                id(vector.get("parent")),
                vector.get("timestamp").longValue(),
                vector.get("pChainHeight").longValue(),
                hex(vector.get("inner")),
                new Blocks.Epoch(
                        epoch.get("pChainHeight").longValue(),
                        epoch.get("number").longValue(),
                        epoch.get("startTime").longValue()));

        assertThat(block).isEqualTo(hex(vector.get("bytes")));
        assertThat(Cb58.encode(Blocks.proposerVmId(block)))
                .isEqualTo(vector.get("id").textValue());
    }

    @Test
    void the_id_of_a_c_chain_block_is_the_parent_hash_of_the_next() {
        List<JsonNode> recorded = containers().toList();

        byte[] parentHash =
                Rlp.items(contents(hex(recorded.get(1).get("inner"))).get(0)).get(0);

        assertThat(Blocks.innerId('C', hex(recorded.get(0).get("inner")))).isEqualTo(parentHash);
    }

    @Test
    void a_c_chain_block_has_the_header_of_granite_and_its_transactions() {
        byte[] parent = Checksum.sha256(new byte[] {1});
        byte[] typed = HexFormat.of().parseHex("02c0");
        byte[] legacy = HexFormat.of().parseHex("c20102");
        byte[] atomic = HexFormat.of().parseHex("000000000001aabb");

        List<byte[]> block = contents(Blocks.cChain(parent, 300, 1_770_000_000L, List.of(typed, legacy, atomic)));
        List<byte[]> header = Rlp.items(block.get(0));

        assertThat(block).hasSize(5);
        assertThat(header).hasSize(24);
        assertThat(header.get(0)).isEqualTo(parent);
        assertThat(header.get(8)).containsExactly(1, 44);
        assertThat(header.get(11)).containsExactly(0x69, 0x80, 0x0e, 0x80);
        List<byte[]> ethereum = Rlp.items(block.get(1));
        assertThat(ethereum).hasSize(2);
        assertThat(ethereum.get(0)).isEqualTo(typed);
        assertThat(ethereum.get(1)).containsExactly(1, 2);
        byte[] extData = block.get(4);
        assertThat(HexFormat.of().formatHex(extData)).isEqualTo("000000000001" + "00000001aabb");
        assertThat(header.get(15)).isEqualTo(Keccak.hash(Rlp.string(extData)));
    }

    @Test
    void a_c_chain_block_without_atomic_transactions_has_no_ext_data() {
        List<byte[]> block = contents(Blocks.cChain(new byte[32], 0, 0, List.of()));

        assertThat(block.get(4)).isEmpty();
        assertThat(HexFormat.of().formatHex(Rlp.items(block.get(0)).get(15))).isEqualTo(NO_EXT_DATA);
    }
}

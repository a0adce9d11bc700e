package io.github.avalanche4j.testing.internal.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.codec.Rlp;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
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
                items(items(hex(recorded.get(1).get("inner"))).get(0)).get(0);

        assertThat(Blocks.innerId('C', hex(recorded.get(0).get("inner")))).isEqualTo(content(parentHash));
    }

    @Test
    void a_c_chain_block_has_the_header_of_granite_and_its_transactions() {
        byte[] parent = Checksum.sha256(new byte[] {1});
        byte[] typed = HexFormat.of().parseHex("02c0");
        byte[] legacy = HexFormat.of().parseHex("c20102");
        byte[] atomic = HexFormat.of().parseHex("000000000001aabb");

        List<byte[]> block = items(Blocks.cChain(parent, 300, 1_770_000_000L, List.of(typed, legacy, atomic)));
        List<byte[]> header = items(block.get(0));

        assertThat(block).hasSize(5);
        assertThat(header).hasSize(24);
        assertThat(content(header.get(0))).isEqualTo(parent);
        assertThat(content(header.get(8))).containsExactly(1, 44);
        assertThat(content(header.get(11))).containsExactly(0x69, 0x80, 0x0e, 0x80);
        List<byte[]> ethereum = items(block.get(1));
        assertThat(ethereum).hasSize(2);
        assertThat(content(ethereum.get(0))).isEqualTo(typed);
        assertThat(ethereum.get(1)).isEqualTo(legacy);
        byte[] extData = content(block.get(4));
        assertThat(HexFormat.of().formatHex(extData)).isEqualTo("000000000001" + "00000001aabb");
        assertThat(content(header.get(15))).isEqualTo(Rlp.hash(Rlp.string(extData)));
    }

    @Test
    void a_c_chain_block_without_atomic_transactions_has_no_ext_data() {
        List<byte[]> block = items(Blocks.cChain(new byte[32], 0, 0, List.of()));

        assertThat(content(block.get(4))).isEmpty();
        assertThat(HexFormat.of().formatHex(content(items(block.get(0)).get(15))))
                .isEqualTo(NO_EXT_DATA);
    }

    /** The encoded items of an RLP list. */
    private static List<byte[]> items(byte[] list) {
        List<byte[]> items = new ArrayList<>();
        byte[] content = content(list);
        for (int at = 0; at < content.length; ) {
            int end = at + length(content, at);
            items.add(Arrays.copyOfRange(content, at, end));
            at = end;
        }
        return items;
    }

    private static byte[] content(byte[] item) {
        return Arrays.copyOfRange(item, headLength(item, 0), item.length);
    }

    private static int headLength(byte[] bytes, int at) {
        int kind = bytes[at] & 0xff;
        int base = kind >= 0xc0 ? 0xc0 : 0x80;
        return kind < 0x80 ? 0 : kind - base <= 55 ? 1 : 1 + kind - base - 55;
    }

    private static int length(byte[] bytes, int at) {
        int kind = bytes[at] & 0xff;
        int base = kind >= 0xc0 ? 0xc0 : 0x80;
        int head = headLength(bytes, at);
        if (head < 2) {
            return head == 0 ? 1 : 1 + kind - base;
        }
        int length = 0;
        for (int i = 1; i < head; i++) {
            length = length << 8 | bytes[at + i] & 0xff;
        }
        return head + length;
    }
}

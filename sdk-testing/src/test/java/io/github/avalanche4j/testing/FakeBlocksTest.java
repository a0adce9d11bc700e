package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An index whose blocks hold the transactions that a test chose. */
@ExtendWith(FakeNodeExtension.class)
class FakeBlocksTest {
    private static final byte[] TRANSACTION = HexFormat.of().parseHex("000000000022aabbcc");

    @ParameterizedTest
    @ValueSource(strings = {"/ext/index/P/block", "/ext/index/X/block", "/ext/index/C/block"})
    void blocks_follow_one_another_and_are_found_by_index_and_id(String path) {
        try (FakeNode node = FakeNode.start()) {
            FakeIndex index = node.index(path);

            FakeContainer genesis = index.appendBlock();
            FakeContainer block = index.appendBlock(TRANSACTION);

            JsonNode last = Client.result(node, path, "index.getLastAccepted", "{\"encoding\":\"hexnc\"}");
            assertThat(last.get("index").textValue()).isEqualTo("1");
            assertThat(last.get("id").textValue()).isEqualTo(block.id());
            assertThat(last.get("bytes").textValue())
                    .isEqualTo("0x" + HexFormat.of().formatHex(block.bytes()))
                    .contains("00000022aabbcc");
            assertThat(Client.result(node, path, "index.getIndex", "{\"id\":\"" + genesis.id() + "\"}")
                            .get("index")
                            .textValue())
                    .isEqualTo("0");
            byte[] parent = HexFormat.of().parseHex(HexFormat.of().formatHex(block.bytes(), 6, 38));
            assertThat(Cb58.encode(parent)).isEqualTo(genesis.id());
        }
    }

    @Test
    void an_index_of_transactions_has_the_transaction_itself(FakeNode node) {
        FakeContainer container = node.index("/ext/index/X/tx").appendBlock(TRANSACTION);

        assertThat(container.bytes()).isEqualTo(TRANSACTION);
        assertThat(container.id()).isEqualTo(Cb58.encode(Checksum.sha256(TRANSACTION)));
        assertThatThrownBy(() -> node.index("/ext/index/X/tx").appendBlock()).hasMessageContaining("one transaction");
    }

    @Test
    void real_blocks_and_synthetic_containers_can_be_in_one_index(FakeNode node) {
        FakeIndex index = node.index("/ext/index/P/block").synthesize(1_000_000, 64);

        FakeContainer block = index.appendBlock(TRANSACTION);
        index.append(10);

        assertThat(index.lastIndex()).isEqualTo(1_000_010);
        assertThat(index.container(1_000_000).id()).isEqualTo(block.id());
        assertThat(index.container(1_000_001).bytes()).hasSize(64);
    }

    @Test
    void an_index_of_vertices_cannot_have_blocks(FakeNode node) {
        assertThatThrownBy(() -> node.index("/ext/index/X/vtx").appendBlock())
                .hasMessageContaining("not for /ext/index/X/vtx");
    }
}

package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessValidatorTx;
import io.github.avalanche4j.node.utxo.Balances;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecodingGuideTest extends GuideTest {
    private static final Bytes BLOCK = Bytes.fromHex(
            JsonTree.parse(FakeNode.recording("platform/getBlockByHeight.hex").body())
                    .at("/result/block")
                    .asText()
                    .orElseThrow());

    /** A block of one import, as the recording of the block has it, without its parent, height and time. */
    private static byte[] recordedTransaction() {
        Bytes block = BLOCK.slice(0, BLOCK.size() - 4); // the checksum
        return Bytes.fromHex("0x0000" + block.slice(58, block.size()).toHex().substring(2))
                .toArray();
    }

    private final List<Position> saved = new ArrayList<>();

    private void save(Position position) {
        saved.add(position);
    }

    private boolean goOn() {
        return saved.isEmpty();
    }

    private void oneBlock() {
        FakeIndex index = fake.index("/ext/index/P/block");
        byte[] transaction = recordedTransaction();
        index.appendBlock(transaction);
    }

    @Test
    void an_index_is_walked_decoded() {
        oneBlock();
        // snippet: walk
        for (DecodedContainer<PChainBlock> container : node.index(Index.P_BLOCK).decoded(0)) {
            for (Tx tx : container.content().orElseThrow().txs()) {
                if (tx.unsigned() instanceof AddPermissionlessValidatorTx add) {
                    System.out.println(add.validator().nodeId() + " until "
                            + add.validator().end());
                }
            }
        }
        // end
        assertThat(fake.receivedCount("index.getContainerRange")).isPositive();
    }

    private void follow() {
        List<Bech32Address> addresses = List.of(Bech32Address.parse("P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"));
        // snippet: follow
        try (PagedIterator<DecodedContainer<PChainBlock>> walk = node.index(Index.P_BLOCK)
                .followDecoded(0, Duration.ofSeconds(1)) // looks for more once a second
                .maxOutage(Duration.ofMinutes(10)) // tolerates a restart of the node
                .iterator()) {
            while (goOn() && walk.hasNext()) { // waits for the next one
                PChainBlock block = walk.next().content().orElseThrow();
                for (Utxo deposit : block.paidTo(addresses)) {
                    System.out.println(deposit.utxoId() + " in block " + block.height());
                }
                save(walk.position()); // .from(position) continues after this block
            }
        }
        // end
    }

    @Test
    void an_index_is_followed_decoded() {
        oneBlock();
        follow();
        assertThat(saved).hasSize(1);
    }

    @Test
    void no_position_is_saved_after_a_transaction_of_a_later_version() {
        byte[] unknown = Bytes.fromHex("0x0000" + "0000ffff" + "00".repeat(8)).toArray(); // version, kind, fields
        fake.index("/ext/index/P/block").appendBlock(unknown);

        assertThatThrownBy(this::follow).isInstanceOf(IllegalStateException.class);
        assertThat(saved).isEmpty();
    }

    @Test
    void bytes_are_parsed_offline() {
        Bytes bytes = BLOCK.slice(0, BLOCK.size() - 4);
        // snippet: offline
        try {
            PChainBlock block = PChainCodec.parseBlock(bytes);
            Id id = block.id(); // the SHA-256 of the bytes, whatever a node said
            boolean known = block.txs().stream().noneMatch(tx -> tx.unsigned() instanceof UnknownTx);
            System.out.println(id + " at height " + block.height() + (known ? "" : ", with unknown transactions"));
        } catch (MalformedBytesException e) {
            System.out.println("at byte " + e.offset() + ", expected: " + e.expected());
        }
        // end
        assertThat(PChainCodec.parseBlock(bytes).height().longValueExact()).isEqualTo(2);
    }

    @Test
    void utxos_are_summed_up() {
        List<Bech32Address> addresses = List.of(Bech32Address.parse("P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"));
        fake.on("platform.getUTXOs")
                .respond("{\"numFetched\":\"0\",\"utxos\":[],\"endIndex\":{\"address\":\"%s\",\"utxo\":\"%s\"},"
                                .formatted(addresses.get(0), Id.EMPTY)
                        + "\"encoding\":\"hex\"}");
        // snippet: balances
        Instant now = node.platform().getTimestamp().execute();
        Balances balances = Balances.of(node.platform().utxos(addresses), now);
        balances.byAsset().forEach((asset, sum) -> System.out.println(asset + " " + sum.unlocked()));
        // end
        assertThat(balances.byAsset()).isEmpty();
    }
}

package io.github.avalanche4j.node.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.block.XChainBlock;
import io.github.avalanche4j.node.codec.CChainCodec;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.codec.XChainCodec;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Decoded containers: recorded ones, and some that a later node might write. */
class DecodedIndexTest extends NodeTestBase {
    private static <T> List<DecodedContainer<T>> decoded(String recording, Index<T> index) {
        return containers(recording).stream().map(index::decode).toList();
    }

    private static List<Container> containers(String recording) {
        JsonTree result = JsonTree.parse(FakeNode.recording(recording).body()).get("result");
        JsonTree containers = result.get("containers");
        return (containers.isArray() ? containers.elements() : List.of(result))
                .stream().map(container -> container.as(Container.class)).toList();
    }

    static Stream<Arguments> codecs() {
        return Stream.of(
                arguments("index/P-block.getContainerRange.all", (Consumer<Bytes>) PChainCodec::parseBlock),
                arguments("index/X-block.getContainerRange.tail", (Consumer<Bytes>) XChainCodec::parseBlock),
                arguments("index/C-block.getContainerRange.all", (Consumer<Bytes>) CChainCodec::parseBlock));
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void a_container_that_is_given_to_the_codec_of_its_chain_points_at_the_decoder(
            String recording, Consumer<Bytes> parse) {
        for (Container container : containers(recording)) {
            assertThatThrownBy(() -> parse.accept(container.bytes()))
                    .isInstanceOf(MalformedBytesException.class)
                    .hasMessageContaining("but this is a ProposerVM block around one; decode a container of an index "
                            + "with Index.decode(container)");
        }
    }

    @Test
    void other_bytes_that_a_codec_refuses_are_not_called_a_container() {
        assertThatThrownBy(() -> PChainCodec.parseBlock(Bytes.fromHex("0x00000000ff")))
                .hasMessageEndingWith("; pass the bytes exactly as they were received");
    }

    @Test
    void every_recorded_block_of_the_p_chain_is_decoded_and_follows_the_one_before() {
        List<DecodedContainer<PChainBlock>> blocks = decoded("index/P-block.getContainerRange.all", Index.P_BLOCK);

        assertThat(blocks).hasSizeGreaterThan(15);
        for (int i = 0; i < blocks.size(); i++) {
            DecodedContainer<PChainBlock> block = blocks.get(i);
            assertThat(block.id()).as("computed").isEqualTo(block.container().id());
            assertThat(block.content().orElseThrow().height().longValueExact()).isEqualTo(i + 1L);
            if (i > 0) {
                DecodedContainer<PChainBlock> before = blocks.get(i - 1);
                assertThat(block.proposerVm().orElseThrow().parentId()).isEqualTo(before.id());
                assertThat(block.content().get().parentId())
                        .isEqualTo(before.content().get().id());
            }
        }
    }

    static Stream<String> recordings() {
        return FakeNode.recordings().stream()
                .filter(name -> name.matches("index/[CPX]-block\\.(getContainer|getLastAccepted).*"))
                .filter(name -> FakeNode.recording(name).body().contains("\"bytes\""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("recordings")
    void every_recorded_container_is_decoded(String recording) {
        Index<?> index = Index.of(recording.substring(6, 13).replace('-', '/'));

        assertThat(containers(recording)).isNotEmpty();
        for (Container container : containers(recording)) {
            DecodedContainer<?> decoded = index.decode(container);
            assertThat(decoded.id()).isEqualTo(decoded.container().id());
            assertThat(decoded.content()).isPresent();
            assertThat(decoded.proposerVm()).isPresent();
        }
    }

    @Test
    void the_block_of_a_container_is_the_one_that_the_node_shows() {
        Container third = containers("index/P-block.getContainerRange.all").get(2);
        fake.onAny().respondRecording("platform/getBlock");

        PChainBlock decoded = Index.P_BLOCK.decode(third).content().orElseThrow();

        assertThat(node.platform().getBlock(decoded.id()).execute()).isEqualTo(decoded);
        assertThat(JsonTree.parse(fake.received().get(0).body())
                        .at("/params/blockID")
                        .asText())
                .contains("nKEjtQJh53Tf2dZayarzCsGFqWJp5coSbfqC6L3ndPk9k3VUK");
    }

    @Test
    void a_block_of_the_x_chain_that_a_node_sends_as_json_is_the_one_in_its_index() {
        Container container = containers("index/X-block.getContainerRange.0-5").get(0);
        XChainBlock first = Index.X_BLOCK.decode(container).content().orElseThrow();
        fake.onAny().respondRecording("avm/getBlockByHeight.json");

        assertThat(node.avm().getBlock(first.id()).execute()).isEqualTo(first);
    }

    private static Container container(Bytes bytes) {
        return Json.read(
                Container.class,
                "{\"id\":\"%s\",\"bytes\":\"%s\",\"timestamp\":\"2026-01-01T00:00:00Z\",\"index\":\"7\"}"
                        .formatted(Id.EMPTY, bytes.toCheckedHex()));
    }

    private static Bytes unsigned(Bytes inner) {
        return new CodecWriter()
                .version()
                .uint32(0)
                .id(Id.EMPTY)
                .fixed(Bytes.of(new byte[16])) // time and height
                .variable(Bytes.EMPTY)
                .variable(inner)
                .variable(Bytes.EMPTY)
                .bytes();
    }

    /** A standard block of the P-Chain, as far as the count of its transactions. */
    private static CodecWriter standardBlock(int txs) {
        return new CodecWriter()
                .version()
                .uint32(32)
                .fixed(Bytes.of(new byte[8]))
                .id(Id.EMPTY)
                .fixed(Bytes.of(new byte[8]))
                .uint32(txs);
    }

    @Test
    void a_transaction_of_a_later_version_keeps_its_bytes_and_fails_nothing() {
        Bytes rewards = new CodecWriter().uint32(20).id(Id.EMPTY).uint32(0).bytes();
        Bytes unknown = new CodecWriter()
                .uint32(43)
                .fixed(Bytes.of(new byte[] {1, 2, 3}))
                .bytes();
        Bytes block =
                standardBlock(3).fixed(rewards).fixed(unknown).fixed(rewards).bytes();

        PChainBlock decoded =
                Index.P_BLOCK.decode(container(unsigned(block))).content().orElseThrow();

        assertThat(decoded.txs()).hasSize(2);
        Tx last = decoded.txs().get(1);
        assertThat(last.unsigned())
                .isInstanceOfSatisfying(
                        UnknownTx.class,
                        tx -> assertThat(tx.bytes())
                                .as("with all that follows it")
                                .isEqualTo(new CodecWriter()
                                        .fixed(unknown)
                                        .fixed(rewards)
                                        .bytes()));
        assertThat(last.id()).isEqualTo(Id.EMPTY);
    }

    @Test
    void the_last_transaction_of_a_block_has_its_id_even_when_it_is_unknown() {
        Bytes unknown = new CodecWriter()
                .uint32(43)
                .fixed(Bytes.of(new byte[] {1, 2, 3}))
                .bytes();
        Tx alone = Index.X_TX
                .decode(container(new CodecWriter().version().fixed(unknown).bytes()))
                .content()
                .orElseThrow();

        Tx last = Index.P_BLOCK
                .decode(container(unsigned(standardBlock(1).fixed(unknown).bytes())))
                .content()
                .orElseThrow()
                .txs()
                .get(0);

        assertThat(last.id()).isEqualTo(alone.id()).isNotEqualTo(Id.EMPTY);
        assertThat(alone.unsigned())
                .isEqualTo(
                        new UnknownTx(new CodecWriter().version().fixed(unknown).bytes(), JsonTree.NULL));
    }

    @Test
    void a_block_of_a_later_version_has_no_content_and_keeps_its_bytes() {
        Container laterBlock =
                container(unsigned(new CodecWriter().version().uint32(50).bytes()));
        Container laterProposerVm =
                container(new CodecWriter().version().uint32(3).bytes());
        Container laterVersion = container(Bytes.of((byte) 0, (byte) 1, (byte) 2));

        assertThat(Index.P_BLOCK.decode(laterBlock).content()).isEmpty();
        assertThat(Index.P_BLOCK.decode(laterBlock).proposerVm()).isPresent();
        assertThat(Index.C_BLOCK.decode(laterProposerVm).content()).isEmpty();
        assertThat(Index.X_BLOCK.decode(laterVersion).content()).isEmpty();
        assertThat(Index.X_BLOCK.decode(laterVersion).container()).isEqualTo(laterVersion);
        assertThat(Index.X_BLOCK.decode(laterVersion).id()).isEqualTo(laterVersion.id());
    }

    @Test
    void malformed_bytes_fail_when_the_content_is_asked_for_and_say_where() {
        Bytes block = standardBlock(1).bytes();
        DecodedContainer<PChainBlock> decoded = Index.P_BLOCK.decode(container(unsigned(block)));

        assertThat(decoded.proposerVm()).isPresent();
        Throwable failure = catchThrowable(decoded::content);
        assertThat(failure)
                .isInstanceOfSatisfying(MalformedBytesException.class, e -> {
                    assertThat(e.offset()).isEqualTo(58);
                    assertThat(e.expected()).isEqualTo("4 bytes, 0 are left");
                })
                .hasMessageStartingWith("P-Chain block is malformed at byte 58");
        assertThat(decoded).hasToString("DecodedContainer[7, " + decoded.id() + ", " + failure.getMessage() + "]");
        assertThatThrownBy(() -> Index.C_BLOCK
                        .decode(container(Bytes.fromHex("0xf9ffff")))
                        .content())
                .isInstanceOf(MalformedBytesException.class);
    }

    @Test
    void a_walk_returns_decoded_containers_and_its_positions_are_those_of_the_bare_ones() {
        fake.onAny().respondRecording("index/C-block.getContainerRange.0-5");
        IndexClient<CChainBlock> index = node.index(Index.C_BLOCK);
        Position saved;
        List<Long> heights = new ArrayList<>();
        try (PagedIterator<DecodedContainer<CChainBlock>> walk =
                index.decoded(0).limit(5).iterator()) {
            while (walk.hasNext()) {
                heights.add(walk.next().content().orElseThrow().height().longValueExact());
            }
            saved = walk.position();
        }

        assertThat(heights).containsExactly(1L, 2L, 3L, 4L, 5L);
        assertThat(index.containers(0).from(saved).start().token()).isEqualTo("5");
        assertThat(index.followDecoded(0, Duration.ofSeconds(1))
                        .from(saved)
                        .start()
                        .token())
                .isEqualTo("5");
    }

    @Test
    void indices_are_reported_by_their_paths() {
        assertThat(Index.all())
                .hasSize(5)
                .allSatisfy(index -> assertThat((Object) Index.of(index.path())).isSameAs(index));
        assertThatThrownBy(() -> Index.of("Q/block"))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("P/block");
    }

    @Test
    void a_transaction_is_the_one_that_was_requested_or_none() {
        fake.onAny().respondRecording("avm/getTx.hex.xMintNftTx").always();
        Id minted = Id.parse("2i8QkTP9NW7RknS4NqBoGWEEdAMD197HLSqyPHimxMHkCkgW2M");

        assertThat(node.avm().getTx(minted).execute().id()).isEqualTo(minted);
        assertThatThrownBy(() -> node.avm().getTx(Id.EMPTY).execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("the bytes are those of " + minted);
    }

    @Test
    void a_block_is_requested_as_bytes_and_is_the_one_at_the_requested_height_or_none() {
        fake.onAny().respondRecording("platform/getBlockByHeight.hex").always();

        PChainBlock block = node.platform().getBlockByHeight(Height.of(2)).execute();

        assertThat(fake.received().get(0).body()).contains("\"encoding\":\"hex\"");
        assertThat(block)
                .isEqualTo(decoded("index/P-block.getContainerRange.all", Index.P_BLOCK)
                        .get(1)
                        .content()
                        .orElseThrow());
        assertThat(node.platform().getBlock(block.id()).execute()).isEqualTo(block);
        assertThatThrownBy(() -> node.platform().getBlockByHeight(Height.of(3)).execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("the bytes are those of 2, not of 3; ask another node");
    }

    @Test
    void a_block_of_a_kind_that_only_a_later_version_knows_can_be_read_as_bytes() {
        Bytes later = new CodecWriter().version().uint32(50).bytes();
        fake.onAny()
                .respond("{\"block\":\"" + later.toCheckedHex() + "\",\"encoding\":\"hex\"}")
                .always();

        assertThatThrownBy(() -> node.platform().getBlockByHeight(Height.of(2)).execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageEndingWith("; it may be of a later version of AvalancheGo");
        assertThat(node.platform().getBlockBytesByHeight(Height.of(2)).execute())
                .isEqualTo(later);
    }
}

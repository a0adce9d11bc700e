package io.github.avalanche4j.node.codec;

import static io.github.avalanche4j.node.codec.EncodingRulesTest.refused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.codec.RlpWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.block.ProposerVmBlock;
import io.github.avalanche4j.node.eth.EvmBlock;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeNode;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Blocks of the C-Chain and the ProposerVM beyond the vectors: extreme, malformed, or of later versions. */
class BlockEncodingTest {
    private static final CChainBlock BLOCK = Vectors.of("cchain_blocks", "cchain.block")
            .filter(one -> one.toString().equals("s.granite.2"))
            .map(one -> CChainCodec.parseBlock(one.bytes()))
            .findFirst()
            .orElseThrow();
    private static final ProposerVmBlock PROPOSED = Vectors.of("proposervm", "proposervm.granite-signed")
            .map(one -> ProposerVmCodec.parse(one.bytes()))
            .findFirst()
            .orElseThrow();

    @Test
    void a_block_given_as_json_is_written_to_the_bytes_in_the_index() {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            Bytes bytes = ProposerVmCodec.parse(node.index(Index.C_BLOCK)
                            .getLastAccepted()
                            .execute()
                            .bytes())
                    .inner();
            CChainBlock parsed = CChainCodec.parseBlock(bytes);
            EvmBlock given = node.evm("C").getBlock(BlockRef.LATEST).execute().orElseThrow();

            CChainBlock ofJson =
                    new CChainBlock(given, parsed.number(), parsed.timestamp(), parsed.transactions(), parsed.txs());

            assertThat(CChainCodec.encodeBlock(ofJson)).isEqualTo(bytes);
        }
    }

    @Test
    void uncles_an_extreme_time_and_fields_of_a_later_version_are_written_back() {
        RlpWriter header = new RlpWriter();
        for (int size : new int[] {32, 32, 20, 32, 32, 32, 256}) {
            header.string(Bytes.of(new byte[size]));
        }
        header.number(BigInteger.TWO.pow(70)).number(BigInteger.TWO.pow(80)); // difficulty and number
        header.number(UInt64.MAX).number(UInt64.MAX).number(UInt64.MAX); // the last is the time
        header.string(Bytes.EMPTY).string(Bytes.of(new byte[32])).string(Bytes.of(new byte[8]));
        header.string(Bytes.of(new byte[32]));
        for (int i = 0; i < 5; i++) {
            header.number(UInt64.of(i));
        }
        header.string(Bytes.of(new byte[32])).number(UInt64.MAX); // the time in milliseconds
        for (int i = 0; i < 9; i++) {
            header.number(UInt64.of(i)); // two more than there are
        }
        Bytes block = new RlpWriter()
                .list(header)
                .list(new RlpWriter())
                .list(new RlpWriter().list(header))
                .number(UInt64.of(7))
                .string(Bytes.EMPTY)
                .asList();

        CChainBlock parsed = CChainCodec.parseBlock(block);

        assertThat(CChainCodec.encodeBlock(parsed)).isEqualTo(block);
        assertThat(parsed.header().uncles()).hasSize(1);
        assertThat(parsed.timestamp().getEpochSecond())
                .as("2^64 - 1 milliseconds")
                .isEqualTo(18_446_744_073_709_551L);
    }

    @Test
    void a_block_whose_hashes_are_of_other_bytes_is_refused() {
        CChainBlock another =
                new CChainBlock(BLOCK.header(), BigInteger.ONE, BLOCK.timestamp(), BLOCK.transactions(), BLOCK.txs());
        refused(() -> CChainCodec.encodeBlock(another), "header.hash", "the hash of the bytes");
        CChainBlock withoutTxs =
                new CChainBlock(BLOCK.header(), BLOCK.number(), BLOCK.timestamp(), BLOCK.transactions(), List.of());
        refused(() -> CChainCodec.encodeBlock(withoutTxs), "txs", "the transactions in header.blockExtraData");
    }

    @ParameterizedTest
    @ValueSource(
            longs = {Long.MIN_VALUE, -31557014167219201L, -31557014167219200L, -1, 0, 31556889864403200L, Long.MAX_VALUE
            })
    void every_time_of_a_proposervm_block_is_written_back(long seconds) {
        Bytes bytes = new CodecWriter()
                .version()
                .uint32(0)
                .id(Id.EMPTY)
                .uint64(UInt64.fromBits(seconds))
                .uint64(UInt64.of(9))
                .variable(Bytes.EMPTY)
                .variable(Bytes.EMPTY)
                .variable(Bytes.EMPTY)
                .bytes();

        assertThat(ProposerVmCodec.encode(ProposerVmCodec.parse(bytes))).isEqualTo(bytes);
    }

    private static ProposerVmBlock proposed(
            Optional<Instant> time, Optional<UInt64> height, Optional<NodeId> proposer, Bytes certificate) {
        return new ProposerVmBlock(
                Id.EMPTY,
                PROPOSED.parentId(),
                time,
                height,
                PROPOSED.epoch(),
                proposer,
                certificate,
                PROPOSED.signature(),
                PROPOSED.inner());
    }

    @Test
    void a_proposervm_block_must_have_the_parts_of_its_kind() {
        Optional<Instant> time = PROPOSED.timestamp();
        Optional<UInt64> height = PROPOSED.pChainHeight();
        refused(
                () -> ProposerVmCodec.encode(proposed(time, Optional.empty(), PROPOSED.proposer(), Bytes.EMPTY)),
                "pChainHeight",
                "present");
        refused(
                () -> ProposerVmCodec.encode(proposed(Optional.empty(), height, PROPOSED.proposer(), Bytes.EMPTY)),
                "pChainHeight",
                "absent in an option block");
        refused(
                () -> ProposerVmCodec.encode(proposed(time, height, PROPOSED.proposer(), Bytes.EMPTY)),
                "proposer",
                "the node of the certificate");
        refused(
                () -> ProposerVmCodec.encode(proposed(time, height, PROPOSED.proposer(), Bytes.of((byte) 1))),
                "certificate",
                "RSA or P-256");
        refused(
                () -> ProposerVmCodec.encode(proposed(
                        Optional.of(Instant.ofEpochSecond(-5, 1)),
                        height,
                        PROPOSED.proposer(),
                        PROPOSED.certificate())),
                "timestamp",
                "whole seconds");
        assertThat(ProposerVmCodec.parse(ProposerVmCodec.encode(
                                proposed(time, height, PROPOSED.proposer(), PROPOSED.certificate())))
                        .id())
                .isEqualTo(PROPOSED.id());
    }
}

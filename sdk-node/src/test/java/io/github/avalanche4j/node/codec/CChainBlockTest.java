package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.RlpReader;
import io.github.avalanche4j.core.internal.codec.RlpWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.codec.Vectors.Case;
import io.github.avalanche4j.node.eth.AccessListEntry;
import io.github.avalanche4j.node.eth.EvmBlock;
import io.github.avalanche4j.node.eth.EvmHeader;
import io.github.avalanche4j.node.eth.EvmSignedTransaction;
import io.github.avalanche4j.node.eth.EvmTransaction;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeNode;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The decoded bytes of a C-Chain block equal the response of {@code eth_getBlockByNumber}. */
class CChainBlockTest {
    private static final Set<String> NOT_IN_THE_VECTORS = Set.of("blockExtraData", "size", "uncles");

    static Stream<Case> cChainBlocks() {
        return Vectors.of("cchain_blocks", "cchain.block");
    }

    /** The return type of each accessor of {@code type}. */
    private static <T> Map<String, Object> values(Class<T> type, T value, String... without) {
        Map<String, Object> values = new TreeMap<>();
        for (Method accessor : type.getMethods()) {
            if (!Arrays.asList(without).contains(accessor.getName())) {
                try {
                    values.put(accessor.getName(), accessor.invoke(value));
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(e);
                }
            }
        }
        return values;
    }

    @Test
    void a_block_of_an_index_has_the_header_and_the_transactions_that_the_chain_returns() {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            Container last = node.index(Index.C_BLOCK).getLastAccepted().execute();
            CChainBlock block =
                    CChainCodec.parseBlock(ProposerVmCodec.parse(last.bytes()).inner());
            EvmBlock given = node.evm("C").getBlock(BlockRef.LATEST).execute().orElseThrow();

            assertThat(values(EvmHeader.class, block.header(), "totalDifficulty"))
                    .hasSize(34)
                    .isEqualTo(values(EvmHeader.class, given, "totalDifficulty"));
            assertThat(block.header().totalDifficulty()).isEmpty();
            assertThat(block.transactionHashes()).isEqualTo(given.transactions());
            EvmTransaction transaction = node.evm("C")
                    .getTransactionByHash(given.transactions().get(0))
                    .execute()
                    .orElseThrow();
            assertThat(block.transactions())
                    .singleElement()
                    .satisfies(one -> assertThat(values(EvmSignedTransaction.class, one))
                            .hasSize(18)
                            .isEqualTo(values(EvmSignedTransaction.class, transaction)));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cChainBlocks")
    void every_field_of_a_header_and_of_its_transactions_equals_what_the_node_reads(Case expected) {
        CChainBlock block = CChainCodec.parseBlock(expected.bytes());
        ObjectNode header = ((ObjectNode) expected.json().get("header")).deepCopy();
        String[] without = Stream.concat(NOT_IN_THE_VECTORS.stream(), Stream.of("totalDifficulty"))
                .toArray(String[]::new);

        EvmBlock same = Json.read(EvmBlock.class, header.toString());
        assertThat(values(EvmHeader.class, block.header(), without)).isEqualTo(values(EvmHeader.class, same, without));
        assertThat(block.header().size().orElseThrow().longValueExact())
                .isEqualTo(expected.json().get("size").asLong());
        assertThat(block.header().blockExtraData())
                .contains(Bytes.fromHex(expected.json().get("extData").asText()));
        assertThat(block.header().uncles())
                .hasSize(expected.json().get("uncleCount").asInt());
        JsonNode transactions = expected.json().get("transactions");
        assertThat(block.transactions()).hasSameSizeAs(transactions);
        for (int i = 0; i < block.transactions().size(); i++) {
            EvmSignedTransaction one = block.transactions().get(i);
            // what a transaction with a fee cap pays follows from the block, and is not in these vectors
            String[] price = one.maxFeePerGas().isPresent() ? new String[] {"gasPrice"} : new String[0];
            EvmTransaction read =
                    Json.read(EvmTransaction.class, transactions.get(i).toString());
            assertThat(values(EvmSignedTransaction.class, one, price))
                    .isEqualTo(values(EvmSignedTransaction.class, read, price));
        }
    }

    @Test
    void the_vectors_have_transactions_of_all_types_that_the_chain_accepts() {
        assertThat(cChainBlocks()
                        .flatMap(block -> CChainCodec.parseBlock(block.bytes()).transactions().stream())
                        .map(one -> one.type().longValueExact())
                        .distinct())
                .containsExactlyInAnyOrder(0L, 1L, 2L);
    }

    /** No Avalanche chain takes blobs; the fields are those of EIP-4844, with made-up values. */
    @Test
    void a_transaction_with_blobs_has_their_hashes_and_price() {
        Bytes hash = Bytes.fromHex("01" + "ab".repeat(31));
        Bytes receiver = Bytes.fromHex("11".repeat(20));
        Bytes account = Bytes.fromHex("22".repeat(20));
        Bytes slot = Bytes.fromHex("33".repeat(32));
        RlpWriter access = new RlpWriter().string(account).list(new RlpWriter().string(slot));
        RlpWriter tx = new RlpWriter();
        for (long number : new long[] {43114, 7, 2, 100, 21000}) {
            tx.number(UInt64.of(number));
        }
        tx.string(receiver).number(UInt64.of(5)).string(Bytes.EMPTY).list(new RlpWriter().list(access));
        tx.number(UInt64.of(9)).list(new RlpWriter().string(hash));
        tx.number(UInt64.of(1)).number(UInt64.of(10)).number(UInt64.of(11));

        EvmSignedTransaction parsed =
                CChainCodec.parseBlock(blockOf(3, tx)).transactions().get(0);

        assertThat(parsed.type()).isEqualTo(UInt64.of(3));
        assertThat(parsed.maxFeePerBlobGas()).contains(BigInteger.valueOf(9));
        assertThat(parsed.blobVersionedHashes()).containsExactly(EvmHash.of(hash));
        assertThat(parsed.accessList())
                .containsExactly(AccessListEntry.of(EvmAddress.of(account), List.of(EvmHash.of(slot))));
        assertThat(parsed.to()).contains(EvmAddress.of(receiver));
        assertThat(parsed.maxPriorityFeePerGas()).contains(BigInteger.valueOf(2));
        assertThat(parsed.maxFeePerGas()).contains(BigInteger.valueOf(100));
        assertThat(parsed.yParity()).contains(UInt64.of(1));
    }

    @Test
    void a_transaction_of_an_unknown_type_may_be_one_of_a_newer_node() {
        assertThatThrownBy(() -> CChainCodec.parseBlock(blockOf(4, new RlpWriter().number(UInt64.of(1)))))
                .isInstanceOfSatisfying(
                        MalformedBytesException.class,
                        e -> assertThat(e.isUnknownFormat()).isTrue());
    }

    /** The block of a vector with one other transaction. */
    private static Bytes blockOf(int type, RlpWriter transaction) {
        RlpReader block =
                new RlpReader("block", cChainBlocks().findFirst().orElseThrow().bytes()).list();
        int start = block.position();
        block.skip();
        Bytes typed = Bytes.fromHex(
                "%02x".formatted(type) + transaction.asList().toHex().substring(2));
        return new RlpWriter()
                .encoded(block.since(start))
                .list(new RlpWriter().string(typed))
                .list(new RlpWriter())
                .string(Bytes.EMPTY)
                .string(Bytes.EMPTY)
                .asList();
    }
}

package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.eth.EvmLog;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Each method with each kind of block: what goes out, and what a node gives for it. */
class BlockRefsTest extends EvmChainTestBase {
    private static final EvmAddress ACCOUNT = EvmAddress.parse("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");
    private static final String HASH = "0x" + "ab".repeat(32);
    private static final List<BlockRef> REFS = List.of(
            BlockRef.LATEST,
            BlockRef.PENDING,
            BlockRef.ACCEPTED,
            BlockRef.SAFE,
            BlockRef.FINALIZED,
            BlockRef.EARLIEST,
            BlockRef.number(5),
            BlockRef.hash(HASH));

    private final Map<String, Function<BlockRef, Call<?>>> methods = Map.ofEntries(
            Map.entry("eth_getBlock", evm::getBlock),
            Map.entry("eth_getBlock full", evm::getFullBlock),
            Map.entry("eth_getBlockReceipts", evm::getBlockReceipts),
            Map.entry("eth_getLogs", block -> evm.getLogs(block, f -> {})),
            Map.entry("eth_getLogs from", block -> evm.getLogs(block, BlockRef.number(9), f -> {})),
            Map.entry("eth_getLogs to", block -> evm.getLogs(BlockRef.number(0), block, f -> {})),
            Map.entry("eth_getBalance", block -> evm.getBalance(ACCOUNT, block)),
            Map.entry("eth_getCode", block -> evm.getCode(ACCOUNT, block)),
            Map.entry("eth_getStorageAt", block -> evm.getStorageAt(ACCOUNT, BigInteger.ZERO, block)),
            Map.entry("eth_getTransactionCount", block -> evm.getTransactionCount(ACCOUNT, block)),
            Map.entry("eth_call", block -> evm.ethCall(m -> m.to(ACCOUNT), block)),
            Map.entry("eth_estimateGas", block -> evm.estimateGas(m -> m.to(ACCOUNT), block)),
            Map.entry("eth_createAccessList", block -> evm.createAccessList(m -> m.to(ACCOUNT), block)),
            Map.entry("eth_feeHistory", block -> evm.feeHistory(1, block)),
            Map.entry("eth_feeConfig", evm::feeConfig),
            Map.entry("debug_traceBlockByNumber", block -> evm.debug().traceBlockByNumber(block)));

    private Call<?> call(String method, BlockRef block) {
        return methods.get(method).apply(block);
    }

    /** The parameters of a method in the last request, which may be a batch. */
    private String sent(String method) {
        JsonTree body =
                JsonTree.parse(fake.received().get(fake.receivedCount() - 1).body());
        List<JsonTree> calls = body.get("method").asText().isPresent() ? List.of(body) : body.elements();
        return calls.stream()
                .filter(call -> call.get("method").asText().orElseThrow().startsWith(method))
                .map(call -> call.get("params").toString())
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    /**
     * The tag {@code accepted} is unknown with Helicon; logs from pending are none on every chain, and a fee history up
     * to pending is one block short before Helicon (coreth eth/gasprice/feehistory.go). The columns are those of
     * REFS.
     */
    @ParameterizedTest
    @CsvSource({
        "eth_getBlock,             latest, pending, pending,  safe, finalized, earliest, 0x5, hash",
        "eth_getBlock full,        latest, pending, pending,  safe, finalized, earliest, 0x5, hash",
        "eth_getBlockReceipts,     latest, pending, pending,  safe, finalized, earliest, 0x5, hash",
        "eth_getLogs,              latest, latest,  latest,   safe, finalized, earliest, 0x5, hash",
        "eth_getLogs from,         latest, latest,  latest,   safe, finalized, earliest, 0x5, refused",
        "eth_getLogs to,           latest, latest,  latest,   safe, finalized, earliest, 0x5, refused",
        "eth_getBalance,           latest, pending, latest,   safe, finalized, earliest, 0x5, hash",
        "eth_getCode,              latest, pending, latest,   safe, finalized, earliest, 0x5, hash",
        "eth_getStorageAt,         latest, pending, latest,   safe, finalized, earliest, 0x5, hash",
        "eth_getTransactionCount,  latest, pending, latest,   safe, finalized, earliest, 0x5, hash",
        "eth_call,                 latest, pending, latest,   safe, finalized, earliest, 0x5, hash",
        "eth_estimateGas,          latest, pending, latest,   safe, finalized, earliest, 0x5, hash",
        "eth_createAccessList,     latest, pending, latest,   safe, finalized, earliest, 0x5, hash",
        "eth_feeHistory,           latest, latest,  latest,   safe, finalized, earliest, 0x5, refused",
        "eth_feeConfig,            latest, pending, accepted, safe, finalized, earliest, 0x5, hash",
        "debug_traceBlockByNumber, latest, pending, latest,   safe, finalized, earliest, 0x5, refused"
    })
    void a_block_goes_out_as_nodes_accept_it(
            String method, String a, String b, String c, String d, String e, String f, String g, String h) {
        grown(false, 10, LOG);
        String name = method.split(" ", 2)[0];
        List<String> columns = List.of(a, b, c, d, e, f, g, h);
        for (int i = 0; i < columns.size(); i++) {
            BlockRef block = REFS.get(i);
            if (columns.get(i).equals("refused")) {
                assertThatThrownBy(() -> call(method, block)).isInstanceOf(InvalidRequestException.class);
                continue;
            }
            try {
                call(method, block).retries(0).execute();
            } catch (JsonRpcException refused) {
                // what the fake has no result for
            }
            String expected = columns.get(i).equals("hash") ? HASH : columns.get(i);
            Stream<String> others = Stream.concat(REFS.stream().map(BlockRef::toString), Stream.of(expected))
                    .filter(text -> !text.equals(expected))
                    .map(text -> '"' + text + '"');

            assertThat(sent(name)).contains('"' + expected + '"').doesNotContain(others.toList());
        }
    }

    enum Chain {
        BEFORE_HELICON,
        HELICON,
        HELICON_WITH_ACCEPTED_PENDING
    }

    /** A chain whose block 10 is executed; with Helicon, block 11 is accepted. Each has one log. */
    private void grown(Chain kind) {
        grown(kind != Chain.BEFORE_HELICON, 10, LOG);
        if (kind == Chain.HELICON_WITH_ACCEPTED_PENDING) {
            chain.pendingIsAccepted();
        }
        if (kind != Chain.BEFORE_HELICON) {
            chain.acceptBlock(LOG);
        }
    }

    private static List<Long> blocks(Call<List<EvmLog>> logs) {
        return logs.execute().stream().map(EvmChainTestBase::block).toList();
    }

    @ParameterizedTest
    @EnumSource
    void logs_up_to_each_tag_are_those_of_its_blocks(Chain kind) {
        grown(kind);
        long settled = kind == Chain.BEFORE_HELICON ? 10 : 7;

        for (BlockRef head : List.of(BlockRef.LATEST, BlockRef.PENDING, BlockRef.ACCEPTED)) {
            assertThat(blocks(evm.getLogs(head, f -> {}))).as("of %s", head).containsExactly(10L);
            assertThat(blocks(evm.getLogs(BlockRef.number(9), head, f -> {})))
                    .as("up to %s", head)
                    .containsExactly(9L, 10L);
            for (BlockRef from : List.of(BlockRef.LATEST, BlockRef.PENDING, BlockRef.ACCEPTED)) {
                assertThat(blocks(evm.getLogs(from, head, f -> {})))
                        .as("from %s to %s", from, head)
                        .containsExactly(10L);
            }
            assertThat(blocks(evm.getLogs(head, BlockRef.number(10), f -> {})))
                    .as("from %s", head)
                    .containsExactly(10L);
            assertThat(blocks(evm.getLogs(BlockRef.SAFE, head, f -> {})))
                    .as("from safe to %s", head)
                    .isEqualTo(numbers(settled, 10));
            assertThat(blocks(evm.getLogs(BlockRef.EARLIEST, head, f -> {}))).isEqualTo(numbers(1, 10));
        }
        for (BlockRef tag : List.of(BlockRef.SAFE, BlockRef.FINALIZED)) {
            assertThat(blocks(evm.getLogs(tag, f -> {}))).containsExactly(settled);
            assertThat(blocks(evm.getLogs(BlockRef.number(6), tag, f -> {}))).isEqualTo(numbers(6, settled));
        }
    }

    @ParameterizedTest
    @EnumSource
    void each_tag_names_a_block_and_its_receipts(Chain kind) {
        grown(kind);
        long pending = kind == Chain.HELICON_WITH_ACCEPTED_PENDING ? 11 : 10;
        long settled = kind == Chain.BEFORE_HELICON ? 10 : 7;
        Map<BlockRef, Long> numbers = Map.of(
                BlockRef.LATEST, 10L,
                BlockRef.PENDING, pending,
                BlockRef.ACCEPTED, pending,
                BlockRef.SAFE, settled,
                BlockRef.FINALIZED, settled);

        numbers.forEach((block, number) -> {
            assertThat(evm.getBlock(block).execute().orElseThrow().number().longValueExact())
                    .as("%s", block)
                    .isEqualTo(number);
            assertThat(evm.getFullBlock(block).execute().orElseThrow().number().longValueExact())
                    .isEqualTo(number);
            assertThat(evm.getBlockReceipts(block).execute().orElseThrow())
                    .singleElement()
                    .satisfies(receipt ->
                            assertThat(receipt.blockNumber().longValueExact()).isEqualTo(number));
        });
    }

    @ParameterizedTest
    @EnumSource(names = "BEFORE_HELICON", mode = EnumSource.Mode.EXCLUDE)
    void the_logs_of_an_accepted_block_by_its_hash_are_above_the_head_until_it_is_executed(Chain kind) {
        grown(kind);
        BlockRef accepted = BlockRef.hash(chain.hash(11));

        for (Call<List<EvmLog>> logs : List.of( // the node has none that match, and refuses to list all
                evm.getLogs(accepted, f -> f.addAddresses(EvmAddress.parse(TOKEN))), evm.getLogs(accepted, f -> {}))) {
            JsonRpcException above = catchThrowableOfType(
                    JsonRpcException.class, () -> logs.retries(0).execute());
            assertThat(above.reason()).isEqualTo(Reason.ABOVE_HEAD);
            assertThat(above).hasMessageContaining("11").hasMessageContaining("10");
        }

        chain.executeAll();

        assertThat(blocks(evm.getLogs(accepted, f -> f.addAddresses(EvmAddress.parse(TOKEN)))))
                .containsExactly(11L);
    }

    @ParameterizedTest
    @EnumSource
    void the_logs_of_a_hash_are_those_of_its_block_and_an_unknown_hash_is_an_error(Chain kind) {
        grown(kind);

        assertThat(blocks(evm.getLogs(BlockRef.hash(chain.hash(4)), f -> f.addAddresses(EvmAddress.parse(TOKEN)))))
                .containsExactly(4L);
        assertThat(sent("eth_getLogs"))
                .isEqualTo("[{\"blockHash\":\"" + chain.hash(4) + "\",\"address\":\"" + TOKEN + "\"}]");
        assertThat(catchThrowableOfType(
                                JsonRpcException.class,
                                () -> evm.getLogs(BlockRef.hash(HASH), f -> {}).execute())
                        .reason())
                .isEqualTo(Reason.NOT_FOUND);
    }

    /** helicon-november, helicon-pending-accepted. */
    @Test
    void state_of_the_pending_block_that_a_node_refuses_says_which_block_to_name() {
        grown(Chain.HELICON_WITH_ACCEPTED_PENDING);
        fake.ledger();

        for (Call<?> state : List.of(
                evm.getBalance(ACCOUNT, BlockRef.PENDING),
                evm.getCode(ACCOUNT, BlockRef.PENDING),
                evm.ethCall(m -> m.to(ACCOUNT), BlockRef.PENDING))) {
            int before = fake.receivedCount();
            JsonRpcException refused = catchThrowableOfType(JsonRpcException.class, state::execute);
            assertThat(refused.error()).isEqualTo("state not available for pending block");
            assertThat(refused.reason()).isEqualTo(Reason.INVALID_PARAMS);
            assertThat(refused.isTransient()).isFalse();
            assertThat(refused).hasMessageContaining("LATEST");
            assertThat(fake.receivedCount() - before).as("requests").isEqualTo(1);
        }
        assertThat(evm.getBalance(ACCOUNT, BlockRef.ACCEPTED).execute()).isZero();
        assertThat(evm.getTransactionCount(ACCOUNT, BlockRef.PENDING).execute().longValueExact())
                .isZero();
    }
}

package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.TokenTransfer;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.BlockWithReceipts;
import io.github.avalanche4j.node.evm.ChainChangedException;
import io.github.avalanche4j.node.evm.ChainHead;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.evm.RevertReason;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeLog;
import io.github.avalanche4j.testing.FakeNode;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvmGuideTest extends GuideTest {
    private static final EvmAddress TOKEN = EvmAddress.parse("0x" + "05".repeat(20));
    private static final EvmHash TRANSFER = EvmHash.parse("0x" + "56".repeat(32));

    private final FakeEvmChain chain =
            fake.evm("C").helicon().appendBlocks(9, FakeLog.of(TOKEN.toString(), "0x01", TRANSFER.toString()));
    private final List<Object> handled = new ArrayList<>();

    private void handle(Object item, PagedIterator<?> walk) {
        handled.add(item);
        if (handled.size() == 10) {
            walk.close();
        }
        if (handled.size() == 9) {
            chain.appendBlocks(1, FakeLog.of(TOKEN.toString(), "0x01", TRANSFER.toString()));
        }
    }

    @Test
    void a_chain_is_read_by_its_url() {
        String chainUrl = fake.evmUrl("C") + "?key=secret";
        // snippet: url
        EvmClient evm = EvmClient.create(chainUrl); // such as https://host/v3/KEY
        System.out.println(evm.blockNumber().execute());
        for (EvmLog log : evm.logs(0, 9, f -> f.addAddresses(TOKEN).topic(0, TRANSFER))) {
            System.out.println(log.transactionHash());
        }
        // end
        closing(evm);
        assertThat(fake.received().get(0).path()).endsWith("/rpc?key=secret");
        assertThat(evm.toString()).doesNotContain("secret");
    }

    private static void closing(AutoCloseable client) {
        assertThatNoException().isThrownBy(client::close);
    }

    @Test
    void a_chain_is_followed_by_its_url_and_that_of_its_websocket() {
        String chainUrl = fake.evmUrl("C");
        String socketUrl = fake.evmWebSocketUrl("C");
        // snippet: url-options
        try (EvmClient evm = EvmClient.create(
                chainUrl, options -> options.webSocket(socketUrl).retries(4))) { // such as wss://host/ws/KEY
            follow(evm);
        }
        // end
        assertThat(handled).hasSize(10);
    }

    private void follow(EvmClient evm) {
        try (PagedIterator<EvmLog> walk = evm.followLogs(0, Duration.ofSeconds(1), f -> f.addAddresses(TOKEN))
                .iterator()) {
            while (walk.hasNext()) {
                handle(walk.next(), walk);
            }
        }
    }

    @Test
    void logs_are_followed() {
        long next = 0;
        // snippet: follow-logs
        try (PagedIterator<EvmLog> walk = node.evm("C")
                .followLogs(
                        next, Duration.ofSeconds(1), f -> f.addAddresses(TOKEN).topic(0, TRANSFER))
                .maxOutage(Duration.ofMinutes(10)) // tolerates a restart of the node
                .iterator()) {
            while (walk.hasNext()) { // waits until there is one
                handle(walk.next(), walk);
                // save walk.position(), and continue from it after a restart
            }
        }
        // end
        assertThat(handled).hasSize(10);
    }

    @Test
    void transfers_of_a_token_are_read() {
        chain.appendBlock(FakeLog.of(
                TOKEN.toString(),
                "0x" + "00".repeat(31) + "07",
                TokenTransfer.TOPIC.toString(),
                "0x" + "00".repeat(31) + "01",
                "0x" + "00".repeat(31) + "02"));
        BigInteger sum = BigInteger.ZERO;
        // snippet: transfers
        for (EvmLog log : node.evm("C").logs(0, 10, f -> f.addAddresses(TOKEN).topic(0, TokenTransfer.TOPIC))) {
            TokenTransfer transfer = log.tokenTransfer().orElseThrow();
            System.out.println(transfer.from() + " -> " + transfer.to() + " " + transfer.amount());
            sum = sum.add(transfer.amount());
        }
        // end
        assertThat(sum).isEqualTo(BigInteger.valueOf(7));
    }

    @Test
    void blocks_are_read_with_receipts() {
        // snippet: blocks
        EvmClient evm = node.evm("C");
        for (EvmFullBlock block : evm.blocks(0, 9).prefetch(4)) {
            System.out.println(block.number() + ": " + block.transactions().size() + " transactions");
        }
        for (BlockWithReceipts block : evm.blocksWithReceipts(0, 9)) {
            System.out.println(block.block().number() + ": " + block.logs().size() + " logs");
        }
        // end
        assertThat(fake.receivedCount()).isPositive();
    }

    @Test
    void a_head_is_chosen() {
        // snippet: head
        EvmClient settled = node.evm("C").head(ChainHead.SETTLED);
        settled.blocks(0, 6).forEach(block -> System.out.println(block.number()));
        // end
        assertThatThrownBy(() -> settled.blocks(0, 7).forEach(block -> {})).isInstanceOf(JsonRpcException.class);
    }

    @Test
    void a_changed_chain_is_an_error() {
        PagedIterator<EvmFullBlock> walk =
                node.evm("C").followBlocks(0, Duration.ofSeconds(1)).iterator();
        for (int i = 0; i < 10; i++) {
            walk.next();
        }
        chain.replaceFrom(5);
        chain.appendBlock();
        // snippet: changed
        try {
            walk.hasNext();
        } catch (ChainChangedException e) {
            System.out.println("block " + (e.block() - 1) + " was " + e.expected() + " and is " + e.found());
        }
        // end
        assertThatThrownBy(walk::hasNext).isInstanceOf(ChainChangedException.class);
    }

    @Test
    void a_revert_has_a_reason() {
        fake.on("eth_call").respondError(3, "execution reverted", "\"0x4e487b71" + "0".repeat(62) + "12\"");
        Bytes data = Bytes.fromHex("0x01020304");
        List<String> said = new ArrayList<>();
        // snippet: revert
        try {
            node.evm("C").ethCall(m -> m.to(TOKEN).data(data), BlockRef.LATEST).execute();
        } catch (JsonRpcException e) {
            RevertReason reason = RevertReason.of(e).orElseThrow(() -> e); // absent where the contract said nothing
            if (reason instanceof RevertReason.Message message) {
                said.add(message.text());
            } else if (reason instanceof RevertReason.Panic panic) {
                said.add(panic.meaning());
            } else if (reason instanceof RevertReason.Custom custom) {
                said.add(custom.selector() + " " + custom.data()); // decoded by the contract's ABI
            }
        }
        // end
        assertThat(said).containsExactly("division or modulo by zero");
    }

    @Test
    void warp_messages_are_found_in_logs() {
        List<UnsignedWarpMessage> messages = new ArrayList<>();
        // snippet: warp
        for (EvmLog log : node.evm("C")
                .logs(0, 9, f -> f.addAddresses(WarpLogs.PRECOMPILE).topic(0, WarpLogs.SENT))) {
            WarpLogs.message(log).ifPresent(messages::add);
        }
        // end
        assertThat(messages).isEmpty();
    }

    @Test
    // snippet: fake
    void a_listener_reads_the_events_of_a_growing_chain() {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            FakeEvmChain chain = fake.evm("C").helicon(); // without helicon() as chains are before the upgrade
            chain.appendBlock(FakeLog.of(TOKEN.toString(), "0x2a", TRANSFER.toString()));
            PagedIterator<EvmLog> walk =
                    node.evm("C").followLogs(0, Duration.ofMillis(10), f -> {}).iterator();
            assertThat(walk.next().data()).isEqualTo(Bytes.fromHex("0x2a"));

            chain.appendBlock(FakeLog.of(TOKEN.toString(), "0x2b", TRANSFER.toString()));
            assertThat(walk.next().data()).isEqualTo(Bytes.fromHex("0x2b"));
        }
    }
    // end
}

package io.github.avalanche4j.examples;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.testing.FakeL1;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(900)
class RelayMessagesTest {
    private static final String KEY = "33".repeat(32);
    private static final EvmAddress OURS = PrivateKey.parse(KEY).publicKey().evmAddress();
    private static final String COMPETITOR = "0x" + "cc".repeat(20);
    private static final BigInteger GWEI = BigInteger.TEN.pow(9);

    @TempDir
    private Path folder;

    /** Both directions run at once, so their lines are compared in the order of their text. */
    private static void printSorted(PrintStream screen, String... args) throws IOException {
        screen.print(GoldenFiles.printed(out -> RelayMessages.run(args, out))
                .lines()
                .sorted()
                .map(line -> line + "\n")
                .collect(joining()));
    }

    @Test
    void the_messages_of_both_directions_are_delivered() throws IOException {
        GoldenFiles.assertPrints("RelayMessages", RelayMessagesTest::printSorted);
    }

    private String[] arguments(SampleChains chains, String... more) throws IOException {
        Path key = Files.writeString(folder.resolve("key"), KEY);
        String[] files = {
            "--key-file", key.toString(), "--out", folder.resolve("relay").toString()
        };
        return Stream.of(chains.arguments(Integer.MAX_VALUE), files, more)
                .flatMap(Arrays::stream)
                .toArray(String[]::new);
    }

    @Test
    void a_dry_run_says_what_it_would_deliver_and_pays_nothing() throws IOException {
        try (SampleChains chains = new SampleChains()) {
            chains.send(100_000);
            String[] arguments = arguments(chains, "--limit", "1", "--dry-run");

            String printed = GoldenFiles.printed(out -> RelayMessages.run(arguments, out));

            assertThat(printed.lines())
                    .hasSize(2)
                    .allMatch(line -> line.endsWith(
                            " would be delivered, signed by 3 validators, with 511706 gas at most, at 1 wei"));
            assertThat(chains.node.receivedCount("eth_sendRawTransaction")).isZero();
            assertThat(folder.resolve("relay")).doesNotExist();
        }
    }

    @Test
    void a_message_that_the_contract_refuses_does_not_stop_those_after_it() throws IOException {
        try (SampleChains chains = new SampleChains()) {
            chains.node
                    .on("eth_estimateGas")
                    .respondError(3, "execution reverted", "\"0x\"")
                    .times(2);
            chains.send(100_000);
            chains.send(100_000);

            String printed = GoldenFiles.printed(out -> RelayMessages.run(arguments(chains, "--limit", "2"), out));

            assertThat(printed.lines().filter(line -> line.contains(" refused: ")))
                    .hasSize(2);
            assertThat(printed.lines().filter(line -> line.contains(" delivered for ")))
                    .hasSize(2);
        }
    }

    @Test
    void a_message_that_needs_more_gas_than_a_block_has_does_not_stop_those_after_it() throws IOException {
        try (SampleChains chains = new SampleChains()) {
            chains.send(19_900_000);
            chains.send(100_000);
            String[] arguments = arguments(chains, "--limit", "2", "--max-gas", "30000000");

            String printed = GoldenFiles.printed(out -> RelayMessages.run(arguments, out));

            assertThat(printed.lines().filter(line -> line.contains(" refused: ")))
                    .hasSize(2)
                    .allMatch(line -> line.contains("exceeds block gas limit"));
            assertThat(printed.lines().filter(line -> line.contains(" delivered for ")))
                    .hasSize(2);
        }
    }

    @Test
    void a_message_waits_while_the_price_is_below_the_minimum_of_the_chain() throws IOException {
        try (SampleChains chains = new SampleChains()) {
            chains.node
                    .on("eth_sendRawTransaction")
                    .respondError(-32000, "transaction underpriced: have gas fee cap (1) < pool minimum fee cap (2)")
                    .times(2);
            chains.send(100_000);

            String printed = GoldenFiles.printed(out -> RelayMessages.run(arguments(chains, "--limit", "1"), out));

            assertThat(printed.lines().filter(line -> line.contains(" waits: ")))
                    .hasSize(2)
                    .allMatch(line -> line.contains("pool minimum fee cap"));
            assertThat(printed.lines().filter(line -> line.contains(" delivered for ")))
                    .hasSize(2);
        }
    }

    @Test
    void a_message_whose_receiver_fails_is_delivered_and_says_so() throws IOException {
        try (SampleChains chains = new SampleChains()) {
            chains.second.receiverFails(SampleChains.RECEIVER);
            chains.send(100_000);

            String printed = GoldenFiles.printed(out -> RelayMessages.run(arguments(chains, "--limit", "1"), out));

            assertThat(printed.lines().filter(line -> line.endsWith(", but its receiver failed")))
                    .singleElement()
                    .asString()
                    .contains(" -> " + chains.second.chainId().substring(0, 6), " delivered for ");
            assertThat(printed.lines()).hasSize(2);
        }
    }

    @Test
    void a_command_line_without_the_other_chain_is_refused() throws IOException {
        try (SampleChains chains = new SampleChains()) {
            String[] arguments = {
                "--node",
                chains.node.url(),
                "--chain",
                chains.first.chainId(),
                "--aggregator",
                chains.service.url(),
                "--key-file",
                Files.writeString(folder.resolve("key"), KEY).toString(),
                "--out",
                folder.resolve("relay").toString()
            };

            assertThatThrownBy(() -> RelayMessages.run(arguments, GoldenFiles.nowhere()))
                    .isInstanceOf(UsageException.class)
                    .hasMessage("--other-chain is missing");
        }
    }

    @Test
    void a_killed_relayer_delivers_each_message_once() throws Exception {
        assertDeliversOnce(8, 1);
    }

    @Test
    @Tag("long")
    void a_relayer_that_is_killed_fifty_times_delivers_a_thousand_messages_once() throws Exception {
        assertDeliversOnce(500, 50);
    }

    /**
     * Sends messages in both directions, kills the relayer while it delivers them, and lets things fail meanwhile.
     *
     * @param messages the number in each direction
     */
    private void assertDeliversOnce(int messages, int kills) throws Exception {
        Random random = new Random(kills);
        List<String> toSecond = new ArrayList<>();
        List<String> toFirst = new ArrayList<>();
        try (SampleChains chains = new SampleChains()) {
            String[] arguments = arguments(chains);
            Process relayer = start(arguments);
            try {
                for (int i = 0; i < messages; i++) {
                    toSecond.add(chains.first.message(chains.second.chainId(), SampleChains.RECEIVER, 100_000, hex(i)));
                    toFirst.add(chains.second.message(chains.first.chainId(), SampleChains.RECEIVER, 100_000, hex(i)));
                    fail(i, chains, random);
                    chains.settle();
                    if ((i + 1) * kills / messages > i * kills / messages) {
                        kill(relayer, chains, random);
                        relayer = start(arguments);
                    }
                }
                heal(chains);
                await(relayer, () -> lines("*").size() >= 2 * messages);
            } finally {
                relayer.destroyForcibly().waitFor();
            }

            assertThat(chains.second.deliveries()).containsOnlyKeys(toSecond);
            assertThat(chains.first.deliveries()).containsOnlyKeys(toFirst);
            assertThat(ids("from-" + chains.first.chainId().substring(0, 6))).containsExactlyElementsOf(toSecond);
            assertThat(ids("from-" + chains.second.chainId().substring(0, 6))).containsExactlyElementsOf(toFirst);
            assertPaidOnce(chains.node, chains.first);
            assertPaidOnce(chains.node, chains.second);
        }
    }

    /** Kills the relayer when it has delivered some more messages, and the next thing fails. */
    private void kill(Process relayer, SampleChains chains, Random random) throws Exception {
        heal(chains);
        int delivered = lines("*").size() + 4;
        await(relayer, () -> lines("*").size() >= delivered);
        fail(random.nextInt(8), chains, random);
        int requests = chains.node.receivedCount() + 1 + random.nextInt(60);
        await(relayer, () -> chains.node.receivedCount() >= requests);
        relayer.destroyForcibly().waitFor();
    }

    private static String hex(int number) {
        return "0x%08x".formatted(number);
    }

    private static Process start(String... arguments) throws IOException {
        return ChildJvm.startUnread(List.of("-Xmx64m"), RelayMessages.class.getName(), arguments);
    }

    private interface Condition {
        boolean isTrue() throws IOException;
    }

    private static void await(Process relayer, Condition condition) throws Exception {
        while (!condition.isTrue()) {
            assertThat(relayer.waitFor(1, TimeUnit.MILLISECONDS))
                    .as("it ended by itself")
                    .isFalse();
        }
    }

    private List<String> lines(String file) throws IOException {
        List<String> lines = new ArrayList<>();
        if (Files.exists(folder.resolve("relay"))) {
            try (var files = Files.newDirectoryStream(folder.resolve("relay"), file + ".txt")) {
                for (Path each : files) {
                    lines.addAll(Files.readAllLines(each));
                }
            }
        }
        return lines;
    }

    private List<String> ids(String file) throws IOException {
        return lines(file).stream().map(line -> line.split(" ")[3]).toList();
    }

    /** Lets the next thing fail, of which some last until a later message. */
    private static void fail(int message, SampleChains chains, Random random) {
        FakeL1 chain = random.nextBoolean() ? chains.first : chains.second;
        switch (message % 8) {
            case 0 ->
                chains.service.onAny().respondStatus(503, "text/plain", "down").times(4);
            case 1 -> chain.chain().replaceFrom(chain.chain().head()); // it is not settled
            case 2 -> chain.baseFee(GWEI.multiply(BigInteger.valueOf(200))); // above the limit
            case 3 -> chains.node.onAny().disconnect();
            case 4 -> heal(chains);
            case 5 -> chain.hold();
            case 6 -> chains.second.deliverLast(chains.first, COMPETITOR);
            default -> heal(chains);
        }
    }

    private static void heal(SampleChains chains) {
        chains.first.baseFee(BigInteger.ONE).release();
        chains.second.baseFee(BigInteger.ONE).release();
    }

    /** Each transaction of ours delivered a message, or lost a race against the competitor. */
    private static void assertPaidOnce(FakeNode fake, FakeL1 chain) {
        List<String> relayers = List.copyOf(chain.deliveries().values());
        long ours = relayers.stream().filter(OURS.toString()::equalsIgnoreCase).count();
        long lost = relayers.stream().filter(COMPETITOR::equals).count();
        try (NodeClient node = NodeClient.create(fake.url())) {
            long paid = node.evm(chain.chainId())
                    .getTransactionCount(OURS, BlockRef.LATEST)
                    .execute()
                    .longValue();
            assertThat(ours + lost).isEqualTo(relayers.size());
            assertThat(paid).isBetween(ours, ours + lost);
        }
    }
}

package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.TokenTransfer;
import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeLog;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Follows the transfers of an ERC-20 token and writes a line for each. Killed and started again, it continues where it
 * stopped: the place is saved together with the length of the output, so nothing is missing or repeated.
 *
 * <p>{@code --node URL} follows a real node, {@code --chain ALIAS} on the C-Chain unless set, {@code --token ADDRESS}
 * from block {@code --from N} on; without a node a fake chain responds that grows while it is read. {@code --limit N}
 * ends the walk, {@code --out FILE} is where the lines go (with {@code .position} beside it), {@code --outage MINUTES}
 * is how long the node may be down (10 unless set).
 */
public final class FollowEvents {
    private static final String WAVAX = "0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7";
    private static final String[] OPTIONS = {"node", "chain", "token", "from", "limit", "out", "outage"};
    private static final int FAKE_TRANSFERS = 8;

    private final Arguments arguments;
    private final PrintStream screen;

    private FollowEvents(Arguments arguments, PrintStream screen) {
        this.arguments = arguments;
        this.screen = screen;
    }

    /** Follows a token. */
    public static void main(String[] args) {
        Example.run(FollowEvents::run, args);
    }

    static void run(String[] args, PrintStream screen) throws IOException {
        Arguments arguments = Arguments.of(args, OPTIONS);
        FollowEvents program = new FollowEvents(arguments, screen);
        Optional<String> url = arguments.get("node");
        if (url.isPresent()) {
            program.follow(url.get(), Long.MAX_VALUE, () -> {});
            return;
        }
        try (FakeNode fake = FakeNode.start()) {
            FakeEvmChain chain = fake.evm(arguments.get("chain").orElse("C")).helicon();
            transfer(chain, 1);
            transfer(chain, 2);
            // the chain grows by a block for each line
            program.follow(fake.url(), FAKE_TRANSFERS, () -> transfer(chain, chain.head() + 1));
        }
    }

    private static void transfer(FakeEvmChain chain, long amount) {
        String data = "0x%064x".formatted(BigInteger.valueOf(amount).multiply(BigInteger.TEN.pow(18)));
        String from = "0x" + "0".repeat(24) + "8db97c7cece249c2b98bdc0226cc4c2a57bf52fc";
        String to = "0x" + "0".repeat(24) + "0fa8ea536be85f32724d57a37758761b86416123";
        chain.appendBlock(FakeLog.of(WAVAX, data, TokenTransfer.TOPIC.toString(), from, to));
    }

    private void follow(String url, long usualLimit, Runnable afterEach) throws IOException {
        EvmAddress token = EvmAddress.parse(arguments.get("token").orElse(WAVAX));
        Path out = arguments.out("events.txt");
        long limit = arguments.number("limit", usualLimit);
        long count = 0;
        try (NodeClient node = NodeClient.create(url);
                Journal journal = Journal.open(out)) {
            Tail<EvmLog> transfers = node.evm(arguments.get("chain").orElse("C"))
                    .followLogs(
                            arguments.number("from", 0),
                            Duration.ofSeconds(1),
                            f -> f.addAddresses(token).topic(0, TokenTransfer.TOPIC))
                    .maxOutage(Duration.ofMinutes(arguments.number("outage", 10)));
            Position start = journal.position().orElse(transfers.start());
            journal.save(start);
            try (PagedIterator<EvmLog> walk = transfers.from(start).iterator()) {
                while (count < limit && walk.hasNext()) {
                    String line = line(walk.next());
                    journal.write(line);
                    screen.println(line);
                    journal.save(walk.position());
                    count++;
                    afterEach.run();
                }
            }
        }
        screen.println("the end: " + count + " transfers written to " + out.getFileName());
    }

    private static String line(EvmLog log) {
        String what = log.tokenTransfer()
                .map(transfer -> transfer.from() + " -> " + transfer.to() + " " + transfer.amount())
                .orElse(log.transactionHash() + " is no transfer of an ERC-20 token");
        return log.blockNumber() + " " + what;
    }
}

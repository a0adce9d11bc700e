package io.github.avalanche4j.examples;

import io.github.avalanche4j.data.icm.IcmMessage;
import io.github.avalanche4j.data.icm.IcmReward;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The messages from one chain to another: when each was sent and delivered, by which transactions, and what its relayer
 * was paid. A message whose source the service does not index has no time of sending, and a pending one none of
 * delivery.
 *
 * <p>A fake service responds unless a real one is named: {@code --host builder_hub} or {@code avacloud} is a public
 * host, {@code --service URL} another one, {@code --key KEY} raises their limits. {@code --source} and
 * {@code --destination} are EVM chain ids or blockchain ids, {@code --limit} is how many messages are shown.
 */
public final class BridgeMessages {
    private final Map<String, Integer> counts = new TreeMap<>();
    private Duration slowest = Duration.ZERO;

    private BridgeMessages() {}

    /** Shows the messages. */
    public static void main(String[] args) {
        Example.run(BridgeMessages::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments = Arguments.of(args, "host", "service", "key", "source", "destination", "limit");
        Optional<String> source = arguments.get("source");
        Optional<String> destination = arguments.get("destination");
        BridgeMessages report = new BridgeMessages();
        try (Services services = Services.of(arguments)) {
            services.client()
                    .icm()
                    .messages(q -> {
                        source.ifPresent(q::sourceBlockchainId);
                        destination.ifPresent(q::destinationBlockchainId);
                    })
                    .limit(arguments.number("limit", 12))
                    .forEach(message -> out.println(report.row(message)));
        }
        report.counts.forEach((status, count) -> out.println(count + " " + status));
        out.println("the slowest took " + report.slowest.toSeconds() + " s");
    }

    private String row(IcmMessage message) {
        counts.merge(message.status().value(), 1, Integer::sum);
        Optional<Instant> sent = message.sourceTransaction().map(transaction -> transaction.timestamp());
        Optional<Instant> delivered = message.destinationTransaction().map(transaction -> transaction.timestamp());
        Optional<Duration> took = sent.flatMap(from -> delivered.map(to -> Duration.between(from, to)));
        took.filter(time -> time.compareTo(slowest) > 0).ifPresent(time -> slowest = time);
        return "%s…  %6s → %-6s  sent %-20s  %-16s  %s"
                .formatted(
                        message.messageId().substring(0, 8),
                        message.sourceEvmChainId().orElse("?"),
                        message.destinationEvmChainId().orElse("?"),
                        sent.map(Instant::toString).orElse("unknown"),
                        took.map(time -> "in " + time.toSeconds() + " s")
                                .orElse(delivered.isPresent() ? "delivered" : "on its way"),
                        message.rewardDetails().map(BridgeMessages::paid).orElse("no reward"));
    }

    private static String paid(IcmReward reward) {
        BigDecimal amount = new BigDecimal(reward.value(), reward.decimals().orElse(0));
        return amount.stripTrailingZeros().toPlainString() + " "
                + reward.symbol().orElse("?");
    }
}

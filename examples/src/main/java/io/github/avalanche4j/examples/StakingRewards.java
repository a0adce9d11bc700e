package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.model.Money;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.primary.AssetAmount;
import io.github.avalanche4j.data.reward.HistoricalReward;
import io.github.avalanche4j.data.reward.PendingReward;
import io.github.avalanche4j.data.reward.RewardType;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What staking has paid to some addresses and is going to pay them: a table for each address, and totals for each asset
 * with what the rewards were worth on the day. A reward that several addresses own together has a table of its own, so
 * that each reward counts once.
 *
 * <p>A fake service responds unless a real one is named: {@code --host builder_hub} or {@code avacloud} is a public
 * host, {@code --service URL} another one, {@code --key KEY} raises their limits. {@code --network} is {@code mainnet}
 * or {@code fuji}; {@code --addresses A,B,…} are P- or X-Chain addresses of it.
 */
public final class StakingRewards {
    private final Map<String, Map<Kind, Sum>> byOwner = new TreeMap<>();
    private final Map<Kind, Sum> totals = new TreeMap<>(Kind.ORDER);

    private StakingRewards() {}

    /** Rewards of one kind in one asset. */
    private record Kind(String type, Id asset) {
        static final Comparator<Kind> ORDER = Comparator.comparing(Kind::type)
                .thenComparing(kind -> kind.asset().toString());
    }

    /** Shows the rewards. */
    public static void main(String[] args) {
        Example.run(StakingRewards::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments = Arguments.of(args, "host", "service", "key", "network", "addresses");
        List<Bech32Address> addresses = arguments
                .get("addresses")
                .map(all ->
                        Stream.of(all.split(",", -1)).map(Bech32Address::parse).toList())
                .orElse(SampleData.STAKERS);
        StakingRewards report = new StakingRewards();
        try (Services services = Services.of(arguments)) {
            NetworkClient network = services.client().network(Services.network(arguments));
            for (HistoricalReward reward : network.rewards(filter -> filter.addAllAddresses(addresses))) {
                Money price = reward.reward().historicalPrice().orElse(null);
                report.add(
                        reward.addresses(),
                        reward.rewardType(),
                        reward.reward(),
                        sum -> sum.paid(reward.reward(), price));
            }
            for (PendingReward reward : network.pendingRewards(filter -> filter.addAllAddresses(addresses))) {
                AssetAmount amount = reward.estimatedReward();
                report.add(reward.addresses(), reward.rewardType(), amount, sum -> sum.due(amount));
            }
        }
        report.show(out);
    }

    private void add(List<Bech32Address> owners, RewardType type, AssetAmount amount, Consumer<Sum> change) {
        String owner = owners.stream().map(Bech32Address::toString).collect(Collectors.joining(" and "));
        Map<Kind, Sum> table = byOwner.computeIfAbsent(owner, name -> new TreeMap<>(Kind.ORDER));
        change.accept(table.computeIfAbsent(new Kind(type.value(), amount.assetId()), kind -> new Sum(amount)));
        change.accept(totals.computeIfAbsent(new Kind("", amount.assetId()), kind -> new Sum(amount)));
    }

    private void show(PrintStream out) {
        if (byOwner.isEmpty()) {
            out.println("no rewards");
        }
        byOwner.forEach((owner, table) -> {
            out.println(owner);
            out.printf("  %-14s %6s %18s %8s %18s%n", "for", "paid", "amount", "to come", "amount");
            table.forEach((kind, sum) -> out.println("  " + sum.row(kind.type())));
            out.println();
        });
        totals.forEach((kind, sum) -> {
            out.println("In all, in " + sum.symbol() + " (" + kind.asset() + ")");
            out.println("  " + sum.row("everything"));
            sum.worth.forEach((currency, amount) ->
                    out.printf("  worth when paid %s %s%n", amount.setScale(2, RoundingMode.HALF_EVEN), currency));
            if (sum.unpriced > 0) {
                out.println("  " + sum.unpriced + " of them without a price yet");
            }
        });
    }

    /** The number of rewards of a kind, and their sum. */
    private static final class Sum {
        private final AssetAmount asset;
        private final Map<String, BigDecimal> worth = new TreeMap<>();
        private BigInteger paid = BigInteger.ZERO;
        private BigInteger due = BigInteger.ZERO;
        private int paidCount;
        private int dueCount;
        private int unpriced;

        Sum(AssetAmount asset) {
            this.asset = asset;
        }

        void paid(AssetAmount amount, @Nullable Money price) {
            paid = paid.add(amount.amount());
            paidCount++;
            if (price == null) {
                unpriced++;
            } else {
                BigDecimal value = whole(amount.amount()).multiply(price.value());
                worth.merge(price.currencyCode().value(), value, BigDecimal::add);
            }
        }

        void due(AssetAmount amount) {
            due = due.add(amount.amount());
            dueCount++;
        }

        String symbol() {
            return asset.symbol().orElse("an asset without a symbol");
        }

        String row(String name) {
            return "%-14s %6s %18s %8s %18s %s"
                    .formatted(
                            name,
                            paidCount,
                            whole(paid).toPlainString(),
                            dueCount,
                            whole(due).toPlainString(),
                            asset.symbol().orElse(""));
        }

        private BigDecimal whole(BigInteger units) {
            return new BigDecimal(units, asset.denomination().orElse(0));
        }
    }
}

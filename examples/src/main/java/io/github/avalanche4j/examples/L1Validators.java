package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.subnet.BlockchainDetails;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.validator.L1ValidatorDetails;
import io.github.avalanche4j.data.validator.L1ValidatorSummary;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The validators of a network's L1s, and how long their balances last: a table for each L1, the largest first, the
 * heaviest validator on top. A validator pays a fee every second; the last column divides its remaining balance by the
 * lowest possible fee.
 *
 * <p>A fake service responds unless a real one is named: {@code --host builder_hub} or {@code avacloud} is a public
 * host, {@code --service URL} another one, {@code --key KEY} raises their limits. {@code --network} is {@code mainnet}
 * or {@code fuji}, {@code --subnet ID} shows one L1 only, {@code --inactive true} also shows validators that were
 * removed.
 */
public final class L1Validators {
    /** In nAVAX a second, on mainnet and Fuji; while there are many validators the fee rises. */
    private static final BigInteger LOWEST_FEE = BigInteger.valueOf(512);

    private static final BigInteger SECONDS_OF_A_DAY = BigInteger.valueOf(86_400);

    private L1Validators() {}

    /** Shows the validators. */
    public static void main(String[] args) {
        Example.run(L1Validators::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments = Arguments.of(args, "host", "service", "key", "network", "subnet", "inactive");
        Optional<Id> subnet = arguments.get("subnet").map(Id::parse);
        boolean inactive = arguments.get("inactive").orElse("false").equals("true");
        try (Services services = Services.of(arguments)) {
            NetworkClient network = services.client().network(Services.network(arguments));
            Map<String, List<L1ValidatorDetails>> byL1 = new TreeMap<>();
            UInt64 height = UInt64.ZERO;
            SummaryPaged<L1ValidatorDetails, L1ValidatorSummary> validators = network.l1Validators(filter -> {
                subnet.ifPresent(filter::subnetId);
                filter.includeInactiveL1Validators(inactive);
            });
            for (SummaryPage<L1ValidatorDetails, L1ValidatorSummary> page : validators.pages()) {
                height = page.summary().blockHeight().orElse(height);
                page.items()
                        .forEach(validator -> byL1.computeIfAbsent(
                                        validator.subnetId().toString(), id -> new ArrayList<>())
                                .add(validator));
            }
            Map<String, String> names = names(network);
            out.println(byL1.size() + " L1s at P-Chain height " + height);
            byL1.entrySet().stream()
                    .sorted(Comparator.comparingInt(entry -> -entry.getValue().size()))
                    .forEach(entry ->
                            show(names.getOrDefault(entry.getKey(), "unnamed"), entry.getKey(), entry.getValue(), out));
        }
    }

    /** The names of the chains of each L1. */
    private static Map<String, String> names(NetworkClient network) {
        Map<String, String> names = new HashMap<>();
        for (SubnetDetails subnet : network.subnets()) {
            String chains = subnet.blockchains().stream()
                    .map(BlockchainDetails::blockchainName)
                    .flatMap(Optional::stream)
                    .collect(Collectors.joining(", "));
            names.put(subnet.subnetId().toString(), chains);
        }
        return names;
    }

    private static void show(String name, String id, List<L1ValidatorDetails> validators, PrintStream out) {
        BigInteger total = validators.stream()
                .map(validator -> validator.weight().toBigInteger())
                .reduce(BigInteger.ZERO, BigInteger::add);
        long active = validators.stream().filter(L1Validators::isActive).count();
        out.println();
        out.println(name + " (" + id + "): " + active + " of " + validators.size() + " validators are active");
        out.printf(
                "  %-40s %10s %8s  %-10s %18s %10s%n",
                "node", "weight", "share", "since", "balance in AVAX", "days left");
        validators.stream()
                .sorted(Comparator.comparing(L1ValidatorDetails::weight)
                        .reversed()
                        .thenComparing(validator -> validator.nodeId().toString()))
                .forEach(validator -> out.printf(
                        "  %-40s %10s %7s%%  %-10s %18s %10s%n",
                        validator.nodeId(),
                        validator.weight(),
                        share(validator.weight().toBigInteger(), total),
                        validator.creationTimestamp().atOffset(ZoneOffset.UTC).toLocalDate(),
                        new BigDecimal(validator.remainingBalance().toBigInteger(), 9).toPlainString(),
                        isActive(validator) ? daysLeft(validator) : "inactive"));
    }

    /** The service also lists validators without a balance as active; the P-Chain does not. */
    private static boolean isActive(L1ValidatorDetails validator) {
        return !validator.remainingBalance().equals(NAvax.ZERO)
                && !validator.weight().equals(UInt64.ZERO);
    }

    private static String daysLeft(L1ValidatorDetails validator) {
        return "< "
                + validator
                        .remainingBalance()
                        .toBigInteger()
                        .divide(LOWEST_FEE)
                        .divide(SECONDS_OF_A_DAY)
                        .add(BigInteger.ONE);
    }

    private static BigDecimal share(BigInteger weight, BigInteger total) {
        if (total.signum() == 0) {
            return BigDecimal.ZERO.setScale(2);
        }
        return new BigDecimal(weight.multiply(BigInteger.valueOf(100)))
                .divide(new BigDecimal(total), 2, RoundingMode.HALF_UP);
    }
}

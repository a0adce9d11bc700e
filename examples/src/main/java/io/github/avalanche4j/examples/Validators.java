package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.platform.CurrentValidator;
import io.github.avalanche4j.testing.FakeNode;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;

/**
 * The validators of the primary network, a subnet or an L1, the heaviest first.
 *
 * <p>{@code --node URL} asks a real node; without it a fake one responds. {@code --subnet ID} names the subnet or L1;
 * without it the primary network is shown.
 */
public final class Validators {
    private static final String RECORDED_L1 = "2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y";

    private Validators() {}

    /** Shows the validators. */
    public static void main(String[] args) {
        Example.run(Validators::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments = Arguments.of(args, "node", "subnet");
        Id subnet = arguments.get("subnet").map(Id::parse).orElse(Id.EMPTY);
        if (arguments.get("node").isPresent()) {
            try (NodeClient node = NodeClient.create(arguments.get("node").get())) {
                show(node, subnet, out);
            }
            return;
        }
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            show(node, subnet, out);
            if (arguments.get("subnet").isEmpty()) {
                show(node, Id.parse(RECORDED_L1), out);
            }
        }
    }

    private static void show(NodeClient node, Id subnet, PrintStream out) {
        boolean primary = subnet.equals(Id.EMPTY);
        List<CurrentValidator> validators = primary
                ? node.platform().getCurrentValidators().execute()
                : node.platform().getCurrentValidators(subnet).execute();
        BigDecimal total = validators.stream()
                .map(validator -> new BigDecimal(validator.weight().toBigInteger()))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        out.println(primary ? "Primary network" : "Subnet " + subnet);
        out.printf(
                "  %-40s %20s %7s %10s %8s  %s%n",
                "node", "weight", "share", "connected", "uptime", "until or balance");
        validators.stream()
                .sorted(Comparator.comparing(CurrentValidator::weight).reversed())
                .forEach(validator -> out.printf(
                        "  %-40s %20s %6s%% %10s %8s  %s%n",
                        validator.nodeId(),
                        validator.weight(),
                        share(validator.weight(), total),
                        validator.connected().map(yes -> yes ? "yes" : "no").orElse("?"),
                        validator
                                .uptime()
                                .map(percent -> percent.setScale(1, RoundingMode.HALF_UP) + "%")
                                .orElse("?"),
                        ending(validator)));
        out.printf("  %s validators%n%n", validators.size());
    }

    private static BigDecimal share(UInt64 weight, BigDecimal total) {
        BigDecimal hundred = BigDecimal.valueOf(100);
        return new BigDecimal(weight.toBigInteger()).multiply(hundred).divide(total, 2, RoundingMode.HALF_UP);
    }

    /** A subnet's validator has an end; an L1's validates while its balance pays for it. */
    private static String ending(CurrentValidator validator) {
        return validator
                .endTime()
                .map(Object::toString)
                .or(() -> validator.balance().map(NAvax::toString))
                .orElse("");
    }
}

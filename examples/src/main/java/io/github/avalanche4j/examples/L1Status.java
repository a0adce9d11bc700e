package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.l1.L1Manager;
import io.github.avalanche4j.l1.L1Operation;
import io.github.avalanche4j.l1.L1ValidatorStatus;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.info.NodeIdentity;
import java.io.PrintStream;
import java.time.Duration;

/**
 * Shows the validators of an L1: weight, balance, the time that it lasts, uptime, and who can sign. It warns of balances
 * that end within a month.
 *
 * <p>{@code --node URL --subnet ID --chain ID} asks a real node. Without them an L1 on fakes is shown. From JDK 24 on,
 * start the JVM with {@code --enable-native-access=ALL-UNNAMED}.
 */
public final class L1Status {
    private static final Duration WARN = Duration.ofDays(30);

    private L1Status() {}

    /** Shows the validators. */
    public static void main(String[] args) {
        Example.run(L1Status::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments = Arguments.of(args, "node", "subnet", "chain");
        if (arguments.get("node").isPresent()) {
            try (NodeClient node = NodeClient.create(arguments.get("node").get())) {
                show(node, arguments.id("subnet"), arguments.id("chain"), out);
            }
            return;
        }
        try (SampleL1 sample = new SampleL1()) {
            NodeIdentity identity = sample.node().info().getNodeId().execute();
            L1Manager l1 = sample.manager();
            L1Operation registration = l1.register(
                    v -> v.node(identity.nodeId(), identity.nodePop().orElseThrow())
                            .weight(900)
                            .balance(NAvax.ofAvax("1"))
                            .remainingBalanceOwner(sample.payer())
                            .disableOwner(sample.payer()));
            l1.complete("registration", registration).execute();
            show(sample.node(), sample.contract().subnetId(), sample.contract().chainId(), out);
        }
    }

    private static void show(NodeClient node, Id subnetId, Id chainId, PrintStream out) {
        var status =
                io.github.avalanche4j.l1.L1Status.of(node, subnetId, chainId).execute();
        out.println("L1 " + subnetId + ", an active validator pays " + status.price() + " per second");
        for (L1ValidatorStatus validator : status.validators()) {
            String paid = validator.balance() + " for " + validator.timeLeft().toDays() + " days";
            out.println("  " + validator.nodeId() + "  weight " + validator.weight() + ", "
                    + (validator.isActive() ? paid : "inactive")
                    + validator
                            .uptime()
                            .map(percent -> ", uptime " + percent + " percent")
                            .orElse("")
                    + (validator.canSign() ? "" : ", cannot sign"));
        }
        out.println("Weight " + status.signingWeight() + " of " + status.totalWeight() + " can sign, which is "
                + (status.reachesQuorum() ? "enough" : "too little") + " for a message");
        status.endingWithin(WARN)
                .forEach(validator -> out.println("Top up " + validator.validationId() + " within "
                        + validator.timeLeft().toDays() + " days; " + WARN.toDays() + " days cost "
                        + status.cost(WARN)));
    }
}

package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.health.ChainHealth;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeNode;
import java.io.PrintStream;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A node at a glance: everything that info and health know, then an index, page after page.
 *
 * <p>{@code --node URL} reads a real node; without it a fake one responds. {@code --index C/block} walks another index
 * than the P-Chain's.
 */
public final class ReadNode {
    private static final int PAGES_SHOWN = 4;

    private final NodeClient node;
    private final PrintStream out;
    private final Set<String> refused = new HashSet<>();

    private ReadNode(NodeClient node, PrintStream out) {
        this.node = node;
        this.out = out;
    }

    /** Reads a node. */
    public static void main(String[] args) {
        Example.run(ReadNode::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments = Arguments.of(args, "node", "index");
        Index<?> index = arguments.index();
        if (arguments.get("node").isPresent()) {
            read(arguments.get("node").get(), index, out);
            return;
        }
        try (FakeNode fake = FakeNode.start()) {
            fake.index("/ext/index/" + index.path()).synthesize(1000, 300);
            read(fake.url(), index, out);
        }
    }

    private static void read(String url, Index<?> index, PrintStream out) {
        try (NodeClient node = NodeClient.create(url)) {
            ReadNode program = new ReadNode(node, out);
            program.node();
            program.network();
            program.title("Peers");
            program.show("", node.info().peers());
            program.health();
            program.index(index);
        }
    }

    private void node() {
        out.println("Node");
        show("", node.info().getNodeId());
        show("address", node.info().getNodeIp());
        show("", node.info().getNodeVersion());
        show("", node.info().getVms());
    }

    @SuppressWarnings("deprecation") // a node still knows it, and this shows everything a node knows
    private void network() {
        title("Network");
        show("number", node.info().getNetworkId());
        show("name", node.info().getNetworkName());
        for (String alias : new String[] {"P", "X", "C"}) {
            show(alias + "-Chain", node.info().getBlockchainId(alias));
            show(alias + "-Chain bootstrapped", node.info().isBootstrapped(alias));
        }
        show("", node.info().uptime());
        show("", node.info().getTxFee());
        show("proposals voted on", node.info().acps());
        show("", node.info().upgrades());
    }

    private void health() {
        title("Health");
        ask(node.health().livenessByGet()).ifPresent(live -> line("alive", live.healthy()));
        ask(node.health().readinessByGet()).ifPresent(ready -> line("ready", ready.healthy()));
        ask(node.health().healthByGet()).ifPresent(all -> {
            line("healthy", all.healthy());
            all.checks()
                    .forEach((name, check) -> line(
                            name,
                            check.passed()
                                    ? "passes" + height(all, name)
                                    : "FAILS: " + check.error().orElseThrow()));
        });
    }

    private static String height(HealthReport report, String check) {
        Optional<ChainHealth> chain = report.chain(check);
        return chain.flatMap(ChainHealth::lastAcceptedHeight)
                .map(at -> ", height " + at)
                .orElse("");
    }

    private void title(String text) {
        out.println();
        out.println(text);
    }

    private void line(String name, Object value) {
        out.printf("  %-28s %s%n", name, value);
    }

    /**
     * What a node refuses, as public ones do, must not hide the rest: an interface that is not served is reported once.
     * A node that cannot be reached ends the program.
     */
    private <T> Optional<T> ask(Call<T> call) {
        try {
            return Optional.of(call.execute());
        } catch (ConnectionException e) {
            throw e;
        } catch (AvalancheException e) {
            String service = e.endpoint().replaceAll("\\..*", "");
            if (refused.add(service + e.getClass())) {
                out.println("  (not to be had: " + e.getMessage() + ")");
            }
            return Optional.empty();
        }
    }

    /** Shows each leaf of a response. */
    private void show(String name, Call<?> call) {
        ask(call).ifPresent(value -> lines(name, JsonTree.parse(Json.write(value))));
    }

    private void lines(String name, JsonTree value) {
        if (value.isObject()) {
            value.fields().forEach((field, inner) -> lines(name.isEmpty() ? field : name + "." + field, inner));
        } else if (value.isArray()) {
            value.elements().forEach(element -> lines(name, element));
        } else {
            line(name, value.asText().orElse(value.toString()));
        }
    }

    private void index(Index<?> index) {
        title("Index " + index.path());
        int pages = 0;
        long containers = 0;
        long bytes = 0;
        try {
            for (Page<Container> page : node.index(index).containers(0).pages()) {
                containers += page.items().size();
                bytes += page.items().stream()
                        .mapToLong(item -> item.bytes().size())
                        .sum();
                if (++pages <= PAGES_SHOWN && !page.items().isEmpty()) {
                    Container first = page.items().get(0);
                    line(
                            "page " + pages,
                            page.items().size() + " containers from " + first.index() + ", " + first.id());
                }
            }
            line("in all", containers + " containers, " + bytes + " bytes");
        } catch (AvalancheException e) {
            out.println("  (not to be had: " + e.getMessage() + ")");
        }
    }
}

package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.health.ChainHealth;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.info.NodeIdentity;
import io.github.avalanche4j.node.info.NodeVersion;
import io.github.avalanche4j.node.info.Peer;
import io.github.avalanche4j.node.info.Upgrades;
import io.github.avalanche4j.node.info.Vms;
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

    /**
     * Reads a node.
     *
     * @param args {@code --node URL}, {@code --index CHAIN/KIND}
     */
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
            program.identity();
            program.network();
            program.upgrades();
            program.peers();
            program.health();
            program.index(index);
        }
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

    private void title(String text) {
        out.println();
        out.println(text);
    }

    private void line(String name, Object value) {
        out.printf("  %-28s %s%n", name, value);
    }

    private void identity() {
        out.println("Node");
        Optional<NodeIdentity> identity = ask(node.info().getNodeId());
        identity.ifPresent(who -> line("id", who.nodeId()));
        identity.flatMap(NodeIdentity::nodePop).ifPresent(pop -> line("BLS key", pop.publicKey()));
        ask(node.info().getNodeIp()).ifPresent(ip -> line("address", ip));
        Optional<NodeVersion> version = ask(node.info().getNodeVersion());
        version.ifPresent(runs -> {
            line("version", runs.version());
            runs.databaseVersion().ifPresent(database -> line("database", database));
            runs.rpcProtocolVersion().ifPresent(protocol -> line("plugin protocol", protocol));
            runs.vmVersions().forEach((vm, its) -> line("VM " + vm, its));
        });
        Optional<Vms> vms = ask(node.info().getVms());
        vms.ifPresent(all -> all.vms()
                .forEach((id, names) -> line("VM id of " + (names.isEmpty() ? "a plugin" : names.get(0)), id)));
        vms.ifPresent(all -> all.fxs().forEach((id, name) -> line("feature " + name, id)));
    }

    @SuppressWarnings("deprecation") // a node still knows it, and this shows everything a node knows
    private void network() {
        title("Network");
        ask(node.info().getNetworkId()).ifPresent(id -> line("number", id));
        ask(node.info().getNetworkName()).ifPresent(name -> line("name", name));
        for (String alias : new String[] {"P", "X", "C"}) {
            ask(node.info().getBlockchainId(alias)).ifPresent(id -> line(alias + "-Chain", id));
            ask(node.info().isBootstrapped(alias)).ifPresent(done -> line(alias + "-Chain bootstrapped", done));
        }
        ask(node.info().uptime()).ifPresent(uptime -> {
            line("uptime seen by stake", uptime.weightedAveragePercentage() + " %");
            line("stake that rewards it", uptime.rewardingStakePercentage() + " %");
        });
        ask(node.info().getTxFee()).flatMap(fees -> fees.txFee()).ifPresent(fee -> line("X-Chain fee", fee));
        ask(node.info().acps())
                .ifPresent(proposals -> line("proposals voted on", proposals.isEmpty() ? "none" : proposals.keySet()));
    }

    private void upgrades() {
        title("Upgrades");
        Optional<Upgrades> upgrades = ask(node.info().upgrades());
        upgrades.ifPresent(times -> {
            times.durangoTime().ifPresent(time -> line("Durango", time));
            times.etnaTime().ifPresent(time -> line("Etna", time));
            times.fortunaTime().ifPresent(time -> line("Fortuna", time));
            times.graniteTime().ifPresent(time -> line("Granite", time));
            times.graniteEpochDuration().ifPresent(length -> line("Granite epoch", length.toSeconds() + " s"));
            times.heliconTime().ifPresent(time -> line("Helicon", time));
            times.others().forEach(this::line);
        });
    }

    private void peers() {
        title("Peers");
        ask(node.info().peers()).ifPresent(peers -> {
            line("connected", peers.peers().size());
            for (Peer peer : peers.peers()) {
                line(peer.version().orElse("unknown version"), peer.nodeId() + " at " + address(peer));
            }
        });
    }

    /** Where a peer listens; the address of its connection has a port of the moment. */
    private static String address(Peer peer) {
        return peer.publicIp().filter(ip -> !ip.isEmpty()).or(peer::ip).orElse("?");
    }

    private void health() {
        title("Health");
        ask(node.health().livenessByGet()).ifPresent(live -> line("alive", live.healthy()));
        ask(node.health().readinessByGet()).ifPresent(ready -> line("ready", ready.healthy()));
        Optional<HealthReport> report = ask(node.health().healthByGet());
        report.ifPresent(all -> {
            line("healthy", all.healthy());
            all.checks()
                    .forEach((name, check) -> line(
                            name,
                            check.passed()
                                    ? "passes" + details(all, name)
                                    : "FAILS: " + check.error().orElseThrow()));
        });
    }

    private static String details(HealthReport report, String check) {
        Optional<ChainHealth> chain = report.chain(check);
        Optional<String> height = chain.flatMap(ChainHealth::lastAcceptedHeight).map(at -> ", height " + at);
        Optional<String> free = report.diskspace()
                .filter(disk -> check.equals("diskspace"))
                .flatMap(disk -> disk.availableDiskBytes())
                .map(bytes -> ", " + bytes.longValue() / 1_000_000_000 + " GB free");
        return height.or(() -> free).orElse("");
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

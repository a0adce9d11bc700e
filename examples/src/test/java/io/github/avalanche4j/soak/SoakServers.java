package io.github.avalanche4j.soak;

import io.github.avalanche4j.examples.ChildJvm;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeServer;
import io.github.avalanche4j.testing.Script;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * A node and the hosted services in a separate process. They fail now and then, unless they are calm, and restart on
 * request.
 */
final class SoakServers implements AutoCloseable {
    static final int CONTAINERS = 100_000;

    private static final String CALM = "calm";

    private final String mood;
    private int nodePort; // 0 for any
    private int dataPort;
    private Process process;

    SoakServers() {
        this("failing");
    }

    private SoakServers(String mood) {
        this.mood = mood;
        process = start();
    }

    /** Servers that do not fail: a failure costs a sequential caller a second or more. */
    static SoakServers calm() {
        return new SoakServers(CALM);
    }

    String nodeUrl() {
        return "http://127.0.0.1:" + nodePort;
    }

    String dataUrl() {
        return "http://127.0.0.1:" + dataPort;
    }

    private Process start() {
        try {
            Process started = ChildJvm.start(
                    List.of("-Xmx96m", "-XX:+UseSerialGC"),
                    SoakServers.class.getName(),
                    Integer.toString(nodePort),
                    Integer.toString(dataPort),
                    mood);
            String[] ports = ChildJvm.firstLine(started).split(" ");
            nodePort = Integer.parseInt(ports[0]);
            dataPort = Integer.parseInt(ports[1]);
            return started;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Kills both servers at once and restarts them on the same ports. */
    void restart() throws InterruptedException {
        process.destroyForcibly().waitFor();
        process = start();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** Runs both servers until this process is killed or its parent ends. */
    public static void main(String[] args) throws IOException, InterruptedException {
        try (FakeNode node = FakeNode.start(Integer.parseInt(args[0]));
                FakeDataService data = FakeDataService.start(Integer.parseInt(args[1]))) {
            node.index("/ext/index/P/block").synthesize(CONTAINERS, 200);
            data.listSize(1000);
            System.out.println(node.port() + " " + data.port());
            Random random = new Random();
            ProcessHandle parent = ProcessHandle.current().parent().orElseThrow();
            while (parent.isAlive()) {
                FakeServer server = random.nextBoolean() ? node : data;
                if (!args[2].equals(CALM)) {
                    fail(server.onAny(), random);
                }
                server.clearReceived();
                TimeUnit.MILLISECONDS.sleep(200);
            }
        }
    }

    /** What happens to the next request. */
    private static void fail(Script next, Random random) {
        switch (random.nextInt(8)) {
            case 0 -> next.respondStatus(503, "text/html", "<h1>Unavailable</h1>");
            case 1 -> next.respondStatus(503, "text/plain", "").header("Retry-After", "1");
            case 2 -> next.respondStatus(429, "text/plain", "").header("Retry-After", "1");
            case 3 -> next.disconnect();
            case 4 -> next.respondDefault().disconnectAfter(random.nextInt(200));
            case 5 -> next.respondDefault().delay(Duration.ofMillis(random.nextInt(1500)));
            case 6 -> next.respondRaw("{\"result\": [1, 2,");
            default -> next.respondStatus(404, "text/plain", "no");
        }
    }
}

package io.github.avalanche4j.soak;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.examples.ChildJvm;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Deploys a web application repeatedly, each time with the library and its dependencies in a new class loader. Two
 * loaders may stay, however often it is deployed: the JDK's timer thread keeps the loader of its first user, and the
 * record equality of JDK 17 keeps the loader of the last class it was linked for. OkHttp's threads cannot be ended and
 * keep a loader for a minute.
 */
class RedeployTest {
    /** OkHttp's threads end after a minute of idleness. */
    private static final Duration HANG_GUARD = Duration.ofSeconds(150);

    private static final int KEPT = 2;

    /** Deploys as often as the argument says; prints how many class loaders stay. */
    public static final class Server {
        private Server() {}

        public static void main(String[] args) throws Exception {
            System.out.println(remainingLoaders(Integer.parseInt(args[0])));
        }
    }

    /** What runs inside of the class loader. */
    public static final class Application {
        private Application() {}

        public static void run(String nodeUrl, String dataUrl) {
            try (NodeClient node = NodeClient.create(nodeUrl);
                    DataClient data = DataClient.create(dataUrl)) {
                Object unused = node.info().getNetworkName().execute();
                unused = node.info().getNetworkName().executeAsync().join();
                unused = data.network(Network.FUJI).subnets().limit(20).stream().toList();
                // the first attempt fails, so that a timer holds the second
                unused = data.chain(43114).block(1).executeAsync().join();
            }
        }
    }

    private static final class Loader extends URLClassLoader {
        Loader() throws MalformedURLException {
            super(classPath(), ClassLoader.getPlatformClassLoader());
        }
    }

    private static URL[] classPath() throws MalformedURLException {
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<URL> urls = new ArrayList<>();
        for (String entry : path.split(File.pathSeparator)) {
            urls.add(new File(entry).toURI().toURL());
        }
        return urls.toArray(new URL[0]);
    }

    /** Deploys, runs and undeploys on a separate thread, as a server does. */
    private static void deploy(FakeNode node, FakeDataService data) throws Exception {
        data.onGet("/v1/chains/43114/blocks/1")
                .respondStatus(503, "text/plain", "")
                .then()
                .respondDefault();
        Loader loader = new Loader();
        List<Throwable> failures = new ArrayList<>();
        Thread request = new Thread(() -> {
            try {
                loader.loadClass(Application.class.getName())
                        .getMethod("run", String.class, String.class)
                        .invoke(null, node.url(), data.url());
            } catch (ReflectiveOperationException e) {
                failures.add(e);
            }
        });
        request.setContextClassLoader(loader);
        request.start();
        request.join();
        assertThat(failures).isEmpty();
        loader.close();
    }

    private static long remainingLoaders(int times) throws Exception {
        try (FakeNode node = FakeNode.start();
                FakeDataService data = FakeDataService.start()) {
            for (int i = 0; i < times; i++) {
                deploy(node, data);
            }
        }
        long end = System.nanoTime() + HANG_GUARD.toNanos();
        long left;
        do {
            left = Histogram.now().count(Loader.class.getName());
        } while (left > KEPT && System.nanoTime() < end);
        return left;
    }

    @Test
    @Tag("long")
    void twenty_deployments_are_collected() throws Exception {
        // softly held buffers go at once here, not when memory is short
        Process server =
                ChildJvm.start(List.of("-Xmx96m", "-XX:SoftRefLRUPolicyMSPerMB=0"), Server.class.getName(), "20");
        int loaders = Integer.parseInt(ChildJvm.firstLine(server));

        System.out.println("class loaders that stay of 20 deployments: " + loaders);
        assertThat(loaders).isLessThanOrEqualTo(KEPT);
    }
}

package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.internal.ledger.TestKey;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Bouncy Castle is an optional dependency: only a ledger that checks a signature needs it. */
class WithoutBouncyCastleTest {
    /** Uses the fakes; takes a signed transaction, and returns what they responded to each request. */
    public static final class Program implements Function<String, Map<String, String>> {
        @Override
        public Map<String, String> apply(String tx) {
            try (FakeNode node = FakeNode.start();
                    FakeDataService service = FakeDataService.start()) {
                node.ledger().fund("P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", 5);
                node.index("/ext/index/C/block").synthesize(2, 40);
                service.listSize(3);
                HttpResponse<String> issued = Client.send(Client.post(
                        node,
                        "/ext/bc/C/avax",
                        Client.body("avax.issueTx", "{\"tx\":\"" + tx + "\",\"encoding\":\"hex\"}")));
                return Map.of(
                        "utxos",
                        Client.call(node, "/ext/bc/P", "platform.getUTXOs", """
                                {"addresses":["P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u"]}"""),
                        "block",
                        Client.call(node, "/ext/index/C/block", "index.getLastAccepted", "{\"encoding\":\"hex\"}"),
                        "blocks",
                        new DataClient(service).get("/v1/chains/43114/blocks").body(),
                        "issued",
                        issued.statusCode() + " " + issued.body());
            }
        }
    }

    @Test
    void only_a_signed_transaction_needs_it_and_the_response_says_so() throws Exception {
        String tx = new TestKey(7).exportFromC('P', 1, 1_000_000, 0);

        Map<String, String> responses;
        try (URLClassLoader loader = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
            responses = program(loader).apply(tx);
        }

        assertThat(responses.get("utxos")).contains("\"numFetched\":\"1\"");
        assertThat(responses.get("block")).contains("\"index\":\"1\"");
        assertThat(responses.get("blocks").split("\"blockHash\"")).hasSize(4);
        assertThat(responses.get("issued"))
                .isEqualTo("500 the fake failed: java.lang.IllegalStateException: to find who signed a transaction, the"
                        + " fake needs org.bouncycastle:bcprov-jdk18on on the class path\n");
    }

    @SuppressWarnings("unchecked")
    private static Function<String, Map<String, String>> program(ClassLoader loader) throws Exception {
        Class<?> program = loader.loadClass(Program.class.getName());
        return (Function<String, Map<String, String>>)
                program.getDeclaredConstructor().newInstance();
    }

    private static URL[] classPath() throws Exception {
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> entries = Arrays.stream(path.split(File.pathSeparator))
                .filter(entry -> !entry.contains("bcprov"))
                .toList();
        assertThat(entries).hasSizeLessThan(path.split(File.pathSeparator).length);
        URL[] urls = new URL[entries.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = Path.of(entries.get(i)).toUri().toURL();
        }
        return urls;
    }
}

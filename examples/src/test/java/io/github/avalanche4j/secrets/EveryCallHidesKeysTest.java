package io.github.avalanche4j.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.DataOptions;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.node.AddressBalances;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.signature.ValidatorSets;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** No call shows a key, wherever a user puts it and whatever a server responds. */
class EveryCallHidesKeysTest {
    private static final Path NODE_ENDPOINTS = Path.of("..", "docs", "endpoints.md");
    private static final Pattern ENDPOINT = Pattern.compile("(?m)^\\| `([^`]+)`");
    private static final Path OPERATIONS =
            Path.of("../sdk-testing/src/main/resources/io/github/avalanche4j/testing/internal/data/operations.txt");
    private static final Pattern LEGACY = Pattern.compile("(?m)^(\\w+) \\|.*\\| legacy \\|");

    /**
     * Operations of the services that only the generic calls reach, which are here too, beside most of the legacy ones;
     * one takes a file.
     */
    private static final Set<String> WITHOUT_METHOD = Set.of(
            "getAddressesByBalanceOverTime",
            "compositeQueryV1",
            "listChainsOfAddress",
            "listAllTransactions",
            "listAllBlocks",
            "getRpcUsageMetrics",
            "getTeleporterMetrics",
            "MediaController_uploadImage",
            "updateContractInfo",
            "rpc");

    private static final boolean ALL = Boolean.getBoolean("long");

    private final Set<String> endpoints = new TreeSet<>();
    private int failures;

    @ParameterizedTest
    @EnumSource
    void no_call_of_any_client_shows_a_key_whatever_the_server_says(Key key) throws IOException {
        try (FakeNode server = FakeNode.start();
                NodeClient node = NodeClient.create(key.in(server.url()), options -> key.set(options));
                EvmClient chain = EvmClient.create(key.in(server.url()), options -> key.set(options));
                DataClient data = DataClient.create(key.in(server.url()), options -> set(options, key, server));
                SelfHostedAggregator aggregator =
                        SelfHostedAggregator.create(key.in(server.url()), options -> key.set(options))) {
            for (Object client : List.of(node, chain, data, aggregator, ValidatorSets.of(node))) {
                EveryCall every = EveryCall.of(client);
                assertThat(every.refused()).as("no arguments were found").isEmpty();
                assertThat(key.pieceIn(every.shown())).isEmpty();
                for (Failure failure : Failure.values()) {
                    server.clearScripts();
                    failure.always(server.onAny(), key);
                    boolean lenient = failure == Failure.RPC_ERROR && (client == data || client == aggregator);
                    hides(every, key, failure, lenient);
                }
            }
        }
        System.out.println(key + ": " + failures + " failures of " + endpoints.size() + " endpoints show no key");
        if (ALL || key == Key.HEADER) {
            everyEndpointWasAsked();
        }
    }

    /**
     * Whether a call is tried: each with two failures where the key is a header, and some where it is elsewhere, since
     * how a key came to a client makes no difference afterwards; with {@code -Plong} all of them.
     */
    private static boolean isTried(int call, Failure failure, Key key) {
        int turns = Failure.values().length;
        boolean isTurn = call % turns == failure.ordinal();
        return ALL
                || (key == Key.HEADER
                        ? isTurn || failure == Failure.BAD_REQUEST
                        : isTurn && call / turns % 8 == key.ordinal());
    }

    private static void set(DataOptions options, Key key, FakeNode server) {
        key.set(options);
        options.metricsUrl(key.in(server.url()));
    }

    /** @param lenient whether some take the response for a value in which nothing is set */
    private void hides(EveryCall every, Key key, Failure failure, boolean lenient) {
        try (CapturedLog log = new CapturedLog()) {
            int[] number = {0};
            every.calls().forEach((name, call) -> {
                if (!isTried(number[0]++, failure, key)) {
                    return;
                }
                Throwable thrown = failure(call, key);
                String logged = log.take();
                assertThat(logged).as(name).contains("TRACE ");
                if (thrown == null && lenient) {
                    return;
                }
                assertThat(thrown).as("%s, %s", name, failure).isInstanceOf(AvalancheException.class);
                endpoints.add(((AvalancheException) thrown).endpoint());
                failures++;
                assertThat(key.pieceIn(Shown.of(thrown) + call + logged))
                        .as("%s, %s: the key is in %s or in the log %s", name, failure, thrown, logged)
                        .isEmpty();
            });
        }
    }

    /** Runs the calls with one place of the key async, and those with the others blocking. */
    private static Throwable failure(Call<?> call, Key key) {
        Object[] value = new Object[1];
        Throwable thrown = catchThrowable(
                () -> value[0] = key == Key.QUERY ? call.executeAsync().join() : call.execute());
        if (value[0] instanceof AddressBalances balances) {
            return balances.failures().get("P"); // this call does not fail with a chain
        }
        return thrown instanceof CompletionException ? thrown.getCause() : thrown;
    }

    private void everyEndpointWasAsked() throws IOException {
        assertThat(endpoints)
                .containsAll(ENDPOINT.matcher(Files.readString(NODE_ENDPOINTS))
                        .results()
                        .map(row -> row.group(1))
                        .toList());
        Set<String> operations = new TreeSet<>(FakeDataService.operations());
        endpoints.forEach(id -> operations.remove(id.substring(id.indexOf('.') + 1)));
        LEGACY.matcher(Files.readString(OPERATIONS)).results().forEach(row -> operations.remove(row.group(1)));
        assertThat(operations).isEqualTo(new TreeSet<>(WITHOUT_METHOD));
    }

    @ParameterizedTest
    @CsvSource({
        "HEADER, Q7z1Kp, Q7z1K",
        "QUERY, Q7z1Kp, Q7z1K",
        "PASSWORD, Q7z1Kp, Q7z1K",
        "PATH, Q7z1KpW3x9Vn5Tt8, Q7z1KpW3x9Vn5Tt"
    })
    void the_shortest_key_is_as_long_as_the_guide_says(Key key, String shortest, String tooShort) {
        assertThat(told(key, shortest)).contains("no ***").doesNotContain(shortest);
        assertThat(told(key, tooShort)).contains("no " + tooShort);
    }

    private static String told(Key key, String text) {
        try (FakeNode server = FakeNode.start();
                NodeClient node = NodeClient.create(key.in(server.url(), text), options -> {
                    if (key == Key.HEADER) {
                        options.header("x-service-key", text);
                    }
                })) {
            server.onAny().respondStatus(400, "text/plain", "no " + text);
            return catchThrowable(() -> node.info().uptime().execute()).getMessage();
        }
    }

    @Test
    void a_piece_of_the_key_is_found_in_every_form_that_a_server_may_write() {
        for (Key key : Key.values()) {
            for (String form : key.echo().split(" ")) {
                assertThat(key.pieceIn("…" + form.substring(4) + "…")).as(form).isNotEmpty();
            }
            assertThat(key.pieceIn("nothing of it")).isEmpty();
        }
    }
}

package io.github.avalanche4j.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.examples.ChildJvm;
import io.github.avalanche4j.examples.OwnCertificate;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Cases of the table against the real clients, on their caller's thread and in the background, in a JVM with a heap of
 * 64 MB that ends at the first error of memory. One of 13 is run by default, and every one with {@code -Plong}.
 */
class HostileServersTest {
    private static final int LONGEST_MESSAGE = 1000;
    private static final List<HostileCase> TABLE = HostileCases.all();
    private static final List<HostileCase> CASES = Boolean.getBoolean("long")
            ? TABLE
            : IntStream.range(0, TABLE.size() / 13)
                    .mapToObj(i -> TABLE.get(13 * i))
                    .toList();

    @TempDir
    private static Path folder;

    private static HostileServer server;
    private static Map<String, Outcome> outcomes;
    private static int exit;

    @BeforeAll
    static void attack() throws Exception {
        OwnCertificate certificate = OwnCertificate.make(folder.resolve("server.p12"));
        server = new HostileServer(
                CASES,
                certificate
                        .server()
                        .getServerSocketFactory()
                        .createServerSocket(0, 50, InetAddress.getLoopbackAddress()));
        List<String> arguments = new ArrayList<>(List.of(Integer.toString(server.port())));
        arguments.addAll(server.addresses());
        Process attacked = ChildJvm.start(
                List.of(
                        "-Xmx64m",
                        "-XX:+UseG1GC", // the bound of a response depends on the heap, which other collectors divide
                        "-XX:+ExitOnOutOfMemoryError",
                        "-D" + Clients.TRUSTED + "=" + certificate.store()),
                AttackedJvm.class.getName(),
                arguments.toArray(String[]::new));
        outcomes = ChildJvm.lines(attacked).stream()
                .filter(line -> line.contains("\t"))
                .map(Outcome::of)
                .collect(Collectors.toMap(Outcome::key, Function.identity()));
        exit = attacked.waitFor();
    }

    @AfterAll
    static void printCases() throws IOException {
        int runs = outcomes.values().stream().mapToInt(Outcome::runs).sum();
        System.out.println(CASES.size() + " hostile cases in " + runs + " runs; the longest were "
                + outcomes.values().stream()
                        .sorted(Comparator.comparing(Outcome::worstMillis).reversed())
                        .limit(3)
                        .map(each -> each.worstMillis() + " ms")
                        .toList());
        server.close();
    }

    static Stream<HostileCase> cases() {
        return CASES.stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void each_case_ends_as_the_table_says_and_frees_its_connections(HostileCase each) {
        Outcome outcome = outcomes.get(each.key());

        assertThat(outcome)
                .as("what came of it; the attacked JVM ended with " + exit)
                .isNotNull();
        assertThat(outcome.mismatch()).as("other endings than the table's").isEmpty();
        assertThat(outcome.runs()).isEqualTo(each.times());
        assertThat(outcome.inUse()).as("connections still in use").isZero();
        assertThat(outcome.leaked()).as("connections neither kept nor closed").isZero();
        if (each.exception() != null) {
            assertThat(outcome.message()).hasSizeLessThan(LONGEST_MESSAGE).doesNotContain(Outcome.RAW);
        }
    }

    @Test
    void the_memory_sufficed() {
        assertThat(exit).isZero();
    }

    @Test
    void no_request_followed_a_redirect() {
        assertThat(server.strayed()).isZero();
    }

    @Test
    void each_case_has_a_name_of_its_own() {
        assertThat(TABLE.stream().map(HostileCase::key)).doesNotHaveDuplicates();
        assertThat(TABLE.stream().map(HostileCase::name)).doesNotHaveDuplicates();
        assertThat(TABLE).hasSizeGreaterThan(80);
    }
}

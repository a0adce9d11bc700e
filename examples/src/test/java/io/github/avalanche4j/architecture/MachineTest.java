package io.github.avalanche4j.architecture;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests do not measure the machine that runs them, and do not depend on what differs between machines. */
class MachineTest {
    /** What no test does: in words, as code, and the tests that may, and why. */
    private static final String RULES = """
            asks for a garbage collection
            System\\.gc|\\.runFinalization
            - Collected: waits for weak references

            measures memory
            (total|free|max)Memory\\(|[a-z]\\.heap\\(\\)|\\w+MXBean|AllocatedBytes|eap\\.bytes\\(\\)
            - Collected: for WalkUnderFaultsTest
            - WalkUnderFaultsTest: a slope, in its long tests
            - FuzzTest: in its long test
            - LeakTest: a slope, in its long tests
            - WalkMemoryTest: a slope, in its long tests

            counts threads or open files
            getAllStackTraces|ThreadMXBean|activeCount\\(|enumerate\\(|/proc/|FileDescriptor
            - CloseTest: finds the threads of one client by their names
            - DeadTimerTest: a JVM of its own, without its timer
            - FuzzTest: memory of this thread
            - LeakTest: threads that stay; files in its long tests

            bounds elapsed time
            (isLessThan(OrEqualTo)?|isBetween)\\(Duration|assertTimeout
            (elapsed\\(\\)|nanoTime\\(\\) - \\w+)\\)*\\s*\\.is(Less|Between|Close)
            - RateLimitGateTest: virtual time
            - RateLimitTest: the wait that a header names

            guards against hanging for less than a minute
            @Timeout\\([1-5]?\\d\\)|\\.join\\([1-5]?\\d_?\\d{3}\\)
            \\.(get|await|waitFor|orTimeout|awaitTermination)\\((\\d+, (TimeUnit\\.)?MILLIS|[1-5]?\\d, (TimeUnit\\.)?SECONDS)
            - ChildJvm: looks each millisecond
            - PayOutTest: looks each millisecond
            - PayOnceTest: ends a future
            - RelayMessagesTest: looks each millisecond

            sleeps
            (Thread|TimeUnit\\.\\w+|[A-Z]+SECONDS)\\s*\\.sleep\\(
            - SoakServers: servers in a process of their own that fail at times

            spins without an end
            onSpinWait|Thread\\.yield|waitFor\\(\\d+, (TimeUnit\\.)?MILLI|\\.join\\(\\d{1,2}\\)
            - ChildJvm: ends after five minutes
            - FollowChainTest: ends when its @Timeout interrupts it
            - FollowFaultsTest: ends when its @Timeout interrupts it
            - InterruptTest: ends after a minute
            - MicrometerInstrumentationTest: ends after a minute
            - PayOutTest: ends when the program does
            - PaymentStoreTest: ends when its @Timeout interrupts it
            - PaymentsTest: ends when the payment was received
            - Race: a random number of rounds
            - RelayMessagesTest: ends when the program does
            - WakeUpTest: ends when its @Timeout interrupts it

            blocks the common pool
            CompletableFuture\\.(supply|run)Async|\\.(then\\w+|handle|whenComplete)Async\\(|commonPool
            parallelStream|\\.parallel\\(\\)|delayedExecutor
            - ArchitectureTest: finds such code
            - FollowFaultsTest: tails need no thread of the common pool
            - LeakTest: names its threads
            - LifeTest: computes in parallel, in its long test
            - NamedOperationsTest: has threads of its own
            - RandomBuildsTest: computes in parallel
            - SequenceTest: runs on the thread that waits
            - SignedTxTest: runs on the thread that waits
            - TimersTest: fills the common pool
            - WalletTestBase: has threads of its own
            - WakeUpTest: tails need no thread of the common pool

            listens on a port of its choice
            new (Server)?Socket\\([1-9]|bind\\([^;]*, [1-9]\\d+\\)|\\.start\\([1-9]\\d+\\)|"--port"

            uses the machine's folders
            java\\.io\\.tmpdir|createTemp|"/tmp|user\\.(home|dir|name)
            - MisuseTest: a temporary folder that does not exist

            leaves the folder of the module
            (Path\\.of|new File(Writer|Reader|(In|Out)putStream)?)\\("(?!src[/"]|target[/"]|\\.\\.[/"]|README\\.md"|")

            takes the locale, the zone or the charset of the machine
            to(Lower|Upper)Case\\(\\)|getBytes\\(\\)|(input|error)Reader\\(\\)|outputWriter\\(\\)
            new String\\(\\w+(\\.\\w+\\([^()]*\\))*\\)
            new (InputStreamReader|OutputStreamWriter|PrintStream|Scanner|FileReader|FileWriter)\\([^,;]*\\)[;).]
            systemDefault\\(|defaultCharset|DIGITS
            - OwnCertificate: a text of characters

            takes the time of a clock that may jump
            Instant\\.now\\(\\)|currentTimeMillis|LocalDate(Time)?\\.now|new Date\\(\\)|Clock\\.system
            - PositionsTest: an hour more or less than a day
            - RestTokenTest: two days
            - TransactionsGuideTest: what a user writes; nothing is locked

            needs the rights of a user or their absence
            set(ReadOnly|Readable|Writable|Executable)\\(|PosixFile|chmod|Permission\\.

            sets what other tests see, or an order
            @TestMethodOrder|@TestClassOrder|@Order\\(|System\\.(set|clear)[A-Z]|\\.setDefault\\(
            Security\\.(add|insert|remove|set)
            - AvalancheTestTest: each test begins without what the one before it left
            """;

    /** Numbers in the digits of the machine's language. */
    private static final String DIGITS = "format\\(\\s*\"[^\"]*%[\\d,.]*[dfe]|%[\\d,.]*[dfe][^;]*\\.formatted\\(";

    /** The text of each test source of the repository by its file's name. */
    private static final Map<Path, String> TESTS = sources("test");

    private static Map<Path, String> sources(String folder) {
        Map<Path, String> sources = new HashMap<>();
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = file.toString().replace('\\', '/');
                if (name.matches(".*/src/" + folder + "/.*\\.(java|kt)") && !name.endsWith("MachineTest.java")) {
                    sources.put(file, Files.readString(file));
                }
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return sources;
    }

    /** The names of the sources in which code is found. */
    private static Set<String> having(Map<Path, String> sources, String code) {
        Pattern pattern = Pattern.compile(code);
        return sources.entrySet().stream()
                .filter(source -> pattern.matcher(source.getValue()).find())
                .map(source -> source.getKey().getFileName().toString().replaceFirst("\\..*", ""))
                .collect(toCollection(TreeSet::new));
    }

    static Stream<String> rules() {
        return Stream.of(RULES.strip().split("\n\n"));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void no_test_depends_on_the_machine(String rule) {
        String code = rule.lines()
                .skip(1)
                .filter(line -> !line.startsWith("- "))
                .map(line -> line.replace("DIGITS", DIGITS))
                .collect(joining("|"));
        Set<String> allowed = rule.lines()
                .filter(line -> line.startsWith("- "))
                .map(line -> line.substring(2, line.indexOf(':')))
                .collect(toCollection(TreeSet::new));

        assertThat(having(TESTS, code)).isEqualTo(allowed);
    }

    @Test
    void the_tests_of_all_modules_are_read() {
        assertThat(TESTS).hasSizeGreaterThan(400);
        assertThat(having(TESTS, "class ClockTest")).containsExactly("ClockTest");
    }

    @Test
    void no_program_writes_the_digits_of_the_machines_language() {
        assertThat(having(sources("main"), DIGITS)).isEmpty();
    }
}

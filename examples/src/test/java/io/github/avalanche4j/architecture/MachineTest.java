package io.github.avalanche4j.architecture;

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

/** Tests do not measure the machine that runs them, and do not depend on what differs between machines. */
class MachineTest {
    /** The text of each test source of the repository by its file's name. */
    private static final Map<Path, String> TESTS = sources("test");

    /** Numbers in the digits of the machine's language. */
    private static final String DIGITS = "format\\(\\s*\"[^\"]*%[\\d,.]*[dfe]|%[\\d,.]*[dfe][^;]*\\.formatted\\(";

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

    /** Finds code in the named tests and in no other. */
    private static void assertOnlyIn(Set<String> exceptions, String code) {
        assertOnlyIn(TESTS, exceptions, code);
    }

    private static void assertOnlyIn(Map<Path, String> sources, Set<String> exceptions, String code) {
        Pattern pattern = Pattern.compile(code);
        Set<String> found = new TreeSet<>();
        sources.forEach((file, text) -> {
            if (pattern.matcher(text).find()) {
                found.add(file.getFileName().toString().replaceFirst("\\..*", ""));
            }
        });
        assertThat(found).isEqualTo(exceptions);
    }

    @Test
    void the_tests_of_all_modules_are_read() {
        assertThat(TESTS).hasSizeGreaterThan(500);
        assertOnlyIn(Set.of("ClockTest"), "class ClockTest");
    }

    @Test
    void no_test_asks_for_a_garbage_collection() {
        assertOnlyIn(
                Set.of("Collected"), // waits for weak references
                "System\\.gc|\\.runFinalization");
    }

    @Test
    void no_test_measures_memory() {
        assertOnlyIn(
                Set.of(
                        "Collected", // for WalkUnderFaultsTest
                        "WalkUnderFaultsTest", // a slope, in its long tests
                        "FuzzTest", // in its long test
                        "LeakTest", // a slope, in its long tests
                        "SoakFigures", // a program that measures
                        "WalkMemoryTest"), // a slope, in its long tests
                "(total|free|max)Memory\\(|[a-z]\\.heap\\(\\)|\\w+MXBean|AllocatedBytes|eap\\.bytes\\(\\)");
    }

    @Test
    void no_test_counts_threads_or_open_files() {
        assertOnlyIn(
                Set.of(
                        "CloseTest", // finds the threads of one client by their names
                        "DeadTimerTest", // a JVM of its own, without its timer
                        "FuzzTest", // memory of this thread
                        "LeakTest", // threads that stay; files in its long tests
                        "SoakFigures"), // a program that measures
                "getAllStackTraces|ThreadMXBean|activeCount\\(|enumerate\\(|/proc/|FileDescriptor");
    }

    @Test
    void no_test_bounds_elapsed_time() {
        assertOnlyIn(
                Set.of(
                        "RateLimitGateTest", // virtual time
                        "RateLimitTest"), // the wait that a header names
                "(isLessThan(OrEqualTo)?|isBetween)\\(Duration|assertTimeout|(elapsed\\(\\)|nanoTime\\(\\) - \\w+)\\)*\\s*"
                        + "\\.is(Less|Between|Close)");
    }

    @Test
    void a_guard_against_hanging_is_a_minute_or_more() {
        assertOnlyIn(
                Set.of(
                        "ChildJvm",
                        "PayOutTest",
                        "PayOnceTest",
                        "RelayMessagesTest"), // look each millisecond, or end a future
                "@Timeout\\([1-5]?\\d\\)|\\.join\\([1-5]?\\d_?\\d{3}\\)"
                        + "|\\.(get|await|waitFor|orTimeout|awaitTermination)\\((\\d+, (TimeUnit\\.)?MILLIS|[1-5]?\\d, (TimeUnit\\.)?SECONDS)");
    }

    @Test
    void no_test_sleeps() {
        assertOnlyIn(
                Set.of(
                        "Soak", // a program that calls at a rate
                        "SoakServers"), // servers in a process of their own that fail at times
                "(Thread|TimeUnit\\.\\w+|[A-Z]+SECONDS)\\s*\\.sleep\\(");
    }

    @Test
    void no_test_spins_without_an_end() {
        assertOnlyIn(
                Set.of(
                        "ChildJvm", // ends after five minutes
                        "FollowFaultsTest", // ends when its @Timeout interrupts it
                        "FollowIndexTest", // ends when its @Timeout interrupts it
                        "InterruptTest", // ends after a minute
                        "MicrometerInstrumentationTest", // ends after a minute
                        "PayOutTest", // ends when the program does
                        "PaymentsTest", // ends when the payment was received
                        "Race", // a random number of rounds
                        "RelayMessagesTest", // ends when the program does
                        "WakeUpTest"), // ends when its @Timeout interrupts it
                "onSpinWait|Thread\\.yield|waitFor\\(\\d+, (TimeUnit\\.)?MILLI|\\.join\\(\\d{1,2}\\)");
    }

    @Test
    void no_test_blocks_the_common_pool() {
        assertOnlyIn(
                Set.of(
                        "CommonPoolTest", // finds such code
                        "FollowFaultsTest", // tails need no thread of the common pool
                        "LeakTest", // names its threads
                        "LifeTest", // computes in parallel, in its long test
                        "RandomBuildsTest", // computes in parallel
                        "SequenceTest", // runs on the thread that waits
                        "SignedTxTest", // runs on the thread that waits
                        "TimersTest", // fills the common pool
                        "WalletTestBase", // has threads of its own
                        "WakeUpTest"), // tails need no thread of the common pool
                "CompletableFuture\\.(supply|run)Async|\\.(then\\w+|handle|whenComplete)Async\\(|commonPool|parallelStream|\\.parallel\\(\\)|delayedExecutor");
    }

    @Test
    void no_test_listens_on_a_port_of_its_choice() {
        assertOnlyIn(
                Set.of(), "new (Server)?Socket\\([1-9]|bind\\([^;]*, [1-9]\\d+\\)|\\.start\\([1-9]\\d+\\)|\"--port\"");
    }

    @Test
    void no_test_leaves_the_folder_of_the_module_or_a_temporary_one() {
        assertOnlyIn(
                Set.of("MisuseTest"), // a temporary folder that does not exist
                "java\\.io\\.tmpdir|createTemp|\"/tmp|user\\.(home|dir|name)");
        assertOnlyIn(
                Set.of(),
                "(Path\\.of|new File(Writer|Reader|(In|Out)putStream)?)\\(\"(?!src[/\"]|target[/\"]|\\.\\.[/\"]|README\\.md\"|\")");
    }

    @Test
    void no_test_takes_the_locale_the_zone_or_the_charset_of_the_machine() {
        assertOnlyIn(
                Set.of("OwnCertificate"), // a text of characters
                "to(Lower|Upper)Case\\(\\)|getBytes\\(\\)|(input|error)Reader\\(\\)|outputWriter\\(\\)|new String\\(\\w+(\\.\\w+\\([^()]*\\))*\\)"
                        + "|new (InputStreamReader|OutputStreamWriter|PrintStream|Scanner|FileReader|FileWriter)\\([^,;]*\\)[;).]"
                        + "|systemDefault\\(|defaultCharset|"
                        + DIGITS);
    }

    @Test
    void no_program_writes_the_digits_of_the_machines_language() {
        assertOnlyIn(sources("main"), Set.of(), DIGITS);
    }

    @Test
    void no_test_takes_the_time_of_a_clock_that_may_jump() {
        assertOnlyIn(
                Set.of(
                        "PositionsTest", // an hour more or less than a day
                        "RestTokenTest", // two days
                        "TransactionsGuideTest", // what a user writes; nothing is locked
                        "WalletGuideTest"), // what a user writes; nothing is sent
                "Instant\\.now\\(\\)|currentTimeMillis|LocalDate(Time)?\\.now|new Date\\(\\)|Clock\\.system");
    }

    @Test
    void no_test_needs_the_rights_of_a_user_or_their_absence() {
        assertOnlyIn(Set.of(), "set(ReadOnly|Readable|Writable|Executable)\\(|PosixFile|chmod|Permission\\.");
    }

    @Test
    void no_test_sets_what_other_tests_see_or_an_order() {
        assertOnlyIn(
                Set.of("AvalancheTestTest"), // each test begins without what the one before it left
                "@TestMethodOrder|@TestClassOrder|@Order\\(|System\\.(set|clear)[A-Z]|\\.setDefault\\(|Security\\.(add|insert|remove|set)");
    }
}

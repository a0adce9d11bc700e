package io.github.avalanche4j.architecture;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests do not depend on how fast a machine is, on its language or on its free ports. */
class MachineTest {
    /** Numbers in the digits of the machine's language. */
    private static final String DIGITS = "format\\(\\s*\"[^\"]*%[\\d,.]*[dfe]|%[\\d,.]*[dfe][^;]*\\.formatted\\(";

    /** The names of the sources of all modules in which code is found. */
    private static Set<String> having(String folder, String code) throws IOException {
        Pattern pattern = Pattern.compile(code);
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            return files.filter(
                            file -> file.toString().replace('\\', '/').matches(".*/src/" + folder + "/.*\\.(java|kt)"))
                    .filter(file -> !file.endsWith("MachineTest.java"))
                    .filter(file -> pattern.matcher(read(file)).find())
                    .map(file -> file.getFileName().toString().replaceFirst("\\..*", ""))
                    .collect(toCollection(TreeSet::new));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void no_test_sleeps() throws IOException {
        // SoakServers is a process whose servers fail at times
        assertThat(having("test", "(Thread|TimeUnit\\.\\w+|[A-Z]+SECONDS)\\s*\\.sleep\\("))
                .containsExactly("SoakServers");
    }

    @Test
    void no_test_has_an_upper_bound_of_elapsed_time() throws IOException {
        // the two measure virtual time
        assertThat(having(
                        "test",
                        "(isLessThan(OrEqualTo)?|isBetween)\\(Duration|assertTimeout"
                                + "|(elapsed\\(\\)|nanoTime\\(\\) - \\w+)\\)*\\s*\\.is(Less|Between|Close)"))
                .containsExactly("RateLimitGateTest", "RateLimitTest");
    }

    @Test
    void no_test_listens_on_a_port_of_its_choice() throws IOException {
        assertThat(having(
                        "test",
                        "new (Server)?Socket\\([1-9]|bind\\([^;]*, [1-9]\\d+\\)|\\.start\\([1-9]\\d+\\)|\"--port\""))
                .isEmpty();
    }

    @Test
    void no_test_takes_the_locale_the_zone_or_the_charset_of_the_machine() throws IOException {
        // OwnCertificate reads a text of characters
        assertThat(having(
                        "test",
                        "to(Lower|Upper)Case\\(\\)|getBytes\\(\\)|(input|error)Reader\\(\\)|outputWriter\\(\\)"
                                + "|new String\\(\\w+(\\.\\w+\\([^()]*\\))*\\)"
                                + "|new (InputStreamReader|OutputStreamWriter|PrintStream|Scanner|FileReader|FileWriter)\\([^,;]*\\)[;).]"
                                + "|systemDefault\\(|defaultCharset|" + DIGITS))
                .containsExactly("OwnCertificate");
    }

    @Test
    void no_program_writes_the_digits_of_the_machines_language() throws IOException {
        assertThat(having("main", DIGITS)).isEmpty();
    }
}

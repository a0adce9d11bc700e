package io.github.avalanche4j.jackson3;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.node.info.Uptime;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values of every type are read and written in a virtual machine of their own, where nothing else looks at our classes. */
class NoReflectionTest {
    private static String probe(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // where a class keeps what was looked up
                "--add-opens",
                "java.base/java.lang=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ReflectionProbe.class.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.strip();
    }

    @Test
    void no_member_of_a_value_type_is_looked_up() throws Exception {
        assertThat(probe()).matches("\\d{3} classes, members looked up of \\[]");
    }

    @Test
    void the_probe_finds_a_look_that_was_taken_on_purpose() throws Exception {
        assertThat(probe(Uptime.class.getName())).endsWith("members looked up of [" + Uptime.class.getName() + "]");
    }
}

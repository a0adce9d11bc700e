package io.github.avalanche4j.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The fake in a small JVM of its own, without JUnit. */
@Timeout(120)
class FakeNodeMainTest {
    private Process process;

    @AfterEach
    void stop() {
        process.destroyForcibly();
    }

    @Test
    void the_process_ends_with_its_input() throws Exception {
        start();

        process.getOutputStream().close();

        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void all_options_work() throws Exception {
        String url = start(
                "--latency",
                "20ms",
                "--replay",
                "info/peers.none",
                "--index",
                "/ext/index/C/block",
                "--count",
                "100",
                "--bytes",
                "100",
                "--max-response-bytes",
                "5000",
                "--index",
                "/ext/index/P/block",
                "--count",
                "3");
        long start = System.nanoTime();

        assertThat(post(url, "index.getLastAccepted", "{}")).contains("\"index\":\"99\"");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(20));
        assertThat(post(url, "/ext/info", "info.peers", ""))
                .isEqualTo(FakeNode.recording("info/peers.none").body());
        assertThat(post(url, "/ext/index/P/block", "index.getLastAccepted", "")).contains("\"index\":\"2\"");
    }

    @Test
    void an_unknown_option_ends_the_process() throws Exception {
        process = launch("--colour", "red");

        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isNotZero();
    }

    private String start(String... args) throws Exception {
        process = launch(args);
        BufferedReader out = process.inputReader(UTF_8);
        return out.readLine();
    }

    private static Process launch(String... args) throws Exception {
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.contains("junit") && !entry.contains("test-classes"))
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-Xmx64m",
                "-cp",
                classPath,
                FakeNodeMain.class.getName()));
        command.addAll(List.of(args));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static String post(String url, String method, String params) {
        return post(url, "/ext/index/C/block", method, params);
    }

    private static String post(String url, String path, String method, String params) {
        return Client.send(Client.post(url, path, Client.body(method, params))).body();
    }
}

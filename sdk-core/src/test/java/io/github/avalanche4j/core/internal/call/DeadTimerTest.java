package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import okio.AsyncTimeout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** All HTTP clients of a JVM share one timer thread. Calls end at their time limit even if it has died. */
@ExtendWith(FakeNodeExtension.class)
class DeadTimerTest {
    private static final String TIMER = "Okio Watchdog";

    /** Kills the timer as an OutOfMemoryError would, and calls a silent server. */
    public static final class Program {
        private Program() {}

        public static void main(String[] args) throws InterruptedException {
            killTimer();
            try (TestClient client = TestClient.of(args[0], options -> options.timeout(Duration.ofMillis(500)))) {
                printOutcome(client.read()::execute);
                printOutcome(() -> client.read().executeAsync().join());
                printOutcome(client.read().attemptTimeout(Duration.ofMillis(100))::execute);
            }
            System.out.println("timer " + timer());
        }

        private static void killTimer() throws InterruptedException {
            AsyncTimeout fatal = new AsyncTimeout() {
                @Override
                protected void timedOut() {
                    throw new OutOfMemoryError("on the timer's thread");
                }
            };
            fatal.timeout(1, java.util.concurrent.TimeUnit.MILLISECONDS);
            fatal.enter();
            for (Thread thread : Thread.getAllStackTraces().keySet()) {
                if (thread.getName().equals(TIMER)) {
                    thread.join();
                }
            }
        }

        private static boolean timer() {
            return Thread.getAllStackTraces().keySet().stream()
                    .anyMatch(thread -> thread.getName().equals(TIMER));
        }

        private static void printOutcome(Runnable call) {
            Throwable thrown = null;
            try {
                call.run();
            } catch (CompletionException e) {
                thrown = e.getCause();
            } catch (RuntimeException e) {
                thrown = e;
            }
            boolean timedOut = thrown instanceof ConnectionException e && e.timedOut();
            System.out.println(timedOut ? "deadline" : String.valueOf(thrown));
        }
    }

    @Test
    void calls_end_at_their_deadline_when_the_timer_has_died(FakeNode node) throws Exception {
        node.onAny().respond("1").delay(Duration.ofMinutes(5)).always();
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Process program = new ProcessBuilder(java, "-cp", classPath, Program.class.getName(), node.url())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
            List<String> lines = out.lines().toList();

            assertThat(lines).containsExactly("deadline", "deadline", "deadline", "timer false");
        } finally {
            program.destroyForcibly();
        }
    }
}

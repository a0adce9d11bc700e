package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeadlinesTest {
    private final ManualTimers timers = new ManualTimers();
    private final Deadlines deadlines = new Deadlines(timers);
    private final List<String> expired = new ArrayList<>();

    private Runnable add(String name, int seconds) {
        return deadlines.add(Duration.ofSeconds(seconds), () -> expired.add(name));
    }

    @Test
    void calls_that_wait_as_long_share_one_timer() {
        for (int i = 0; i < 1000; i++) {
            Runnable unused = add("call", 60);
        }
        assertThat(timers.scheduled()).isEqualTo(1);
        timers.advance(59);
        assertThat(expired).isEmpty();
        timers.advance(1);
        assertThat(expired).hasSize(1000);
    }

    @Test
    void each_call_ends_at_its_own_deadline() {
        Runnable unused = add("long", 60);
        unused = add("short", 5);
        unused = add("middle", 20);
        timers.advance(5);
        assertThat(expired).containsExactly("short");
        timers.advance(15);
        assertThat(expired).containsExactly("short", "middle");
        unused = add("later", 10);
        timers.advance(10);
        assertThat(expired).containsExactly("short", "middle", "later");
        timers.advance(30);
        assertThat(expired).containsExactly("short", "middle", "later", "long");
    }

    @Test
    void a_call_that_was_taken_back_does_not_end_and_holds_up_no_other() {
        Runnable takeBack = add("taken back", 5);
        Runnable unused = add("waiting", 10);
        takeBack.run();
        timers.advance(10);
        assertThat(expired).containsExactly("waiting");
    }

    @Test
    void nothing_ends_after_the_client_is_closed() {
        Runnable unused = add("call", 5);
        deadlines.close();
        timers.advance(60);
        assertThat(expired).isEmpty();
    }
}

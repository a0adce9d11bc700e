package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.signature.Vectors.MessageCase;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Threads that share keys, sets and verifiers get the right results. */
class ConcurrencyTest {
    private static final int THREADS = 8;

    private record Shared(MessageCase c, WarpVerifier verifier, WarpMessage message, CanonicalValidatorSet set) {}

    @Test
    void eight_threads_get_a_hundred_right_results_each() throws Exception {
        run(100);
    }

    @Tag("long")
    @Test
    void eight_threads_get_a_hundred_thousand_right_results() throws Exception {
        run(100_000 / THREADS);
    }

    private static void run(int each) throws Exception {
        List<Shared> shared = Vectors.messages()
                .filter(c -> c.isValid() || c.expected().equals("ErrInvalidSignature"))
                .filter(c -> c.signed().size() < 1000)
                .map(c -> new Shared(c, c.verifier(), WarpMessage.parse(c.signed()), c.validators()))
                .toList();
        assertThat(shared).hasSizeGreaterThan(40);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<Integer>> work = new ArrayList<>();
            for (int t = 0; t < THREADS; t++) {
                int start = t;
                work.add(() -> wrongResults(shared, start, each));
            }
            for (Future<Integer> wrong : threads.invokeAll(work)) {
                assertThat(wrong.get()).isZero();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static int wrongResults(List<Shared> shared, int start, int each) {
        int wrong = 0;
        for (int i = 0; i < each; i++) {
            Shared s = shared.get((start * 7 + i) % shared.size());
            WarpVerification result = s.verifier.verify(s.message, s.set);
            if (!Vectors.outcome(result).equals(s.c.expected())) {
                wrong++;
            }
        }
        return wrong;
    }
}

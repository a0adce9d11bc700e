package io.github.avalanche4j.spring;

import io.github.avalanche4j.core.Instrumentation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Several instrumentations as one, such as meters and spans. If one of them throws, the others are still called.
 * The client gets the exception when the call has ended, and logs it.
 */
final class InstrumentationChain implements Instrumentation {
    private final List<Instrumentation> all;

    private InstrumentationChain(List<Instrumentation> all) {
        this.all = all;
    }

    static Instrumentation of(List<Instrumentation> all) {
        return all.size() == 1 ? all.get(0) : new InstrumentationChain(all);
    }

    @Override
    public Observation callStarted(String endpoint, String server) {
        Observations observations = new Observations();
        observations.each(all, one -> observations.all.add(one.callStarted(endpoint, server)));
        return observations;
    }

    private static final class Observations implements Observation {
        private final List<Observation> all = new ArrayList<>();
        private volatile @Nullable RuntimeException failure;

        private <T> void each(List<T> listeners, Consumer<T> action) {
            for (T listener : listeners) {
                try {
                    action.accept(listener);
                } catch (RuntimeException e) {
                    failure = e;
                }
            }
        }

        @Override
        public Map<String, String> attemptStarted(int attempt) {
            Map<String, String> headers = new LinkedHashMap<>();
            each(all, one -> headers.putAll(one.attemptStarted(attempt)));
            return headers;
        }

        @Override
        public void attemptEnded(int attempt, OptionalInt status, Duration elapsed) {
            each(all, one -> one.attemptEnded(attempt, status, elapsed));
        }

        @Override
        public void callEnded(int attempts, Duration elapsed, @Nullable Throwable result) {
            each(all, one -> one.callEnded(attempts, elapsed, result));
            RuntimeException thrown = failure;
            if (thrown != null) {
                throw thrown;
            }
        }
    }
}

package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.internal.paging.range.Ranges;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Flow;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;
import org.reactivestreams.tck.TestEnvironment;
import org.reactivestreams.tck.flow.FlowPublisherVerification;
import org.testng.SkipException;
import org.testng.annotations.Test;

/** The rules of Reactive Streams, checked by its own test kit. */
class PublisherRulesTest {
    private static final long MAX_ELEMENTS = 2000;

    /** A minute for what must happen, 50 ms for what must not. */
    private static TestEnvironment environment() {
        return new TestEnvironment(60_000, 50, 50);
    }

    @TestFactory
    Stream<DynamicTest> a_publisher_over_numbers_keeps_each_rule() {
        return rules(OfNumbers.class);
    }

    @TestFactory
    Stream<DynamicTest> a_publisher_over_page_tokens_keeps_each_rule() {
        return rules(OfTokens.class);
    }

    private static Stream<DynamicTest> rules(Class<? extends FlowPublisherVerification<?>> kind) {
        return Stream.of(kind.getMethods())
                .filter(method -> method.isAnnotationPresent(Test.class))
                .map(method -> DynamicTest.dynamicTest(
                        method.getName(),
                        () -> run(method, kind, method.getName().contains("DropAllReferences") ? 100 : 1)));
    }

    /** The kit collects garbage once, while a cancelled step may still run. A leak fails at each attempt. */
    private static void run(Method rule, Class<? extends FlowPublisherVerification<?>> kind, int attempts)
            throws Throwable {
        for (int attempt = 1; ; attempt++) {
            try {
                run(rule, kind);
                return;
            } catch (AssertionError e) {
                if (attempt == attempts) {
                    throw e;
                }
            }
        }
    }

    private static void run(Method rule, Class<? extends FlowPublisherVerification<?>> kind) throws Throwable {
        FlowPublisherVerification<?> verification =
                kind.getDeclaredConstructor().newInstance();
        verification.setUp();
        try {
            rule.invoke(verification);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof SkipException) {
                throw new TestAbortedException(e.getCause().getMessage());
            }
            throw e.getCause();
        }
    }

    /** Numbered items, 100 per page. */
    public static final class OfNumbers extends FlowPublisherVerification<Long> {
        /** Creates the verification. */
        public OfNumbers() {
            super(environment());
        }

        @Override
        public Flow.Publisher<Long> createFlowPublisher(long elements) {
            return new Ranges(elements).list().pageSize(100).prefetch(2).publisher();
        }

        @Override
        public Flow.Publisher<Long> createFailedFlowPublisher() {
            return null; // a list fails at the first request, not before
        }

        @Override
        public long maxElementsFromPublisher() {
            return MAX_ELEMENTS;
        }
    }

    /** Items of pages with tokens, one per page. */
    public static final class OfTokens extends FlowPublisherVerification<Integer> {
        /** Creates the verification. */
        public OfTokens() {
            super(environment());
        }

        @Override
        public Flow.Publisher<Integer> createFlowPublisher(long elements) {
            return new ScriptedPages(token -> page(token, elements))
                    .list()
                    .limit(elements)
                    .publisher();
        }

        private static ScriptedPages.Response page(String token, long elements) {
            int number = token.isEmpty() ? 0 : Integer.parseInt(token);
            return new ScriptedPages.Response(
                    List.of(number),
                    number + 1 < elements ? Optional.of(Integer.toString(number + 1)) : Optional.empty());
        }

        @Override
        public Flow.Publisher<Integer> createFailedFlowPublisher() {
            return null;
        }

        @Override
        public long maxElementsFromPublisher() {
            return MAX_ELEMENTS;
        }
    }
}

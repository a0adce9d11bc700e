package io.github.avalanche4j.spring.test;

import io.github.avalanche4j.testing.FakeServer;
import org.springframework.test.context.TestContext;
import org.springframework.test.context.TestContextAnnotationUtils;
import org.springframework.test.context.TestExecutionListener;

/** Lets the fakes forget scripts and received requests after each test. */
final class FakesListener implements TestExecutionListener {
    FakesListener() {}

    @Override
    public void afterTestMethod(TestContext test) {
        if (TestContextAnnotationUtils.hasAnnotation(test.getTestClass(), AvalancheTest.class)) {
            test.getApplicationContext()
                    .getBeansOfType(FakeServer.class)
                    .values()
                    .forEach(fake -> {
                        fake.clearScripts();
                        fake.clearReceived();
                    });
        }
    }
}

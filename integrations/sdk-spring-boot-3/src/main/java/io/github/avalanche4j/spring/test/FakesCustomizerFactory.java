package io.github.avalanche4j.spring.test;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.test.context.ContextConfigurationAttributes;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.ContextCustomizerFactory;
import org.springframework.test.context.TestContextAnnotationUtils;

/** Finds tests with {@link AvalancheTest}. Spring creates it for every test, even without {@code sdk-testing}. */
final class FakesCustomizerFactory implements ContextCustomizerFactory {
    FakesCustomizerFactory() {}

    @Override
    public @Nullable ContextCustomizer createContextCustomizer(
            Class<?> test, List<ContextConfigurationAttributes> attributes) {
        return TestContextAnnotationUtils.hasAnnotation(test, AvalancheTest.class) ? new FakesCustomizer() : null;
    }
}

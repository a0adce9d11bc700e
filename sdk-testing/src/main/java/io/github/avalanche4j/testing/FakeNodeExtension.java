package io.github.avalanche4j.testing;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Provides a {@link FakeNode} as a parameter of test methods, constructors and lifecycle methods: a new one for each
 * test, shared by all of these and closed after the test.
 *
 * <pre>{@code
 * @ExtendWith(FakeNodeExtension.class)
 * class MyTest {
 *     @Test
 *     void works(FakeNode node) { … }
 * }
 * }</pre>
 */
public final class FakeNodeExtension implements ParameterResolver {
    private static final ExtensionContext.Namespace NAMESPACE =
            ExtensionContext.Namespace.create(FakeNodeExtension.class);

    /** Used by Jupiter. */
    public FakeNodeExtension() {}

    @Override
    public ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext rootContext) {
        return ExtensionContextScope.TEST_METHOD; // or a constructor's node would outlive its test
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == FakeNode.class;
    }

    @Override
    public FakeNode resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getStore(NAMESPACE)
                .computeIfAbsent(FakeNode.class, type -> FakeNode.start(), FakeNode.class); // the store closes it
    }
}

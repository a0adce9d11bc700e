package io.github.avalanche4j.testing;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives a test a {@link FakeNode} as a parameter of its method, constructor or lifecycle methods: one for all of them, fresh for each test, closed after it.
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

    /** For Jupiter. */
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

package io.github.avalanche4j.testing;

import java.util.function.Supplier;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Provides a fake as a parameter, and closes it; uses only what Jupiter 5.12 and 6 both have. */
abstract class FakeExtension<F extends FakeServer> implements ParameterResolver, AfterEachCallback, AfterAllCallback {
    private static final ExtensionContext.Namespace NAMESPACE = ExtensionContext.Namespace.create(FakeExtension.class);

    private final Class<F> type;
    private final Supplier<F> start;

    FakeExtension(Class<F> type, Supplier<F> start) {
        this.type = type;
        this.start = start;
    }

    @Override
    public final ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext rootContext) {
        return ExtensionContextScope.TEST_METHOD; // otherwise a constructor's fake would outlive its test
    }

    @Override
    public final boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == type;
    }

    @Override
    public final F resolveParameter(ParameterContext parameter, ExtensionContext context) {
        ExtensionContext.Store store = context.getStore(NAMESPACE);
        F fake = store.get(type, type);
        if (fake == null) {
            fake = start.get();
            store.put(type, fake);
        }
        return fake;
    }

    @Override
    public final void afterEach(ExtensionContext context) {
        close(context);
    }

    /** Closes the fakes of methods that run once for all tests of a class. */
    @Override
    public final void afterAll(ExtensionContext context) {
        close(context);
    }

    private void close(ExtensionContext context) {
        F fake = context.getStore(NAMESPACE).remove(type, type);
        if (fake != null) {
            fake.close();
        }
    }
}

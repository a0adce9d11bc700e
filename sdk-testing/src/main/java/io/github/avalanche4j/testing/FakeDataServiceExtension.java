package io.github.avalanche4j.testing;

/**
 * Provides a {@link FakeDataService} as a parameter of test methods, constructors and lifecycle methods, as
 * {@link FakeNodeExtension} does a node: a new one for each test, closed after it.
 */
public final class FakeDataServiceExtension extends FakeExtension<FakeDataService> {
    /** For Jupiter, which creates extensions. */
    public FakeDataServiceExtension() {
        super(FakeDataService.class, FakeDataService::start);
    }
}

package io.github.avalanche4j.testing;

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
 *
 * <p>Works with JUnit Jupiter from 5.12 on.
 */
public final class FakeNodeExtension extends FakeExtension<FakeNode> {
    /** For Jupiter, which creates extensions. */
    public FakeNodeExtension() {
        super(FakeNode.class, FakeNode::start);
    }
}

/** Samples of the project's value types, found in the fixtures and recordings of the fakes. */
@NullMarked
package io.github.avalanche4j.testing.internal.sample;

import org.jspecify.annotations.NullMarked;

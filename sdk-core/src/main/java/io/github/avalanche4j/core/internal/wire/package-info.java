/**
 * How value types look on the wire where their accessors alone do not say it: annotations that are read while building,
 * when adapters are generated.
 */
@NullMarked
package io.github.avalanche4j.core.internal.wire;

import org.jspecify.annotations.NullMarked;

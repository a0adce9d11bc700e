/**
 * Annotations for the wire format of value types, where accessors cannot define it. They are read at build
 * time, when adapters are generated.
 */
@NullMarked
package io.github.avalanche4j.core.internal.wire;

import org.jspecify.annotations.NullMarked;

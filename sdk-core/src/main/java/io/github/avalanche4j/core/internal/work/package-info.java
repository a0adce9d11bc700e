/** Several calls in sequence as one call. */
@NullMarked
package io.github.avalanche4j.core.internal.work;

import org.jspecify.annotations.NullMarked;

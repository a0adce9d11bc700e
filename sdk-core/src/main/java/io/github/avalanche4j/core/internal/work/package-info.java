/** Several calls after each other as one call. */
@NullMarked
package io.github.avalanche4j.core.internal.work;

import org.jspecify.annotations.NullMarked;

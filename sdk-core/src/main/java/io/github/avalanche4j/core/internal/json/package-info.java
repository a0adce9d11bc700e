/** The JSON mapper, decoders, readers of quantities and times, and the errors for JSON that cannot be read. */
@NullMarked
package io.github.avalanche4j.core.internal.json;

import org.jspecify.annotations.NullMarked;

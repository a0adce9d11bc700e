/** The annotations of value types, as the processor of Immutables looks them up by name. */
@NullMarked
package org.immutables.value;

import org.jspecify.annotations.NullMarked;

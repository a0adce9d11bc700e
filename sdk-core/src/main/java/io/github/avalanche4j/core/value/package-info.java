/** Values that all modules share: ids, addresses, bytes, quantities, networks, open enums and JSON trees. */
@NullMarked
package io.github.avalanche4j.core.value;

import org.jspecify.annotations.NullMarked;

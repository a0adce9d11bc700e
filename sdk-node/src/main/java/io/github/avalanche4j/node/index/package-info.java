/** The index interface. */
@NullMarked
package io.github.avalanche4j.node.index;

import org.jspecify.annotations.NullMarked;

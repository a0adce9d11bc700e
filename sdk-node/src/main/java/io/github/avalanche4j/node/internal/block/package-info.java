/** Parsers of blocks that are not encoded in the linear codec alone. Not for users. */
@NullMarked
package io.github.avalanche4j.node.internal.block;

import org.jspecify.annotations.NullMarked;

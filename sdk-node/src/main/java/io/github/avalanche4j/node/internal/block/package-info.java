/** Parsers of blocks that are not encoded only in the linear codec. Not for users. */
@NullMarked
package io.github.avalanche4j.node.internal.block;

import org.jspecify.annotations.NullMarked;

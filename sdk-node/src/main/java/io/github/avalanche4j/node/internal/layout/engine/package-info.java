/** Carries out layouts: parses and encodes bytes, reads and writes JSON. Not for users. */
@NullMarked
package io.github.avalanche4j.node.internal.layout.engine;

import org.jspecify.annotations.NullMarked;

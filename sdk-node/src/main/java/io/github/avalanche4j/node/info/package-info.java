/** The info interface. */
@NullMarked
package io.github.avalanche4j.node.info;

import org.jspecify.annotations.NullMarked;

/** The health interface. */
@NullMarked
package io.github.avalanche4j.node.health;

import org.jspecify.annotations.NullMarked;

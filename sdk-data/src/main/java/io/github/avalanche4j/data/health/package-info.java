/** The health of the hosted services. */
@NullMarked
package io.github.avalanche4j.data.health;

import org.jspecify.annotations.NullMarked;

/** Whether the hosted services are well. */
@NullMarked
package io.github.avalanche4j.data.health;

import org.jspecify.annotations.NullMarked;

/** The requests of an organization to the hosted services, and their cost in compute units. */
@NullMarked
package io.github.avalanche4j.data.usage;

import org.jspecify.annotations.NullMarked;

/** REST: the channel, its exchanges, list endpoints and their pages. */
@NullMarked
package io.github.avalanche4j.core.internal.rest;

import org.jspecify.annotations.NullMarked;

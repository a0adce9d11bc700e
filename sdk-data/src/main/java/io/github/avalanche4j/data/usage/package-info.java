/** What an organisation asked of the hosted services, and what that cost in compute units. */
@NullMarked
package io.github.avalanche4j.data.usage;

import org.jspecify.annotations.NullMarked;

/** The HTTP client, base URLs, bounded response streams, the send tracker and the clock. */
@NullMarked
package io.github.avalanche4j.core.internal.http;

import org.jspecify.annotations.NullMarked;

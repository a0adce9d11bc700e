/** One execution of a call, its blocking and its asynchronous driver, response reading, error decoding, telemetry. */
@NullMarked
package io.github.avalanche4j.core.internal.call;

import org.jspecify.annotations.NullMarked;

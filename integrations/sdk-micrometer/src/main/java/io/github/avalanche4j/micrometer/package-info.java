/** Timers and counters of calls, for Micrometer. */
@NullMarked
package io.github.avalanche4j.micrometer;

import org.jspecify.annotations.NullMarked;

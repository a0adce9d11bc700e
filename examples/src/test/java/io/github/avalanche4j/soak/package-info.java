/** Runs mixed calls of both families against servers that fail and restart, for any length of time. */
@org.jspecify.annotations.NullMarked
package io.github.avalanche4j.soak;

/** Runs mixed calls of both families against servers that fail and restart, and looks for what they leave behind. */
@org.jspecify.annotations.NullMarked
package io.github.avalanche4j.soak;

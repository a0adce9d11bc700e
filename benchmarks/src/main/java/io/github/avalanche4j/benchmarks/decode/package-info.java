/**
 * The same pages read and written by the library, and by code written by hand. What is absent is null in the records of
 * the latter, so this package makes no promises about null.
 */
package io.github.avalanche4j.benchmarks.decode;

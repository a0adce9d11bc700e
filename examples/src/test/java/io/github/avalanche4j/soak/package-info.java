/** Mixed calls of both families for as long as wanted, against servers that fail and restart. */
@org.jspecify.annotations.NullMarked
package io.github.avalanche4j.soak;

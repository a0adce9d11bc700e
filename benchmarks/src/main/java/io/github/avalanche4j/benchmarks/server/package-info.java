/** The server that clients are measured against, and the pages that it serves. */
@NullMarked
package io.github.avalanche4j.benchmarks.server;

import org.jspecify.annotations.NullMarked;

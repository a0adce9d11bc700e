/** Clients of a server in another process: the library's, and OkHttp and Jackson by hand. */
@NullMarked
package io.github.avalanche4j.benchmarks.calls;

import org.jspecify.annotations.NullMarked;

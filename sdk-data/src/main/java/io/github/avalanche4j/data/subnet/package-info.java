/** Subnets, L1s and their chains. */
@NullMarked
package io.github.avalanche4j.data.subnet;

import org.jspecify.annotations.NullMarked;

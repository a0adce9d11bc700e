/** BLS and Warp: parse a signed message, build the validator set that should have signed it, verify. */
@NullMarked
package io.github.avalanche4j.signature;

import org.jspecify.annotations.NullMarked;

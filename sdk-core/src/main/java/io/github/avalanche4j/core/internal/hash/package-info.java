/** Hashes: SHA-256, Keccak-256, RIPEMD-160, and the checksums made with them. */
@NullMarked
package io.github.avalanche4j.core.internal.hash;

import org.jspecify.annotations.NullMarked;

/** Text forms of bytes (hex, CB58, Bech32), checksums, argument checks, and the redaction of secrets. */
@NullMarked
package io.github.avalanche4j.core.internal.codec;

import org.jspecify.annotations.NullMarked;

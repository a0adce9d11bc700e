/**
 * Encodings: text forms of bytes (hex, CB58, Bech32) with their checksums, AvalancheGo's linear codec, and the hashes
 * that ids are made with. Also checks of arguments, and the redaction of secrets.
 */
@NullMarked
package io.github.avalanche4j.core.internal.codec;

import org.jspecify.annotations.NullMarked;

/**
 * Parsers of the bytes that nodes return: blocks, transactions and UTXOs. They work offline and compute every id from
 * the bytes.
 *
 * <p>They refuse the same bytes as AvalancheGo's own parsers, with a {@link
 * io.github.avalanche4j.core.MalformedBytesException} that names the offset and what was expected. Like AvalancheGo's,
 * they do not check whether a transaction is valid. A form that a later version of AvalancheGo adds is refused too, and
 * {@link io.github.avalanche4j.core.MalformedBytesException#isUnknownFormat} is true for it. The clients and {@link
 * io.github.avalanche4j.node.index.Index#decode} return values that keep such bytes instead.
 */
@NullMarked
package io.github.avalanche4j.node.codec;

import org.jspecify.annotations.NullMarked;

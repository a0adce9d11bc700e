/**
 * Parsers of what nodes give as bytes: blocks, transactions and UTXOs. They work offline and compute every id from the
 * bytes.
 *
 * <p>They refuse what AvalancheGo's own parsers refuse, with a {@link
 * io.github.avalanche4j.core.MalformedBytesException} that gives the offset and what was expected; like those they do
 * not check whether a transaction is valid. What a later version of AvalancheGo may add is refused too, and {@link
 * io.github.avalanche4j.core.MalformedBytesException#isUnknownFormat} says so; the clients and {@link
 * io.github.avalanche4j.node.index.Index#decode} give values that keep the bytes instead.
 */
@NullMarked
package io.github.avalanche4j.node.codec;

import org.jspecify.annotations.NullMarked;

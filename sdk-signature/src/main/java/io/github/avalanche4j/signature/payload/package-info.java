/**
 * The payload of a Warp message: a hash or an addressed call, and the messages that travel in such a call. The P-Chain
 * and an L1's validator manager exchange {@link io.github.avalanche4j.signature.payload.L1Message L1 messages}
 * (ACP-77), applications {@link io.github.avalanche4j.signature.payload.TeleporterMessage Teleporter messages}.
 *
 * <p>The content of an addressed call does not name its own type. Which type to parse follows from the source chain and
 * the source address.
 */
@NullMarked
package io.github.avalanche4j.signature.payload;

import org.jspecify.annotations.NullMarked;

/** Blocks of the P-, X- and C-Chain, the ProposerVM blocks around them, and the X-Chain's vertices. */
@NullMarked
package io.github.avalanche4j.node.block;

import org.jspecify.annotations.NullMarked;

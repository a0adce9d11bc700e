/** The ProposerVM interface: the P-Chain heights and epochs by which proposers are drawn. */
@NullMarked
package io.github.avalanche4j.node.proposervm;

import org.jspecify.annotations.NullMarked;

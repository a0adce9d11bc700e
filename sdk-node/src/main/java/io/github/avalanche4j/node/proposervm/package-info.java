/** The ProposerVM interface: the P-Chain heights and epochs that determine the proposers. */
@NullMarked
package io.github.avalanche4j.node.proposervm;

import org.jspecify.annotations.NullMarked;

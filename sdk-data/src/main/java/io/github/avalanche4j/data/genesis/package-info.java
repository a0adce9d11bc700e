/** Genesis data of chains: the first block of an EVM chain and its configuration. */
@NullMarked
package io.github.avalanche4j.data.genesis;

import org.jspecify.annotations.NullMarked;

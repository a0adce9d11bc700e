/** Interchain messages (ICM, once Teleporter): what was sent from chain to chain, and how far it came. */
@NullMarked
package io.github.avalanche4j.data.icm;

import org.jspecify.annotations.NullMarked;

/** Messages of the Teleporter contract between EVM chains: their status, their delivery, and the account that pays. */
@Experimental
@NullMarked
package io.github.avalanche4j.l1.icm;

import io.github.avalanche4j.core.value.Experimental;
import org.jspecify.annotations.NullMarked;

/** Imports and exports of the C-Chain: transfers between it and the other chains of the primary network. */
@NullMarked
package io.github.avalanche4j.data.cchain;

import org.jspecify.annotations.NullMarked;

/** Imports and exports of the C-Chain, and what lies between it and the other chains. */
@NullMarked
package io.github.avalanche4j.data.cchain;

import org.jspecify.annotations.NullMarked;

/** The C-Chain's atomic transactions: imports from and exports to the X- and P-Chain. */
@NullMarked
package io.github.avalanche4j.node.avax;

import org.jspecify.annotations.NullMarked;

/** Types shared by the chains of the primary network: names, blocks, assets and kinds of transactions. */
@NullMarked
package io.github.avalanche4j.data.primary;

import org.jspecify.annotations.NullMarked;

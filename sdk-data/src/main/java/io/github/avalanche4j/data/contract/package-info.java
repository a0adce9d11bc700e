/** What the data service knows of contracts of EVM chains: their names, links and deployments. */
@NullMarked
package io.github.avalanche4j.data.contract;

import org.jspecify.annotations.NullMarked;

/** Contracts of EVM chains as the data service knows them: names, links and deployments. */
@NullMarked
package io.github.avalanche4j.data.contract;

import org.jspecify.annotations.NullMarked;

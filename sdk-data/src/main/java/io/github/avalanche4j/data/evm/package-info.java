/** EVM chains as the data service knows them: blocks, transactions, token transfers and balances. */
@NullMarked
package io.github.avalanche4j.data.evm;

import org.jspecify.annotations.NullMarked;

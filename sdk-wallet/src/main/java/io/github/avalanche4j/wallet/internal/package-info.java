/**
 * The engine of payments: a name is a record in a store, and all transactions of a name spend one common input, its
 * anchor. Not for users.
 */
@NullMarked
package io.github.avalanche4j.wallet.internal;

import org.jspecify.annotations.NullMarked;

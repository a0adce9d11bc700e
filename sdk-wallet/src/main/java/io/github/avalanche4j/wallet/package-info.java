/**
 * A wallet: it looks up what a transaction needs, builds and signs it, sends it, and waits until it is accepted. Each payment
 * has a name, which pays once.
 *
 * <pre>{@code
 * Wallet wallet = Wallet.of(node, options -> options.store(store), LocalSigner.of(key));
 * TxRequest transfer = wallet.p().transfer(NAvax.ofAvax("1.5"), recipient);     // a description
 * IssuedTx tx = wallet.pay("withdrawal-4711", transfer).execute();              // saved, sent, accepted
 * }</pre>
 */
@Experimental
@NullMarked
package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Experimental;
import org.jspecify.annotations.NullMarked;

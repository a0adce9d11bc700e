/**
 * A wallet: it looks up what a transaction needs, builds and signs it, issues it, and waits until it is accepted.
 *
 * <pre>{@code
 * Wallet wallet = Wallet.of(node, LocalSigner.of(key));
 * TxDraft draft = wallet.p().transfer(NAvax.ofAvax("1.5"), recipient).prepare().execute();  // nothing is sent
 * IssuedTx tx = draft.issue().execute();                                                   // signed, sent, accepted
 * }</pre>
 */
@NullMarked
package io.github.avalanche4j.wallet;

import org.jspecify.annotations.NullMarked;

/**
 * Verifies aggregated BLS signatures of Warp messages on this machine, by the rules of AvalancheGo.
 *
 * <p>Chains of Avalanche send each other Warp messages, which validators sign with BLS keys. An aggregator collects the
 * signatures. This package verifies that it did so honestly and from enough validators. A rejection has AvalancheGo's
 * name for the reason. An example:
 *
 * <pre>{@code
 * NodeClient node = NodeClient.create("http://127.0.0.1:9650");  // a node you trust: it names the validators
 * UnsignedWarpMessage requested = UnsignedWarpMessage.fromLogData(log);
 * Height height = …;                                             // choose it first: signer indexes depend on it
 * Bytes signed = aggregator.aggregate(requested.bytes(), height).execute();          // any Call<Bytes>
 *
 * CanonicalValidatorSet validators = ValidatorSets.of(node).at(subnet, height).execute();
 * VerifiedWarpMessage verified =
 *         WarpVerifier.forNetwork(Network.MAINNET).verify(signed, validators).orThrow();
 * verified.signers().forEach(signer -> System.out.println(signer.nodeIds() + " " + signer.weight()));
 * List<Bytes> storageKeys = WarpAccessList.storageKeys(verified.message());           // delivers it to an EVM chain
 * }</pre>
 *
 * <p>{@code subnet} depends on the source and the receiver of the message, see {@link
 * io.github.avalanche4j.signature.SigningSubnet}. Compare {@code verified.message().unsigned()} with {@code requested}:
 * an aggregator can return another message with a valid signature. Freshness, order and replay protection are the
 * application's task.
 *
 * <p>There are three outcomes. Bytes that do not encode a message cause a {@link
 * io.github.avalanche4j.core.MalformedBytesException}. A well-formed message that the quorum did not sign is a {@link
 * io.github.avalanche4j.signature.RejectedWarpMessage}, which is a value. If the native library does not load, the
 * result is a {@link io.github.avalanche4j.signature.BlsUnavailableException}. A {@link
 * io.github.avalanche4j.signature.VerifiedWarpMessage} exists only after a successful pairing.
 *
 * <p>An aggregated signature is verified against the sum of its signers' keys, so no key may be chosen to cancel
 * another one out: validator sets hold {@link io.github.avalanche4j.signature.ProvenPublicKey} only.
 *
 * <p>The native library blst does the arithmetic; {@link io.github.avalanche4j.signature.BlsLibrary} lists the
 * platforms it runs on. From JDK 24 on, start the JVM with {@code --enable-native-access=ALL-UNNAMED}.
 */
@NullMarked
package io.github.avalanche4j.signature;

import org.jspecify.annotations.NullMarked;

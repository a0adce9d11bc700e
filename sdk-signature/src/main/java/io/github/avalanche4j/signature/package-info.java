/**
 * BLS and Warp: parse a signed message, build the validator set that should have signed it, verify.
 *
 * <p>Chains of Avalanche speak to each other in Warp messages, which validators sign with BLS keys. An aggregator collects
 * the signatures; whether it did so honestly, and of enough validators, is decided here, on this machine, by the rules of
 * AvalancheGo and with its names for what can be wrong. From the message to the verdict:
 *
 * <pre>{@code
 * NodeClient node = NodeClient.create("http://127.0.0.1:9650");     // a node you trust: it says who the validators are
 * UnsignedWarpMessage asked = UnsignedWarpMessage.fromLogData(log);
 * Height height = …;                                                // choose it first: signers are numbered by it
 * Bytes signed = aggregator.aggregate(asked.bytes(), height).execute();      // any Call<Bytes>
 *
 * CanonicalValidatorSet validators = ValidatorSets.of(node).at(subnet, height).execute();
 * VerifiedWarpMessage verified =
 *         WarpVerifier.forNetwork(Network.MAINNET).verify(signed, validators).orThrow();
 * verified.signers().forEach(signer -> System.out.println(signer.nodeIds() + " " + signer.weight()));
 * List<Bytes> storageKeys = WarpAccessList.storageKeys(verified.message());  // what the EVM transaction takes
 * }</pre>
 *
 * <p>{@code subnet} follows from source and receiver by the rule of {@link
 * io.github.avalanche4j.signature.SigningSubnet}. Compare {@code verified.message().unsigned()} with {@code asked}: a message
 * can be signed well and be another one. Freshness, order and protection against replay are the application's.
 *
 * <p>Three kinds of outcome are kept apart. Bytes that are nothing at all are a {@link
 * io.github.avalanche4j.core.MalformedBytesException}; a well-formed message that the quorum did not sign is a {@link
 * io.github.avalanche4j.signature.RejectedWarpMessage}, a value; and a machine that cannot compute is a {@link
 * io.github.avalanche4j.signature.BlsUnavailableException}. There is no way to a {@link
 * io.github.avalanche4j.signature.VerifiedWarpMessage} but through the pairing.
 *
 * <p>Keys are added up, so nobody may choose theirs to cancel another's: sets are made of {@link
 * io.github.avalanche4j.signature.ProvenPublicKey} only.
 *
 * <p>The arithmetic is that of blst, a native library; see {@link io.github.avalanche4j.signature.BlsLibrary} for where it
 * runs, and start the JVM with {@code --enable-native-access=ALL-UNNAMED} from JDK 24 on.
 */
@NullMarked
package io.github.avalanche4j.signature;

import org.jspecify.annotations.NullMarked;

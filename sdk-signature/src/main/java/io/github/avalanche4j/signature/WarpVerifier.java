package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Verifies that messages are signed by the quorum of a validator set, with AvalancheGo's checks in AvalancheGo's order
 * ({@code BitSetSignature.Verify}). Thread-safe; it sends no requests and has no state.
 *
 * <pre>{@code
 * CanonicalValidatorSet validators = …;                      // of the signing subnet, at the height of the signature
 * WarpVerification result = WarpVerifier.forNetwork(Network.MAINNET).verify(WarpMessage.parse(signed), validators);
 * }</pre>
 *
 * <p>An aggregator can return another message with a valid signature: compare {@link WarpVerification#message} with the
 * one that you requested. The payload is not read. An EVM chain also refuses a message whose payload {@link
 * WarpPayload#parse} refuses.
 */
public final class WarpVerifier {
    private final Network network;
    private final QuorumFraction quorum;
    private final SecureRandom random = new SecureRandom();

    private WarpVerifier(Network network, QuorumFraction quorum) {
        this.network = network;
        this.quorum = quorum;
    }

    /**
     * {@return a verifier for messages of one network, with the default quorum of 67/100}
     *
     * @param network messages of other networks are rejected
     */
    public static WarpVerifier forNetwork(Network network) {
        return new WarpVerifier(Objects.requireNonNull(network, "network"), QuorumFraction.DEFAULT);
    }

    /**
     * {@return a verifier with another quorum}
     *
     * @param quorum the part of the total weight that has to sign
     */
    public WarpVerifier quorum(QuorumFraction quorum) {
        return new WarpVerifier(network, Objects.requireNonNull(quorum, "quorum"));
    }

    /**
     * {@return the result: verified with its evidence, or rejected with the reason}
     *
     * @param message the signed message
     * @param validators the signing subnet's set, at the height whose order numbers the signers
     * @throws BlsUnavailableException if the native library does not load
     */
    public WarpVerification verify(WarpMessage message, CanonicalValidatorSet validators) {
        return new WarpMessageCheck(message, validators, network, quorum).verify();
    }

    /**
     * {@return the result: verified with its evidence, or rejected with the reason}
     *
     * @param signedMessage the encoded message, as an aggregator returns it
     * @param validators the signing subnet's set, at the height whose order numbers the signers
     * @throws MalformedBytesException if the bytes are not a signed message
     * @throws BlsUnavailableException if the native library does not load
     */
    public WarpVerification verify(Bytes signedMessage, CanonicalValidatorSet validators) {
        Objects.requireNonNull(validators, "validators");
        return verify(WarpMessage.parse(signedMessage), validators);
    }

    /**
     * Verifies many messages in little more than half the time of verifying each on its own. One pairing check covers
     * them all, with each signature multiplied by a random 128-bit number, so that invalid signatures cannot cancel
     * each other out. If it fails, each message is verified on its own to find the wrong ones.
     *
     * @param messages messages of the same signing subnet and height
     * @param validators the signing subnet's set, at the height whose order numbers the signers
     * @return one result per message, in the order of the messages
     * @throws BlsUnavailableException if the native library does not load
     */
    public List<WarpVerification> verifyAll(List<WarpMessage> messages, CanonicalValidatorSet validators) {
        Objects.requireNonNull(messages, "messages");
        Objects.requireNonNull(validators, "validators");
        List<WarpMessageCheck> checks = new ArrayList<>();
        List<Blst.PairingInput> inputs = new ArrayList<>();
        for (WarpMessage message : messages) {
            WarpMessageCheck check = new WarpMessageCheck(message, validators, network, quorum);
            checks.add(check);
            if (check.rejected() == null) {
                inputs.add(check.pairingInput());
            }
        }
        boolean allHold = inputs.size() > 1 && Blst.verifyAll(inputs, random);
        List<WarpVerification> results = new ArrayList<>();
        for (WarpMessageCheck check : checks) {
            results.add(allHold && check.rejected() == null ? check.verified() : check.verify());
        }
        return List.copyOf(results);
    }
}

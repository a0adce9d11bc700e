package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.Network;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Says whether messages are signed by the quorum of a validator set, by the rules and in the order of AvalancheGo
 * ({@code BitSetSignature.Verify}). It needs no network and keeps no state; threads may share it.
 *
 * <pre>{@code
 * CanonicalValidatorSet validators = …;                      // of the signing subnet, at the height it signed for
 * WarpVerification result = WarpVerifier.forNetwork(Network.MAINNET).verify(WarpMessage.parse(signed), validators);
 * }</pre>
 *
 * <p>An EVM chain also refuses messages whose payload {@link WarpPayload#parse} refuses; verifying does not look at it.
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
     * {@return a verifier for messages of one network that demands 67/100}
     *
     * @param network the network whose messages it accepts
     */
    public static WarpVerifier forNetwork(Network network) {
        return new WarpVerifier(Objects.requireNonNull(network, "network"), QuorumFraction.DEFAULT);
    }

    /**
     * {@return a verifier that demands another part of the weight}
     *
     * @param quorum what has to sign
     */
    public WarpVerifier quorum(QuorumFraction quorum) {
        return new WarpVerifier(network, Objects.requireNonNull(quorum, "quorum"));
    }

    /**
     * {@return what there is to say about a message}
     *
     * @param message the message
     * @param validators the set that should have signed it, at the height it was signed for
     * @throws BlsUnavailableException if the native library does not load
     */
    public WarpVerification verify(WarpMessage message, CanonicalValidatorSet validators) {
        return new WarpMessageCheck(message, validators, network, quorum).verify();
    }

    /**
     * {@return what there is to say about a message}
     *
     * @param signedMessage the message as an aggregator gives it
     * @param validators the set that should have signed it, at the height it was signed for
     * @throws MalformedBytesException if the bytes are no message
     * @throws BlsUnavailableException if the native library does not load
     */
    public WarpVerification verify(Bytes signedMessage, CanonicalValidatorSet validators) {
        Objects.requireNonNull(validators, "validators");
        return verify(WarpMessage.parse(signedMessage), validators);
    }

    /**
     * Verifies many messages in not much more than half the time. Each signature is weighed with a random 128-bit number, so
     * that wrong ones cannot make up for each other; if any is wrong, each is verified on its own to tell which.
     *
     * @param messages the messages, all to be signed by the same set
     * @param validators the set that should have signed them
     * @return one result per message, in their order
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

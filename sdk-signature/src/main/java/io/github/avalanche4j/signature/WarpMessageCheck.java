package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.Network;
import io.github.avalanche4j.core.UInt64;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One message on its way through the node's checks (AvalancheGo vms/platformvm/warp/signature.go). The constructor makes all
 * checks but the pairing; {@link #rejected} is what they found. What is then left is one {@link Blst.PairingInput}.
 */
final class WarpMessageCheck {
    private final WarpMessage message;
    private final CanonicalValidatorSet validators;
    private final QuorumFraction quorum;
    private final List<CanonicalValidator> signers = new ArrayList<>();
    private UInt64 signedWeight = UInt64.ZERO;
    private Blst.@Nullable PairingInput pairingInput;
    private final @Nullable RejectedWarpMessage rejected;

    WarpMessageCheck(WarpMessage message, CanonicalValidatorSet validators, Network network, QuorumFraction quorum) {
        this.message = Objects.requireNonNull(message, "message");
        this.validators = Objects.requireNonNull(validators, "validators");
        this.quorum = quorum;
        BlsLibrary.require();
        rejected = check(network);
    }

    private @Nullable RejectedWarpMessage check(Network network) {
        Network stated = message.unsigned().network();
        if (!stated.equals(network)) {
            return reject(
                    RejectedWarpMessage.Reason.WRONG_NETWORK_ID,
                    "it is for " + stated + ", the verifier for " + network);
        }
        SignerSet set;
        try {
            set = message.signers();
        } catch (MalformedBytesException e) {
            return reject(RejectedWarpMessage.Reason.INVALID_BIT_SET, "signers " + message.signerBytes());
        }
        List<CanonicalValidator> known = validators.validators();
        if (set.bitLength() > known.size()) {
            return reject(
                    RejectedWarpMessage.Reason.UNKNOWN_VALIDATOR,
                    "signer " + (set.bitLength() - 1) + " of " + known.size() + " validators, counted from 0");
        }
        return checkSigners(set, known);
    }

    private @Nullable RejectedWarpMessage checkSigners(SignerSet set, List<CanonicalValidator> known) {
        long weight = 0; // cannot overflow: the total of the set did not
        for (int i = 0; i < known.size(); i++) {
            if (set.contains(i)) {
                signers.add(known.get(i));
                weight += known.get(i).weight().longValue();
            }
        }
        signedWeight = UInt64.fromBits(weight);
        if (!quorum.isReachedBy(signedWeight, validators.totalWeight())) {
            return reject(
                    RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT,
                    signedWeight + " of " + validators.totalWeight() + " signed, " + quorum + " is due");
        }
        Blst.Signature signature;
        try {
            signature = Blst.signature(message.signatureBytes());
        } catch (MalformedBytesException e) {
            return reject(RejectedWarpMessage.Reason.PARSE_SIGNATURE, "its bytes are no point of the curve");
        }
        if (signers.isEmpty()) {
            return signature.isInGroup()
                    ? reject(RejectedWarpMessage.Reason.NO_PUBLIC_KEYS, "the signer set is empty")
                    : outsideGroup();
        }
        Blst.Key sum = Blst.sum(
                signers.stream().map(signer -> signer.publicKey().key().key()).toList());
        pairingInput = new Blst.PairingInput(sum, signature, message.unsigned().bytes());
        return null;
    }

    /** What the checks before the pairing found; null if nothing. */
    @Nullable
    RejectedWarpMessage rejected() {
        return rejected;
    }

    /** What the pairing has to decide. */
    Blst.PairingInput pairingInput() {
        return Objects.requireNonNull(pairingInput, "the message is rejected");
    }

    /**
     * The result, by a pairing of its own. The node checks the group before the pairing; blst's verification checks it
     * too, so looking again is only due where it fails.
     */
    WarpVerification verify() {
        if (rejected != null) {
            return rejected;
        }
        Blst.PairingInput input = pairingInput();
        if (Blst.verify(input.key(), input.signature(), input.message(), Blst.MESSAGE_DOMAIN)) {
            return verified();
        }
        return input.signature().isInGroup()
                ? reject(
                        RejectedWarpMessage.Reason.INVALID_SIGNATURE,
                        signers.size() + " signers with weight " + signedWeight + " of " + validators.totalWeight()
                                + " are claimed")
                : outsideGroup();
    }

    /** Only for a claim that a pairing, its own or its batch's, has confirmed. */
    VerifiedWarpMessage verified() {
        return new VerifiedWarpMessage(message, List.copyOf(signers), signedWeight, validators.totalWeight(), quorum);
    }

    private RejectedWarpMessage outsideGroup() {
        return reject(RejectedWarpMessage.Reason.PARSE_SIGNATURE, "its point is outside the group");
    }

    private RejectedWarpMessage reject(RejectedWarpMessage.Reason failure, String detail) {
        return new RejectedWarpMessage(message, failure, detail, validators.totalWeight(), quorum);
    }
}

package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.RejectedWarpMessage.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * AvalancheGo's checks of one message, in its order (vms/platformvm/warp/signature.go). The constructor does all checks
 * except the pairing. {@link #rejected} is their result, and {@link #pairingInput} the input of the pairing.
 */
final class WarpMessageCheck {
    private static final int NAMED = 20; // validators in a message

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
            return reject(Reason.WRONG_NETWORK_ID, "it is for " + stated + ", the verifier for " + network);
        }
        SignerSet set;
        try {
            set = message.signers();
        } catch (MalformedBytesException e) {
            return reject(Reason.INVALID_BIT_SET, "its bytes are " + message.signerBytes());
        }
        List<CanonicalValidator> known = validators.validators();
        if (set.bitLength() > known.size()) {
            return reject(
                    Reason.UNKNOWN_VALIDATOR,
                    "the highest index is " + (set.bitLength() - 1) + ", the set has " + known.size() + " validators");
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
                    Reason.INSUFFICIENT_WEIGHT,
                    "weight " + signedWeight + " of " + validators.totalWeight() + " signed, the quorum is " + quorum
                            + unsigned(set, known));
        }
        Blst.Signature signature;
        try {
            signature = Blst.signature(message.signatureBytes());
        } catch (MalformedBytesException e) {
            return reject(Reason.PARSE_SIGNATURE, "its bytes are not a point on the curve");
        }
        if (signers.isEmpty()) {
            return signature.isInGroup() ? reject(Reason.NO_PUBLIC_KEYS, "the signer set is empty") : outsideGroup();
        }
        pairingInput = new Blst.PairingInput(
                validators.aggregateKey(set), signature, message.unsigned().bytes());
        return null;
    }

    /** Names the validators that did not sign, of which there may be thousands. */
    private static String unsigned(SignerSet set, List<CanonicalValidator> known) {
        List<NodeId> missing = IntStream.range(0, known.size())
                .filter(i -> !set.contains(i))
                .boxed()
                .flatMap(i -> known.get(i).nodeIds().stream())
                .toList();
        List<NodeId> first = missing.subList(0, Math.min(NAMED, missing.size()));
        return missing.isEmpty()
                ? ""
                : "; did not sign: " + first
                        + (missing.size() > NAMED ? " and " + (missing.size() - NAMED) + " more" : "");
    }

    /** The rejection by a check before the pairing; null if all of them passed. */
    @Nullable
    RejectedWarpMessage rejected() {
        return rejected;
    }

    /** The input of the pairing; only if {@link #rejected} is null. */
    Blst.PairingInput pairingInput() {
        return Objects.requireNonNull(pairingInput, "the message is rejected");
    }

    /**
     * The result, by a pairing for only this message. The node checks that the signature is in the group before the
     * pairing; blst's verification checks that too, so it is checked again only if verification fails.
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
                        Reason.INVALID_SIGNATURE,
                        "the signer set names " + signers.size() + " validators with weight " + signedWeight + " of "
                                + validators.totalWeight())
                : outsideGroup();
    }

    /** The verified message; to be called only after a successful pairing, for this message or for a batch. */
    VerifiedWarpMessage verified() {
        return new VerifiedWarpMessage(message, List.copyOf(signers), signedWeight, validators.totalWeight(), quorum);
    }

    private RejectedWarpMessage outsideGroup() {
        return reject(Reason.PARSE_SIGNATURE, "its point is outside the group");
    }

    private RejectedWarpMessage reject(Reason reason, String detail) {
        return new RejectedWarpMessage(message, reason, detail, validators.totalWeight(), quorum);
    }
}

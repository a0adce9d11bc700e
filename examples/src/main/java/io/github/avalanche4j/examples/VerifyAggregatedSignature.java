package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.WarpClient;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.signature.CanonicalValidator;
import io.github.avalanche4j.signature.CanonicalValidatorSet;
import io.github.avalanche4j.signature.QuorumFraction;
import io.github.avalanche4j.signature.SignerSet;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.ValidatorSets;
import io.github.avalanche4j.signature.VerifiedWarpMessage;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.WarpVerification;
import io.github.avalanche4j.signature.WarpVerifier;
import io.github.avalanche4j.signature.payload.WarpPayload;
import io.github.avalanche4j.testing.FakeNode;
import java.io.PrintStream;
import java.util.stream.Collectors;

/**
 * Has a node aggregate the signatures of a Warp message and verifies the aggregate on this machine, against the
 * validators at a height that was chosen in advance. Prints the signers and their weights.
 *
 * <p>{@code --node URL} asks a real node about the message {@code --message ID}, in cb58 or hex, of the EVM chain
 * {@code --chain ALIAS-OR-ID}. {@code --quorum PERCENT} is 67 unless set. {@code --trusted URL} is a node of your own
 * that names the validators; without it the first node names them, which proves something only if that node is
 * yours. Without {@code --node} a fake node replays what a real one signed, and forged copies of the message are
 * rejected. AvalancheGo 1.14.2 can fall out of the chain's consensus after two such requests, so prefer a signature
 * aggregator on a node that validates.
 *
 * <p>From JDK 24 on, start the JVM with {@code --enable-native-access=ALL-UNNAMED}, or loading the native library
 * prints a warning.
 */
public final class VerifyAggregatedSignature {
    private static final String RECORDED_CHAIN = "2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd";
    private static final String RECORDED_L1 = "2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y";
    private static final String RECORDED_MESSAGE = "4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo";

    private final NodeClient node;
    private final NodeClient trusted;
    private final int quorum;
    private final PrintStream out;

    private VerifyAggregatedSignature(NodeClient node, NodeClient trusted, int quorum, PrintStream out) {
        this.node = node;
        this.trusted = trusted;
        this.quorum = quorum;
        this.out = out;
    }

    /** Verifies a message. */
    public static void main(String[] args) {
        Example.run(VerifyAggregatedSignature::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments = Arguments.of(args, "node", "trusted", "chain", "message", "quorum");
        String chain = arguments.get("chain").orElse(RECORDED_CHAIN);
        Id message = messageId(arguments.get("message").orElse(RECORDED_MESSAGE));
        int quorum = (int) arguments.number("quorum", 67, 1, 100);
        if (arguments.get("node").isPresent()) {
            String url = arguments.get("node").get();
            try (NodeClient node = NodeClient.create(url);
                    NodeClient trusted =
                            NodeClient.create(arguments.get("trusted").orElse(url))) {
                new VerifyAggregatedSignature(node, trusted, quorum, out).verify(chain, message, false);
            }
            return;
        }
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            // the recordings hold both with other parameters
            fake.on("platform.validatedBy")
                    .respond("{\"subnetID\":\"" + RECORDED_L1 + "\"}")
                    .always();
            fake.on("platform.getValidatorsAt")
                    .respondRecording("platform/getValidatorsAt.subnet")
                    .always();
            new VerifyAggregatedSignature(node, node, quorum, out).verify(chain, message, true);
        }
    }

    /** The id as nodes print it, or in hex, as EVM logs hold it. */
    private static Id messageId(String text) {
        try {
            return Id.parse(text);
        } catch (InvalidRequestException e) {
            throw new UsageException(
                    "--message must be a message id of 32 bytes, in cb58 or hex, but is '" + text + "'");
        }
    }

    private void verify(String chain, Id messageId, boolean forgeries) {
        WarpClient warp = node.evm(chain).warp();
        // the height first, because signer indexes depend on it
        Height height = Height.of(trusted.platform().getHeight().execute());
        UnsignedWarpMessage requested =
                UnsignedWarpMessage.parse(warp.getMessage(messageId).execute());
        Bytes signed = warp.getMessageAggregateSignature(messageId, quorum).execute();

        Id subnet = trusted.platform().validatedBy(requested.sourceChainId()).execute();
        CanonicalValidatorSet validators =
                ValidatorSets.of(trusted).at(subnet, height).execute();
        Network network = Network.of(trusted.info().getNetworkId().execute());
        WarpVerifier verifier = WarpVerifier.forNetwork(network).quorum(QuorumFraction.percent(quorum));
        WarpVerification result = verifier.verify(signed, validators);

        out.println("message     " + result.message().id());
        out.println("requested   " + (result.message().unsigned().equals(requested) ? "yes" : "no, another one was"));
        out.println("source      chain " + requested.sourceChainId() + " on " + requested.network());
        out.println("payload     " + describe(requested.payload()));
        out.println("validators  " + validators.validators().size() + " of subnet " + subnet + " at height " + height);
        show(result);
        if (forgeries && result.isVerified()) {
            showForgeries(result.message(), network, validators);
        }
    }

    private static String describe(WarpPayload payload) {
        return payload instanceof WarpPayload.AddressedCall call
                ? call.payload() + ", sent by " + (call.sourceAddress().isEmpty() ? "the chain" : call.sourceAddress())
                : payload.toString();
    }

    private void show(WarpVerification result) {
        if (result instanceof VerifiedWarpMessage verified) {
            for (CanonicalValidator signer : verified.signers()) {
                String nodes = signer.nodeIds().stream().map(NodeId::toString).collect(Collectors.joining(", "));
                out.println("signed by   " + nodes + " with weight " + signer.weight());
            }
            out.println("weight      " + verified.signedWeight() + " of " + verified.totalWeight()
                    + " signed, the quorum is " + verified.quorum());
            out.println("verdict     verified");
        } else {
            out.println("verdict     " + result);
        }
    }

    /** Rejects the message with one bit changed, with the first validator as only signer, and on another network. */
    private void showForgeries(WarpMessage message, Network network, CanonicalValidatorSet validators) {
        byte[] payload = message.unsigned().payloadBytes().toArray();
        payload[payload.length - 1] ^= 1;
        UnsignedWarpMessage changed =
                UnsignedWarpMessage.of(network, message.unsigned().sourceChainId(), Bytes.of(payload));
        WarpVerifier here = WarpVerifier.forNetwork(network);

        out.println();
        out.println("With one bit changed, with the first validator as its only signer, and on mainnet:");
        show(here.verify(WarpMessage.of(changed, message.signers(), message.signature()), validators));
        show(here.verify(WarpMessage.of(message.unsigned(), SignerSet.of(0), message.signature()), validators));
        show(WarpVerifier.forNetwork(Network.MAINNET).verify(message, validators));
    }
}

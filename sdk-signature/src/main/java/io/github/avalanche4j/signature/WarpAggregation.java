package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.signature.RejectedWarpMessage.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Gets Warp messages to a chain signed by validators, and verifies the signatures as that chain will: by the validators
 * of the right subnet at the right P-Chain height, the height of the receiving chain's current epoch. Thread-safe.
 *
 * <pre>{@code
 * UnsignedWarpMessage message = WarpLogs.messages(receipt).get(0);
 * VerifiedWarpMessage verified = WarpAggregation.to("C", node).aggregate(message).execute();
 * }</pre>
 *
 * <p>The receiving chain accepts the message until its next epoch begins (some minutes later), and after that as long
 * as the subnet's validators do not change.
 */
public final class WarpAggregation {
    private static final String NAME = "warp.aggregate";
    private static final String P_CHAIN = "P";
    private static final int USUAL_QUORUM = 67;
    private static final Set<Reason> OF_ANOTHER_SET =
            Set.of(Reason.UNKNOWN_VALIDATOR, Reason.INSUFFICIENT_WEIGHT, Reason.INVALID_SIGNATURE);

    private final NodeClient node;
    private final ValidatorSets sets;
    private final String receiver;
    private final WarpAggregator aggregator;
    private final int quorum;
    private final boolean primaryNetworkSigns;
    private final OptionalLong height;

    private WarpAggregation(
            NodeClient node,
            ValidatorSets sets,
            String receiver,
            WarpAggregator aggregator,
            int quorum,
            boolean primaryNetworkSigns,
            OptionalLong height) {
        this.node = node;
        this.sets = sets;
        this.receiver = receiver;
        this.aggregator = aggregator;
        this.quorum = quorum;
        this.primaryNetworkSigns = primaryNetworkSigns;
        this.height = height;
    }

    /**
     * {@return the aggregation of messages to a chain} The node gathers the signatures, through the source chain's
     * {@code warp} interface, unless {@link #aggregator} sets another source. The quorum is 67 percent.
     *
     * @param receivingChain the alias or id of the chain that will verify the messages, {@code P} for the P-Chain
     * @param node a node that you trust to name the validators, and that runs the receiving chain
     * @throws InvalidRequestException if the chain is blank
     */
    public static WarpAggregation to(String receivingChain, NodeClient node) {
        Objects.requireNonNull(node, "node");
        WarpAggregator own = request -> node.evm(
                        request.message().sourceChainId().toString())
                .warp()
                .getMessageAggregateSignature(request.message().id(), request.quorumPercent(), request.signingSubnet());
        return new WarpAggregation(
                node,
                ValidatorSets.of(node),
                Require.notBlank("receivingChain", receivingChain),
                own,
                USUAL_QUORUM,
                false,
                OptionalLong.empty());
    }

    /**
     * {@return this aggregation with another source of signatures} A message of the P-Chain, and one of a C-Chain since
     * Helicon, needs one, because their nodes serve no {@code warp} interface.
     */
    public WarpAggregation aggregator(WarpAggregator source) {
        return new WarpAggregation(
                node, sets, receiver, Objects.requireNonNull(source, "source"), quorum, primaryNetworkSigns, height);
    }

    /**
     * {@return this aggregation with another quorum}
     *
     * @param percent the share of the subnet's weight that has to sign, from 1 to 100
     * @throws InvalidRequestException if it is out of range
     */
    public WarpAggregation quorum(int percent) {
        return new WarpAggregation(
                node,
                sets,
                receiver,
                aggregator,
                Require.between(1, 100, "percent", percent),
                primaryNetworkSigns,
                height);
    }

    /**
     * {@return this aggregation for a receiving L1 that is configured with {@code requirePrimaryNetworkSigners}} See
     * {@link SigningSubnet#forEvmChain}.
     */
    public WarpAggregation requirePrimaryNetworkSigners(boolean isRequired) {
        return new WarpAggregation(node, sets, receiver, aggregator, quorum, isRequired, height);
    }

    /**
     * {@return this aggregation at a P-Chain height of your choice} The default is the height of the receiving chain's
     * current epoch, for which the node must run that chain.
     *
     * @param pChainHeight from 0, at most the node's last accepted one
     * @throws InvalidRequestException if it is negative
     */
    public WarpAggregation height(long pChainHeight) {
        long checked = Require.atLeast(0, "pChainHeight", pChainHeight);
        return new WarpAggregation(
                node, sets, receiver, aggregator, quorum, primaryNetworkSigns, OptionalLong.of(checked));
    }

    /**
     * {@return a call that gets a message signed, and returns it verified} The call fails with a {@link
     * WarpRejectedException} if the signatures do not verify, with a {@link ResponseFormatException} if another message
     * was signed, with an {@link InvalidRequestException} if the message is for a network other than the node's, and
     * with an {@link InterfaceUnavailableException} if the node does not run the receiving chain.
     *
     * @param message the message to sign, see {@link WarpLogs}
     */
    public Call<VerifiedWarpMessage> aggregate(UnsignedWarpMessage message) {
        Objects.requireNonNull(message, "message");
        return WorkRunner.call(NAME, work -> new Run(work, message, Optional.empty()).result());
    }

    /**
     * {@return a call that gets a message signed, and returns it verified, see {@link #aggregate(UnsignedWarpMessage)}}
     *
     * @param message the message to sign
     * @param justification evidence by which validators sign a message that their own chain does not know, see {@link
     *     io.github.avalanche4j.signature.payload.Justification}
     */
    public Call<VerifiedWarpMessage> aggregate(UnsignedWarpMessage message, Bytes justification) {
        Objects.requireNonNull(message, "message");
        Objects.requireNonNull(justification, "justification");
        return WorkRunner.call(NAME, work -> new Run(work, message, Optional.of(justification)).result());
    }

    /**
     * {@return a call that fetches a message, gets it signed, and returns it verified, see {@link
     * #aggregate(UnsignedWarpMessage)}} The node must serve the interface {@code warp} of the source chain.
     *
     * @param sourceChain the alias or id of the chain that sent the message
     * @param messageId the message's id
     * @throws InvalidRequestException if the chain is blank, or the id malformed
     */
    public Call<VerifiedWarpMessage> aggregate(String sourceChain, Id messageId) {
        Call<Bytes> fetch = node.evm(sourceChain).warp().getMessage(messageId);
        return WorkRunner.call(
                NAME,
                work -> work.ask(fetch)
                        .thenCompose(
                                bytes -> new Run(work, UnsignedWarpMessage.parse(bytes), Optional.empty()).result()));
    }

    /** One run of the call. */
    private final class Run {
        private final Work work;
        private final UnsignedWarpMessage message;
        private final Optional<Bytes> justification;

        Run(Work work, UnsignedWarpMessage message, Optional<Bytes> justification) {
            this.work = work;
            this.message = message;
            this.justification = justification;
        }

        CompletableFuture<VerifiedWarpMessage> result() {
            BlsLibrary.require();
            return work.ask(node.info().getNetworkId()).thenCompose(id -> {
                requireNetwork(Network.of(id));
                return signingSubnet().thenCompose(subnet -> verifyingHeight().thenCompose(at -> gather(subnet, at)));
            });
        }

        private void requireNetwork(Network network) {
            if (!message.network().equals(network)) {
                throw new InvalidRequestException(
                        "message", message.toString(), "a message for the network of the node, " + network);
            }
        }

        private CompletableFuture<Id> signingSubnet() {
            Id source = message.sourceChainId();
            return work.ask(node.platform().validatedBy(source)).thenCompose(sourceSubnet -> {
                if (receiver.equals(P_CHAIN)) {
                    return CompletableFuture.completedFuture(SigningSubnet.forPChain(sourceSubnet));
                }
                return receivingChain()
                        .thenCompose(chain -> work.ask(node.platform().validatedBy(chain)))
                        .thenApply(receivingSubnet ->
                                SigningSubnet.forEvmChain(sourceSubnet, source, receivingSubnet, primaryNetworkSigns));
            });
        }

        private CompletableFuture<Id> receivingChain() {
            try {
                return CompletableFuture.completedFuture(Id.parse(receiver));
            } catch (InvalidRequestException e) {
                return work.ask(node.info().getBlockchainId(receiver)); // an alias
            }
        }

        private CompletableFuture<Long> verifyingHeight() {
            return height.isPresent()
                    ? CompletableFuture.completedFuture(height.getAsLong())
                    : work.ask(node.proposervm(receiver).getCurrentEpoch())
                            .thenApply(epoch -> epoch.pChainHeight().longValueExact());
        }

        private CompletableFuture<VerifiedWarpMessage> gather(Id subnet, long at) {
            WarpAggregator.Request request = new WarpAggregator.Request(message, justification, subnet, quorum, at);
            return work.ask(sets.at(subnet, Height.of(at)))
                    .thenCompose(validators -> work.ask(aggregator.aggregate(request))
                            .thenCompose(bytes -> verify(WarpMessage.parse(bytes), subnet, validators)));
        }

        private CompletableFuture<VerifiedWarpMessage> verify(
                WarpMessage signed, Id subnet, CanonicalValidatorSet validators) {
            if (!signed.unsigned().equals(message)) {
                throw new ResponseFormatException(
                        "the aggregator returned " + signed.unsigned() + " in place of " + message
                                + "; ask another aggregator",
                        NAME,
                        "$",
                        "",
                        null);
            }
            WarpVerification result = verifier().verify(signed, validators);
            boolean isOtherSet = result.rejection()
                    .filter(rejected -> OF_ANOTHER_SET.contains(rejected.reason()))
                    .isPresent();
            if (!isOtherSet) {
                return CompletableFuture.completedFuture(result.orThrow());
            }
            // a node numbers the signers by its own last height, not by the receiving chain's epoch
            return work.ask(node.platform().getHeight())
                    .thenCompose(own -> work.ask(sets.at(subnet, Height.of(own))))
                    .thenApply(own -> renumbered(signed, own, validators)
                            .map(same -> verifier().verify(same, validators))
                            .orElse(result)
                            .orThrow());
        }

        private WarpVerifier verifier() {
            return WarpVerifier.forNetwork(message.network()).quorum(QuorumFraction.percent(quorum));
        }

        /** The same signature, with its signers numbered by another set; absent if that set lacks one of them. */
        private static Optional<WarpMessage> renumbered(
                WarpMessage signed, CanonicalValidatorSet from, CanonicalValidatorSet to) {
            List<ProvenPublicKey> keys =
                    to.validators().stream().map(CanonicalValidator::publicKey).toList();
            List<Integer> indexes = new ArrayList<>();
            SignerSet signers = signed.signers();
            for (int i = 0; i < from.validators().size(); i++) {
                if (signers.contains(i)) {
                    indexes.add(keys.indexOf(from.validators().get(i).publicKey()));
                }
            }
            if (indexes.contains(-1) || indexes.size() != signers.count()) {
                return Optional.empty();
            }
            long[] numbers = indexes.stream().mapToLong(index -> index).toArray();
            return Optional.of(WarpMessage.of(signed.unsigned(), SignerSet.of(numbers), signed.signature()));
        }
    }
}

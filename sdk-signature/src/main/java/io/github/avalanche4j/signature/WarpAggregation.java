package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.signature.RejectedWarpMessage.Reason;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Gets Warp messages to a chain signed by validators, and verifies the signatures as that chain will: by the validators
 * of the right subnet at the right P-Chain height, the height of the receiving chain's current epoch. Thread-safe.
 *
 * <pre>{@code
 * UnsignedWarpMessage message = WarpLogs.messages(receipt).get(0);
 * VerifiedWarpMessage verified = WarpAggregation.to("C", node, aggregator).aggregate(message).execute();
 * }</pre>
 *
 * <p>The receiving chain accepts the message until its next epoch begins (some minutes later), and after that as long
 * as the subnet's validators do not change.
 */
public final class WarpAggregation {
    private static final String NAME = "warp.aggregate";
    private static final int USUAL_QUORUM = 67;
    private static final Set<Reason> OF_ANOTHER_SET =
            Set.of(Reason.UNKNOWN_VALIDATOR, Reason.INSUFFICIENT_WEIGHT, Reason.INVALID_SIGNATURE);
    // texts of aggregators (icm-services, signature-aggregator) that cannot reach a quorum
    private static final List<String> TOO_FEW =
            List.of("failed to collect a threshold of signatures", "failed to connect to a threshold of stake");

    private final ReceivingChain receiver;
    private final WarpAggregator aggregator;
    private final int quorum;
    private final Optional<Boolean> primaryNetworkSigns;
    private final OptionalLong height;

    private WarpAggregation(
            ReceivingChain receiver,
            WarpAggregator aggregator,
            int quorum,
            Optional<Boolean> primaryNetworkSigns,
            OptionalLong height) {
        this.receiver = receiver;
        this.aggregator = aggregator;
        this.quorum = quorum;
        this.primaryNetworkSigns = primaryNetworkSigns;
        this.height = height;
    }

    /**
     * {@return the aggregation of messages to a chain} The quorum is 67 percent.
     *
     * @param receivingChain the alias or id of the chain that will verify the messages, {@code P} for the P-Chain
     * @param node a node that you trust to name the validators, and that runs the receiving chain
     * @param aggregator gathers the signatures; it need not be trusted
     * @throws InvalidRequestException if the chain is blank
     */
    public static WarpAggregation to(String receivingChain, NodeClient node, WarpAggregator aggregator) {
        Objects.requireNonNull(node, "node");
        Objects.requireNonNull(aggregator, "aggregator");
        String chain = Require.notBlank("receivingChain", receivingChain);
        ReceivingChain receiver = new ReceivingChain(chain, node, ValidatorSets.of(node));
        return new WarpAggregation(receiver, aggregator, USUAL_QUORUM, Optional.empty(), OptionalLong.empty());
    }

    /**
     * {@return the aggregation of messages to a chain, with signatures that the node gathers} It uses the source chain's
     * interface {@code warp}, which nodes serve neither for the P-Chain nor, since Helicon, for the C-Chain.
     *
     * <p><b>This can stop the node.</b> AvalancheGo 1.14.2 leaks a blocked handler when a quorum is reached early. After
     * two such calls on a chain, the node handles no more messages of the chain, falls out of consensus and must be
     * restarted. Prefer {@link #to}, and use this with a node that you can restart.
     *
     * @param receivingChain the alias or id of the chain that will verify the messages, {@code P} for the P-Chain
     * @param node a node that you trust to name the validators, and that runs source and receiving chain
     * @throws InvalidRequestException if the chain is blank
     */
    public static WarpAggregation throughNode(String receivingChain, NodeClient node) {
        Objects.requireNonNull(node, "node");
        WarpAggregator own = request -> node.evm(
                        request.message().sourceChainId().toString())
                .warp()
                .getMessageAggregateSignature(request.message().id(), request.quorumPercent(), request.signingSubnet());
        return to(receivingChain, node, own);
    }

    /**
     * {@return this aggregation with another quorum}
     *
     * @param percent the share of the subnet's weight that has to sign, from 1 to 100
     * @throws InvalidRequestException if it is out of range
     */
    public WarpAggregation quorum(int percent) {
        Require.between(1, 100, "percent", percent);
        return new WarpAggregation(receiver, aggregator, percent, primaryNetworkSigns, height);
    }

    /**
     * {@return this aggregation for a receiving L1 that is configured with {@code requirePrimaryNetworkSigners}, or is
     * not} The default is what the L1's chain says, by {@code eth_getActivePrecompilesAt}; false if it does not serve
     * that. See {@link SigningSubnet#forEvmChain}.
     */
    public WarpAggregation requirePrimaryNetworkSigners(boolean isRequired) {
        return new WarpAggregation(receiver, aggregator, quorum, Optional.of(isRequired), height);
    }

    /**
     * {@return this aggregation at a P-Chain height of your choice} The default is the height of the receiving chain's
     * current epoch, or before its first epoch the height in its next block. The node must run that chain.
     *
     * @param pChainHeight from 0, at most the node's last accepted one
     * @throws InvalidRequestException if it is negative
     */
    public WarpAggregation height(long pChainHeight) {
        OptionalLong at = OptionalLong.of(Require.atLeast(0, "pChainHeight", pChainHeight));
        return new WarpAggregation(receiver, aggregator, quorum, primaryNetworkSigns, at);
    }

    /**
     * {@return a call that gets a message signed, and returns it verified} If too few validators sign, the call fails
     * with a {@link WarpRejectedException} that names those who did not. To find them, it asks the aggregator for lower
     * quorums, for at most half of the remaining time.
     *
     * <p>The call fails with a {@link WarpRejectedException} too if the signatures do not verify, with a {@link
     * ResponseFormatException} if another message was signed, with an {@link InvalidRequestException} if the message is
     * for a network other than the node's, with an {@link InterfaceUnavailableException} if the node does not run the
     * receiving chain, and as the aggregator's own call fails.
     *
     * @param message the message to sign, see {@link WarpLogs}
     */
    public Call<VerifiedWarpMessage> aggregate(UnsignedWarpMessage message) {
        Objects.requireNonNull(message, "message");
        return sequence(run -> aggregate(run, message, Optional.empty()));
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
        return sequence(run -> aggregate(run, message, Optional.of(justification)));
    }

    /**
     * {@return a call that fetches a message, gets it signed, and returns it verified, see {@link
     * #aggregate(UnsignedWarpMessage)}} The node must serve the interface {@code warp} of the source chain, which needs
     * {@code "warp-api-enabled": true}, and which a C-Chain does not have since Helicon.
     *
     * @param sourceChain the alias or id of the chain that sent the message
     * @param messageId the message's id
     * @throws InvalidRequestException if the chain is blank, or the id malformed
     */
    public Call<VerifiedWarpMessage> aggregate(String sourceChain, Id messageId) {
        Call<Bytes> fetch = receiver.node().evm(sourceChain).warp().getMessage(messageId);
        return sequence(run -> fetch.then(bytes -> aggregate(run, UnsignedWarpMessage.parse(bytes), Optional.empty())));
    }

    /**
     * {@return a call that verifies a signed message with the validators with which the receiving chain verifies it now}
     * The validators may have changed since the message was signed.
     */
    public Call<WarpVerification> verify(WarpMessage signed) {
        Objects.requireNonNull(signed, "signed");
        return sequence(run ->
                signers(signed.unsigned()).map(by -> verifier(signed).verify(signed, by.validators())));
    }

    private <T> Call<T> sequence(Function<Run, Call<T>> script) {
        return Sequence.call(NAME, receiver.transport(), run -> {
            BlsLibrary.require();
            return script.apply(run);
        });
    }

    private Call<ReceivingChain.Signers> signers(UnsignedWarpMessage message) {
        return receiver.signers(message, primaryNetworkSigns, height);
    }

    private Call<VerifiedWarpMessage> aggregate(Run run, UnsignedWarpMessage message, Optional<Bytes> justification) {
        return signers(message).then(by -> new Aggregation(run, message, justification, by).result());
    }

    private WarpVerifier verifier(WarpMessage signed) {
        return WarpVerifier.forNetwork(signed.unsigned().network()).quorum(QuorumFraction.percent(quorum));
    }

    /** One run of the call. */
    private final class Aggregation {
        private final Run run;
        private final UnsignedWarpMessage message;
        private final Optional<Bytes> justification;
        private final ReceivingChain.Signers by;
        // the search for the highest quorum that the aggregator reaches
        private int least = 1;
        private int most = quorum - 1;
        private WarpMessage found;
        private @Nullable RuntimeException tooFew; // the aggregator's error

        Aggregation(Run run, UnsignedWarpMessage message, Optional<Bytes> justification, ReceivingChain.Signers by) {
            this.run = run;
            this.message = message;
            this.justification = justification;
            this.by = by;
            this.found = WarpMessage.withoutSigners(message);
        }

        Call<VerifiedWarpMessage> result() {
            return Sequence.recover(signed(quorum), this::bySome).then(this::verified);
        }

        private Call<WarpMessage> signed(int percent) {
            return aggregator
                    .aggregate(new WarpAggregator.Request(message, justification, by.subnet(), percent, by.height()))
                    .map(bytes -> {
                        WarpMessage signed = WarpMessage.parse(bytes);
                        if (!signed.unsigned().equals(message)) {
                            throw new ResponseFormatException(
                                    "the aggregator returned " + signed.unsigned() + " in place of " + message
                                            + "; ask another aggregator",
                                    NAME,
                                    "$",
                                    "",
                                    null);
                        }
                        return signed;
                    });
        }

        /** The message with the most signers that the aggregator returns in time. */
        private Call<WarpMessage> bySome(RuntimeException failure) {
            requireTooFew(failure);
            tooFew = failure;
            if (run.isOver()) {
                return Call.completed(found);
            }
            Duration half = run.remaining().dividedBy(2);
            return Sequence.recover(Sequence.repeat(Duration.ZERO, this::search).timeout(half), ended -> {
                if (!Sequence.isOfRequest(ended)) {
                    throw ended;
                }
                failure.addSuppressed(ended);
                return Call.completed(found);
            });
        }

        private static void requireTooFew(RuntimeException failure) {
            if (!(failure instanceof ApiException e) || TOO_FEW.stream().noneMatch(e.body()::contains)) {
                throw failure;
            }
        }

        private Call<Optional<WarpMessage>> search() {
            if (least > most) {
                return Call.completed(Optional.of(found));
            }
            int middle = (least + most + 1) / 2;
            return Sequence.recover(
                    signed(middle).retries(0).map(signed -> {
                        found = signed;
                        least = middle + 1;
                        return Optional.empty();
                    }),
                    failure -> {
                        requireTooFew(failure);
                        most = middle - 1;
                        return Call.completed(Optional.empty());
                    });
        }

        private Call<VerifiedWarpMessage> verified(WarpMessage signed) {
            WarpVerification result = verifier(signed).verify(signed, by.validators());
            boolean isOtherSet = result.rejection()
                    .filter(rejected -> OF_ANOTHER_SET.contains(rejected.reason()))
                    .isPresent();
            if (!isOtherSet) {
                return Call.completed(accepted(result));
            }
            // a node numbers the signers by its own last height, not by the receiving chain's epoch
            return receiver.lastValidators(by.subnet())
                    .map(own -> accepted(by.validators()
                            .renumbered(signed.signers(), own)
                            .map(signers -> verifier(signed).verify(signed.withSigners(signers), by.validators()))
                            .orElse(result)));
        }

        private VerifiedWarpMessage accepted(WarpVerification result) {
            result.rejection().ifPresent(rejected -> {
                throw new WarpRejectedException(rejected.by(by.subnet(), by.height()), true, tooFew);
            });
            return result.orThrow();
        }
    }
}

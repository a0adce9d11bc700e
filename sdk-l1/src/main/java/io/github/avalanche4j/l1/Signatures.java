package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.block.Epoch;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.signature.CanonicalValidator;
import io.github.avalanche4j.signature.CanonicalValidatorSet;
import io.github.avalanche4j.signature.QuorumFraction;
import io.github.avalanche4j.signature.RejectedWarpMessage;
import io.github.avalanche4j.signature.SignerSet;
import io.github.avalanche4j.signature.SigningSubnet;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.VerifiedWarpMessage;
import io.github.avalanche4j.signature.WarpAggregation;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.WarpVerification;
import io.github.avalanche4j.signature.WarpVerifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Has a message signed, and verifies it at the P-Chain height that the receiver will use. */
final class Signatures {
    private static final int QUORUM = 67;

    private final L1Access l1;
    private final Work work;
    private final boolean toPChain;

    Signatures(L1Access l1, Work work, boolean toPChain) {
        this.l1 = l1;
        this.work = work;
        this.toPChain = toPChain;
    }

    private record Signers(Id subnetId, UInt64 height, CanonicalValidatorSet validators) {}

    /** The validators at the present height of the receiving chain. */
    private CompletableFuture<Signers> signers() {
        Id chain = l1.contract().chainId();
        return work.ask(l1.node().platform().validatedBy(chain)).thenCompose(own -> {
            Id subnet = toPChain
                    ? SigningSubnet.forPChain(own)
                    : SigningSubnet.forEvmChain(Id.PRIMARY_NETWORK, Id.EMPTY, own, false);
            return height(toPChain ? "P" : chain.toString())
                    .thenCompose(height -> work.ask(l1.sets().at(subnet, Height.of(height)))
                            .thenApply(validators -> new Signers(subnet, height, validators)));
        });
    }

    /** The height of the chain's epoch; before there are epochs, the height in the next block. */
    private CompletableFuture<UInt64> height(String chain) {
        return work.ask(l1.node().proposervm(chain).getCurrentEpoch())
                .thenApply(Epoch::pChainHeight)
                .exceptionallyCompose(failure -> WorkRunner.reason(failure) instanceof JsonRpcException
                        ? work.ask(l1.node().proposervm("P").getProposedHeight())
                        : CompletableFuture.failedFuture(WorkRunner.reason(failure)));
    }

    /** Has a message signed; a second time if the validators have changed meanwhile. */
    CompletableFuture<WarpMessage> sign(UnsignedWarpMessage message, Bytes justification) {
        return signOnce(message, justification).thenCompose(first -> {
            if (first.verification().isVerified()) {
                return CompletableFuture.completedFuture(first.verification().message());
            } else if (isTooLight(first.verification())) {
                return CompletableFuture.failedFuture(tooFew(first));
            }
            return signOnce(message, justification).thenApply(second -> {
                if (isTooLight(second.verification())) {
                    throw tooFew(second);
                } else if (!second.verification().isVerified()) {
                    throw L1OperationException.of(
                            Reason.BAD_SIGNATURE,
                            second.verification() + " at P-Chain height "
                                    + second.signers().height());
                }
                return second.verification().message();
            });
        });
    }

    private record Outcome(WarpVerification verification, Signers signers) {}

    private static boolean isTooLight(WarpVerification verification) {
        return verification
                .rejection()
                .filter(one -> one.reason() == RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT)
                .isPresent();
    }

    private CompletableFuture<Outcome> signOnce(UnsignedWarpMessage message, Bytes justification) {
        return signers()
                .thenCompose(signers -> aggregate(message, justification, signers, QUORUM)
                        .exceptionallyCompose(failure -> isTooFew(WorkRunner.reason(failure))
                                ? best(message, justification, signers, 1, QUORUM - 1, Optional.empty())
                                        .thenCompose(found -> found.map(CompletableFuture::completedFuture)
                                                .orElseGet(() -> CompletableFuture.failedFuture(
                                                        noneSigned(signers, WorkRunner.reason(failure)))))
                                : CompletableFuture.failedFuture(WorkRunner.reason(failure)))
                        .thenApply(signed -> new Outcome(
                                WarpVerifier.forNetwork(message.network()).verify(signed, signers.validators()),
                                signers)));
    }

    private CompletableFuture<WarpMessage> aggregate(
            UnsignedWarpMessage message, Bytes justification, Signers signers, int percent) {
        return toPChain && l1.isNodeAsked()
                ? throughNode(message, signers, percent)
                : throughAggregator(message, justification, signers, percent);
    }

    private CompletableFuture<WarpMessage> throughNode(UnsignedWarpMessage message, Signers signers, int percent) {
        // a quorum of 1: a node may return a message that fewer signed, and the weight is verified later
        return work.ask(WarpAggregation.to("P", l1.node())
                        .height(signers.height().longValueExact())
                        .quorum(1)
                        .aggregator(request -> l1.evm()
                                .warp()
                                .getMessageAggregateSignature(message.id(), percent, request.signingSubnet()))
                        .aggregate(message))
                .thenApply(VerifiedWarpMessage::message);
    }

    /** Whether too few validators signed, as far as the failure says. */
    private static boolean isTooFew(RuntimeException failure) {
        return failure instanceof ApiException && !(failure instanceof ApiException.BadRequest)
                || failure instanceof JsonRpcException e && e.reason() != JsonRpcException.Reason.NOT_FOUND;
    }

    private CompletableFuture<WarpMessage> throughAggregator(
            UnsignedWarpMessage message, Bytes justification, Signers signers, int percent) {
        return work.ask(l1.aggregator().aggregate(request -> {
                    request.message(message.bytes())
                            .signingSubnetId(signers.subnetId())
                            .quorumPercentage(percent)
                            .pChainHeight(signers.height().longValueExact());
                    if (!justification.isEmpty()) {
                        request.justification(justification);
                    }
                }))
                .thenApply(signed -> {
                    WarpMessage parsed = WarpMessage.parse(signed.signedMessage());
                    Expected.same(
                            "signed message", message.bytes(), parsed.unsigned().bytes());
                    return parsed;
                });
    }

    /** The message with the highest quorum that the aggregator reaches. */
    private CompletableFuture<Optional<WarpMessage>> best(
            UnsignedWarpMessage message,
            Bytes justification,
            Signers signers,
            int least,
            int most,
            Optional<WarpMessage> found) {
        if (least > most) {
            return CompletableFuture.completedFuture(found);
        }
        int middle = (least + most + 1) / 2;
        return aggregate(message, justification, signers, middle)
                .thenApply(Optional::of)
                .exceptionallyCompose(failure -> isTooFew(WorkRunner.reason(failure))
                        ? CompletableFuture.completedFuture(Optional.empty())
                        : CompletableFuture.failedFuture(WorkRunner.reason(failure)))
                .thenCompose(signed -> signed.isPresent()
                        ? best(message, justification, signers, middle + 1, most, signed)
                        : best(message, justification, signers, least, middle - 1, found));
    }

    private static L1OperationException noneSigned(Signers signers, RuntimeException failure) {
        return L1OperationException.of(
                Reason.TOO_FEW_SIGNATURES,
                "no validator of subnet " + signers.subnetId() + " signed at P-Chain height " + signers.height()
                        + ", of weight " + signers.validators().totalWeight() + ": " + failure.getMessage(),
                failure);
    }

    private static L1OperationException tooFew(Outcome outcome) {
        SignerSet signed = outcome.verification().message().signers();
        List<CanonicalValidator> all = outcome.signers().validators().validators();
        BigInteger weight = BigInteger.ZERO;
        List<NodeId> missing = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (signed.contains(i)) {
                weight = weight.add(all.get(i).weight().toBigInteger());
            } else {
                missing.addAll(all.get(i).nodeIds());
            }
        }
        return L1OperationException.of(
                Reason.TOO_FEW_SIGNATURES,
                "validators with weight " + weight + " of "
                        + outcome.verification().totalWeight() + " signed, " + QuorumFraction.DEFAULT
                        + " are needed; did not sign: " + missing);
    }

    /** Whether a message that was signed earlier still verifies with the present validators. */
    CompletableFuture<Boolean> isStillGood(WarpMessage signed) {
        return signers()
                .thenApply(signers -> WarpVerifier.forNetwork(signed.unsigned().network())
                        .verify(signed, signers.validators())
                        .isVerified());
    }
}

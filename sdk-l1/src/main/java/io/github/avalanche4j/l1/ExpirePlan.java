package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.platform.L1Validator;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.Justification;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The proof that a registration was not delivered in time, so that the manager removes it. */
record ExpirePlan(NodeId nodeId) implements Plan {
    static final String NAME = "expire";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String text() {
        return nodeId.toString();
    }

    @Override
    public L1Operation.Stage first() {
        return L1Operation.Stage.ACCEPTED;
    }

    @Override
    public CompletableFuture<Start> check(Work work, L1Access l1) {
        return l1.requireSubnet(work)
                .thenCompose(right -> l1.validationOf(work, nodeId))
                .thenCompose(found -> {
                    Id id = found.orElseThrow(() -> L1OperationException.of(
                            Reason.NOT_A_VALIDATOR, "the manager has no registration of " + nodeId));
                    return l1.onPChain(work, id)
                            .thenCompose(validator -> new Registrations(l1, work)
                                    .message(id)
                                    .thenCombine(
                                            work.ask(l1.node().platform().getTimestamp()),
                                            (message, now) -> expired(message, validator, now)));
                });
    }

    private Start expired(UnsignedWarpMessage message, Optional<L1Validator> validator, Instant now) {
        RegisterL1Validator registration = RegisterL1Validator.parse(L1Access.payload(message.bytes()));
        if (validator.isPresent()) {
            throw L1OperationException.of(
                    Reason.ALREADY_REGISTERED, "the P-Chain has the validation " + registration.validationId());
        } else if (registration.expiry().toBigInteger().compareTo(BigInteger.valueOf(now.getEpochSecond())) >= 0) {
            throw L1OperationException.of(
                    Reason.NOT_EXPIRED,
                    "the registration of " + nodeId + " is good until second " + registration.expiry());
        }
        return new Start(0, message.bytes());
    }

    @Override
    public CompletableFuture<Boolean> isOnPChain(Work work, L1Access l1, Bytes request) {
        return CompletableFuture.completedFuture(true);
    }

    @Override
    public CompletableFuture<Answer> answer(Work work, L1Access l1, Bytes request) {
        RegisterL1Validator message = RegisterL1Validator.parse(L1Access.payload(request));
        return CompletableFuture.completedFuture(new Answer(
                new L1ValidatorRegistration(message.validationId(), false), Justification.ofRegistration(message)));
    }

    @Override
    public EvmCall completion(ManagerContract contract, WarpMessage signed) {
        Bytes data = ManagerFunction.COMPLETE_REMOVAL.data(AbiPart.number(0));
        return new EvmCall(contract.entry(), data, BigInteger.ZERO, Optional.of(signed));
    }

    @Override
    public CompletableFuture<Boolean> isComplete(Work work, L1Access l1, Bytes request) {
        return l1.validation(work, validationId(request).orElseThrow())
                .thenApply(validation -> validation.status() >= Validation.COMPLETED);
    }

    @Override
    public Optional<Id> validationId(Bytes request) {
        return request.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        RegisterL1Validator.parse(L1Access.payload(request)).validationId());
    }
}

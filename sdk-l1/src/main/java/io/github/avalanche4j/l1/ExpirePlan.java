package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
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
import java.time.Instant;
import java.util.Optional;

/** The proof that a registration was not delivered in time, so that the manager removes it. */
record ExpirePlan(NodeId nodeId) implements Plan, Plan.Delivery {
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
    public Call<OperationState> check(L1Context l1) {
        return l1.requireManager().then(right -> l1.validationOf(nodeId)).then(found -> {
            Id id = found.orElseThrow(() ->
                    L1OperationException.of(Reason.NOT_A_VALIDATOR, "the manager has no registration of " + nodeId));
            // the time is read first: after an expiry the P-Chain accepts no registration
            return l1.node()
                    .platform()
                    .getTimestamp()
                    .then(now -> l1.onPChain(id)
                            .then(validator -> new Registrations(l1)
                                    .message(id)
                                    .map(message -> expired(message, validator, now))));
        });
    }

    private OperationState expired(UnsignedWarpMessage message, Optional<L1Validator> validator, Instant now) {
        RegisterL1Validator registration = RegisterL1Validator.parse(L1Context.payload(message.bytes()));
        requireAbsent(validator, registration);
        Instant expiry = RegisterPlan.expiry(registration);
        if (!expiry.isBefore(now)) {
            throw L1OperationException.of(
                    Reason.NOT_EXPIRED,
                    "the registration of " + nodeId + " expires at " + expiry + "; the P-Chain's last block is of "
                            + now);
        }
        return OperationState.started(this, 0).withRequest(message.bytes());
    }

    private static void requireAbsent(Optional<L1Validator> validator, RegisterL1Validator registration) {
        if (validator.isPresent()) {
            throw L1OperationException.of(
                    Reason.ALREADY_REGISTERED, "the P-Chain has the validation " + registration.validationId());
        }
    }

    @Override
    public Call<Statement> statement(L1Context l1, Bytes request) {
        RegisterL1Validator message = RegisterL1Validator.parse(L1Context.payload(request));
        Statement never = new Statement(
                new L1ValidatorRegistration(message.validationId(), false), Justification.ofRegistration(message));
        return l1.onPChain(message.validationId()).map(validator -> {
            requireAbsent(validator, message);
            return never;
        });
    }

    @Override
    public EvmCall completion(ManagerContract contract, WarpMessage signed) {
        return ManagerFunction.COMPLETE_REMOVAL.completion(contract, signed);
    }

    @Override
    public Call<Boolean> isComplete(L1Context l1, Bytes request) {
        return l1.inManager(validationId(request).orElseThrow())
                .map(validation -> validation.status() >= ManagerValidator.COMPLETED);
    }

    @Override
    public Optional<Id> validationId(Bytes request) {
        return RegisterPlan.idOf(request);
    }
}

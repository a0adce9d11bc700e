package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.wallet.TxRequest;
import java.util.Optional;

/** A top-up of a validator's balance, or a withdrawal of the whole balance, which makes the validator inactive. */
record BalancePlan(Id validation, Optional<NAvax> more) implements Plan, Plan.PChainLeg {
    static final String TOP_UP = "topUp";
    static final String DISABLE = "disable";

    @Override
    public String name() {
        return more.isPresent() ? TOP_UP : DISABLE;
    }

    @Override
    public String text() {
        return validation + more.map(amount -> "/" + amount.amount()).orElse("");
    }

    static BalancePlan parse(String text) {
        String[] parts = text.split("/", -1);
        return new BalancePlan(
                Id.parse(parts[0]),
                parts.length == 1 ? Optional.empty() : Optional.of(NAvax.of(UInt64.parse(parts[1]))));
    }

    @Override
    public Call<Start> check(L1Context l1) {
        return l1.onPChain(validation).map(found -> {
            if (found.isEmpty()) {
                throw L1OperationException.of(Reason.NOT_A_VALIDATOR, "the P-Chain has no validation " + validation);
            }
            return Start.at(0);
        });
    }

    /** A second top-up would pay a second time: only the transaction itself says whether it was accepted. */
    @Override
    public boolean isReplayProof() {
        return more.isEmpty();
    }

    @Override
    public Call<Boolean> isAccepted(L1Context l1, Bytes request) {
        return more.isPresent()
                ? Call.completed(false)
                : l1.onPChain(validation)
                        .map(found -> found.flatMap(validator -> validator.balance())
                                .filter(balance -> !balance.equals(UInt64.ZERO))
                                .isEmpty());
    }

    @Override
    public TxRequest tx(L1Context l1, Network network, Bytes message) {
        return more.map(amount -> l1.wallet().p().increaseL1ValidatorBalance(validation, amount))
                .orElseGet(() -> l1.wallet().p().disableL1Validator(validation));
    }

    @Override
    public Optional<Id> validationId(Bytes request) {
        return Optional.of(validation);
    }
}

package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.platform.L1Validator;
import io.github.avalanche4j.wallet.TxRequest;
import java.time.Duration;
import java.util.Optional;

/**
 * A top-up of a validator's balance, or a withdrawal of the whole balance, which makes the validator inactive.
 *
 * @param more the payment; absent for a withdrawal, and until it was computed from {@code time}
 * @param time how long the balance should last after the payment; absent for a payment of a given amount
 */
record BalancePlan(Id validation, Optional<NAvax> more, Optional<Duration> time) implements Plan, Plan.PChainLeg {
    static final String TOP_UP = "topUp";
    static final String TOP_UP_TO = "topUpTo";
    static final String DISABLE = "disable";
    private static final String UNKNOWN = "-";

    private boolean isWithdrawal() {
        return more.isEmpty() && time.isEmpty();
    }

    @Override
    public String name() {
        return isWithdrawal() ? DISABLE : time.isPresent() ? TOP_UP_TO : TOP_UP;
    }

    @Override
    public String text() {
        String amount = more.map(known -> known.amount().toString()).orElse(UNKNOWN);
        return isWithdrawal()
                ? validation.toString()
                : validation + "/" + amount
                        + time.map(length -> "/" + length.toSeconds()).orElse("");
    }

    @Override
    public String purpose() {
        BalancePlan asked = new BalancePlan(validation, more.filter(amount -> time.isEmpty()), time);
        return name() + "(" + asked.text() + ")";
    }

    static BalancePlan parse(String text) {
        String[] parts = text.split("/", -1);
        return new BalancePlan(
                Id.parse(parts[0]),
                parts.length == 1 || parts[1].equals(UNKNOWN)
                        ? Optional.empty()
                        : Optional.of(NAvax.of(UInt64.parse(parts[1]))),
                parts.length < 3 ? Optional.empty() : Optional.of(Duration.ofSeconds(Long.parseLong(parts[2]))));
    }

    @Override
    public Call<OperationState> check(L1Context l1) {
        return l1.onPChain(validation).then(found -> {
            L1Validator validator = found.orElseThrow(() ->
                    L1OperationException.of(Reason.NOT_A_VALIDATOR, "the P-Chain has no validation " + validation));
            return time.map(length ->
                            missing(l1, validator, length).map(amount -> new BalancePlan(validation, amount, time)))
                    .orElseGet(() -> Call.completed(this))
                    .map(plan -> OperationState.started(plan, 0));
        });
    }

    /** What the balance lacks to last for a time at the present price. */
    private static Call<Optional<NAvax>> missing(L1Context l1, L1Validator validator, Duration length) {
        NAvax balance = validator.balance().orElse(NAvax.ZERO);
        return l1.node().platform().getValidatorFeeState().map(fee -> {
            NAvax cost = L1Status.cost(fee.price(), length);
            return Optional.of(cost.compareTo(balance) <= 0 ? NAvax.ZERO : cost.minus(balance));
        });
    }

    /** Absent if the balance needs no payment. */
    @Override
    public Optional<PChainLeg> pChainLeg() {
        return more.equals(Optional.of(NAvax.ZERO)) ? Optional.empty() : Optional.of(this);
    }

    /** A second top-up would pay a second time, and a late withdrawal would take back what was paid since. */
    @Override
    public boolean isReplayProof() {
        return false;
    }

    @Override
    public Call<Boolean> isAccepted(L1Context l1, Bytes request) {
        return isWithdrawal()
                ? l1.onPChain(validation)
                        .map(found -> found.flatMap(validator -> validator.balance())
                                .filter(balance -> !balance.equals(NAvax.ZERO))
                                .isEmpty())
                : Call.completed(false);
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

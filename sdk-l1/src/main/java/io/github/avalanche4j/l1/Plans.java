package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.NodeId;

/** The operations by their names. */
final class Plans {
    private Plans() {}

    static Plan parse(String name, String text) {
        return switch (name) {
            case RegisterPlan.NAME -> new RegisterPlan(NewValidator.parse(text));
            case WeightPlan.CHANGE, WeightPlan.REMOVE -> WeightPlan.parse(text);
            case ExpirePlan.NAME -> new ExpirePlan(NodeId.parse(text));
            case ConvertPlan.NAME -> ConvertPlan.parse(text);
            case BalancePlan.TOP_UP, BalancePlan.DISABLE -> BalancePlan.parse(text);
            default -> throw new IllegalArgumentException(name);
        };
    }
}

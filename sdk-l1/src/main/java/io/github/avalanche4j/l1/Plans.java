package io.github.avalanche4j.l1;

/** The operations by their names. */
final class Plans {
    private Plans() {}

    static Plan parse(String name, String text) {
        return switch (name) {
            case RegisterPlan.NAME -> new RegisterPlan(NewValidator.parse(text));
            default -> throw new IllegalArgumentException(name);
        };
    }
}

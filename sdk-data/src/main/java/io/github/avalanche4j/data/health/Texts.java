package io.github.avalanche4j.data.health;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The status of a service. */
    interface ServiceStatus {
        /** The service is healthy. */
        String OK = "ok";

        /** A dependency is down. */
        String ERROR = "error";

        /** The service is shutting down. */
        String SHUTTING_DOWN = "shutting_down";

        /** The service is healthy, as a self-hosted aggregator writes it. */
        String UP = "up";

        /** A dependency is down, as a self-hosted aggregator writes it. */
        String DOWN = "down";
    }
}

package io.github.avalanche4j.data.health;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The status of a service. */
public final class ServiceStatus extends OpenEnum {
    private static final Known<ServiceStatus> KNOWN = new Known<>(ServiceStatus::new);

    /** The service is healthy. */
    public static final ServiceStatus OK = KNOWN.add("ok");

    /** A dependency is down. */
    public static final ServiceStatus ERROR = KNOWN.add("error");

    /** The service is shutting down. */
    public static final ServiceStatus SHUTTING_DOWN = KNOWN.add("shutting_down");

    /** The service is healthy, as a self-hosted aggregator writes it. */
    public static final ServiceStatus UP = KNOWN.add("up");

    /** A dependency is down, as a self-hosted aggregator writes it. */
    public static final ServiceStatus DOWN = KNOWN.add("down");

    private ServiceStatus(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ServiceStatus of(String value) {
        return KNOWN.of(value);
    }
}

package io.github.avalanche4j.data.health;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** How a service is. */
public final class ServiceStatus extends OpenEnum {
    private static final Known<ServiceStatus> KNOWN = new Known<>(ServiceStatus::new);

    /** It is well. */
    public static final ServiceStatus OK = KNOWN.add("ok");

    /** Something that it needs is down. */
    public static final ServiceStatus ERROR = KNOWN.add("error");

    /** It is about to stop. */
    public static final ServiceStatus SHUTTING_DOWN = KNOWN.add("shutting_down");

    /** It is well, in the words of an aggregator of one's own. */
    public static final ServiceStatus UP = KNOWN.add("up");

    /** Something that it needs is down, in the words of an aggregator of one's own. */
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

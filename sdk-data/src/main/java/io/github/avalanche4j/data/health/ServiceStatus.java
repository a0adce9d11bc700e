package io.github.avalanche4j.data.health;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** How a service is. */
public final class ServiceStatus extends OpenEnum {
    private static final Map<String, ServiceStatus> KNOWN = new LinkedHashMap<>();

    /** It is well. */
    public static final ServiceStatus OK = known("ok");

    /** Something that it needs is down. */
    public static final ServiceStatus ERROR = known("error");

    /** It is about to stop. */
    public static final ServiceStatus SHUTTING_DOWN = known("shutting_down");

    /** It is well, in the words of an aggregator of one's own. */
    public static final ServiceStatus UP = known("up");

    /** Something that it needs is down, in the words of an aggregator of one's own. */
    public static final ServiceStatus DOWN = known("down");

    private ServiceStatus(String value, boolean known) {
        super(value, known);
    }

    private static ServiceStatus known(String value) {
        ServiceStatus constant = new ServiceStatus(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ServiceStatus of(String value) {
        ServiceStatus known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ServiceStatus(value, false) : known;
    }
}

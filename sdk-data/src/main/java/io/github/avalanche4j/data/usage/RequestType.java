package io.github.avalanche4j.data.usage;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What a request was for. */
public final class RequestType extends OpenEnum {
    private static final Map<String, RequestType> KNOWN = new LinkedHashMap<>();

    /** The data service. */
    public static final RequestType DATA = known("data");

    /** The JSON-RPC of a chain. */
    public static final RequestType RPC = known("rpc");

    private RequestType(String value, boolean known) {
        super(value, known);
    }

    private static RequestType known(String value) {
        RequestType constant = new RequestType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static RequestType of(String value) {
        RequestType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new RequestType(value, false) : known;
    }
}

package io.github.avalanche4j.data.usage;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The kind of a request. */
public final class RequestType extends OpenEnum {
    private static final Known<RequestType> KNOWN = new Known<>(RequestType::new);

    /** The data service. */
    public static final RequestType DATA = KNOWN.add("data");

    /** The JSON-RPC of a chain. */
    public static final RequestType RPC = KNOWN.add("rpc");

    private RequestType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static RequestType of(String value) {
        return KNOWN.of(value);
    }
}

package io.github.avalanche4j.data.usage;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** By what usage is counted apart. Which ones a request may name depends on the request. */
public final class UsageGroup extends OpenEnum {
    private static final Map<String, UsageGroup> KNOWN = new LinkedHashMap<>();

    /** The path of the request. */
    public static final UsageGroup REQUEST_PATH = known("requestPath");

    /** The status of the response. */
    public static final UsageGroup RESPONSE_CODE = known("responseCode");

    /** The chain. */
    public static final UsageGroup CHAIN_ID = known("chainId");

    /** The key. */
    public static final UsageGroup API_KEY_ID = known("apiKeyId");

    /** Whether data or JSON-RPC was asked for. */
    public static final UsageGroup REQUEST_TYPE = known("requestType");

    /** The JSON-RPC method. */
    public static final UsageGroup RPC_METHOD = known("rpcMethod");

    /** The token that lifts the rate limit. */
    public static final UsageGroup RL_BYPASS_TOKEN = known("rlBypassToken");

    /** The country of the client. */
    public static final UsageGroup COUNTRY = known("country");

    /** The continent of the client. */
    public static final UsageGroup CONTINENT = known("continent");

    /** The user agent of the client. */
    public static final UsageGroup USER_AGENT = known("userAgent");

    /** Nothing: all is counted together. Only in responses. */
    public static final UsageGroup NONE = known("None");

    private UsageGroup(String value, boolean known) {
        super(value, known);
    }

    private static UsageGroup known(String value) {
        UsageGroup constant = new UsageGroup(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static UsageGroup of(String value) {
        UsageGroup known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new UsageGroup(value, false) : known;
    }
}

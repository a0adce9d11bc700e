package io.github.avalanche4j.data.usage;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The grouping of usage figures. Each request supports some of them. */
public final class UsageGroup extends OpenEnum {
    private static final Known<UsageGroup> KNOWN = new Known<>(UsageGroup::new);

    /** The path of the request. */
    public static final UsageGroup REQUEST_PATH = KNOWN.add("requestPath");

    /** The status of the response. */
    public static final UsageGroup RESPONSE_CODE = KNOWN.add("responseCode");

    /** The chain. */
    public static final UsageGroup CHAIN_ID = KNOWN.add("chainId");

    /** The key. */
    public static final UsageGroup API_KEY_ID = KNOWN.add("apiKeyId");

    /** The kind of request: data or JSON-RPC. */
    public static final UsageGroup REQUEST_TYPE = KNOWN.add("requestType");

    /** The JSON-RPC method. */
    public static final UsageGroup RPC_METHOD = KNOWN.add("rpcMethod");

    /** The token that lifts the rate limit. */
    public static final UsageGroup RL_BYPASS_TOKEN = KNOWN.add("rlBypassToken");

    /** The country of the client. */
    public static final UsageGroup COUNTRY = KNOWN.add("country");

    /** The continent of the client. */
    public static final UsageGroup CONTINENT = KNOWN.add("continent");

    /** The user agent of the client. */
    public static final UsageGroup USER_AGENT = KNOWN.add("userAgent");

    /** No grouping. Only in responses. */
    public static final UsageGroup NONE = KNOWN.add("None");

    private UsageGroup(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static UsageGroup of(String value) {
        return KNOWN.of(value);
    }
}

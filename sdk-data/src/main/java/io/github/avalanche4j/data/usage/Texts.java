package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The kind of a request. */
    interface RequestType {
        /** The data service. */
        String DATA = "data";

        /** The JSON-RPC of a chain. */
        String RPC = "rpc";
    }

    /** The grouping of usage figures. Each request supports some of them. */
    interface UsageGroup {
        /** The path of the request. */
        String REQUEST_PATH = "requestPath";

        /** The status of the response. */
        String RESPONSE_CODE = "responseCode";

        /** The chain. */
        String CHAIN_ID = "chainId";

        /** The key. */
        String API_KEY_ID = "apiKeyId";

        /** The kind of request: data or JSON-RPC. */
        String REQUEST_TYPE = "requestType";

        /** The JSON-RPC method. */
        String RPC_METHOD = "rpcMethod";

        /** The token that lifts the rate limit. */
        String RL_BYPASS_TOKEN = "rlBypassToken";

        /** The country of the client. */
        String COUNTRY = "country";

        /** The continent of the client. */
        String CONTINENT = "continent";

        /** The user agent of the client. */
        String USER_AGENT = "userAgent";

        /** No grouping. Only in responses. */
        String NONE = "None";
    }
}

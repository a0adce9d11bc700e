package io.github.avalanche4j.data.usage;

/** Sets the requests of the API to keep. */
public interface ApiRequestSettings<B> extends RequestSettings<B> {
    /** Keeps only one organization. */
    B orgId(String organization);

    /** Keeps only one chain, by its EVM chain id. */
    B chainId(String chain);

    /** Keeps only requests of one kind. */
    B requestType(RequestType type);

    /** Keeps only requests with one key, by the key's id, not the key itself. */
    B apiKeyId(String id);

    /** Keeps only requests for one path. */
    B requestPath(String path);
}

package io.github.avalanche4j.core;

import io.github.avalanche4j.core.value.JsonTree;
import java.util.Map;

/**
 * One JSON-RPC interface of a server. {@link #call} also reaches methods that this library does not know. Clients of
 * this library implement it.
 */
public interface JsonRpcInterface {
    /**
     * {@return a call of any method of this interface, including one that this library does not know; it is not retried
     * after the server may have acted on it}
     *
     * @param method the full name, such as {@code info.peers}
     * @param type the result's type: a value type of this library, {@link JsonTree} for anything, or a type of your own
     *         that Jackson can read
     * @param params names and values: texts, numbers, booleans, values of this library, lists and maps of them, nulls.
     *     They are copied, so later changes do not reach the call
     * @throws InvalidRequestException if the method is blank, or a parameter is of another class
     */
    <T> Call<T> call(String method, Class<T> type, Map<String, ?> params);
}

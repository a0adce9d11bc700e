package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonValue;
import io.github.avalanche4j.core.internal.codec.Require;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Calls of methods that have no constant of their own. */
final class OtherMethods {
    private static final List<String> READS = List.of(
            "eth_get",
            "eth_call",
            "eth_chainId",
            "eth_blockNumber",
            "eth_estimateGas",
            "eth_gasPrice",
            "eth_maxPriorityFeePerGas",
            "eth_feeHistory",
            "eth_feeConfig",
            "eth_baseFee",
            "eth_suggestPriceOptions",
            "net_",
            "web3_",
            "warp_get");

    private OtherMethods() {}

    static <T> Endpoint.Rpc<T> endpoint(String method, Decoder<T> decoder) {
        Endpoint.Rpc<T> endpoint = Endpoint.rpc(Require.notBlank("method", method), decoder);
        // asking for a filter's changes uses them up
        boolean reads = READS.stream().anyMatch(method::startsWith) && !method.equals("eth_getFilterChanges");
        return reads ? endpoint : endpoint.notRetrySafe();
    }

    /** A tree of what was given, so that later changes to it do not reach the call. */
    static JsonValue params(Object[] params) {
        List<Object> given = Arrays.asList(Objects.requireNonNull(params, "params"));
        check(given);
        return JsonValue.parse(Json.write(given));
    }

    /** Objects of other classes would be written as something, but hardly as what a chain takes. */
    private static void check(@Nullable Object param) {
        if (param instanceof Collection<?> list) {
            list.forEach(OtherMethods::check);
        } else if (param instanceof Map<?, ?> map) {
            map.values().forEach(OtherMethods::check);
        } else if (!(param == null
                || param instanceof String
                || param instanceof Number
                || param instanceof Boolean
                || param.getClass().getName().startsWith("io.github.avalanche4j."))) {
            throw new InvalidRequestException(
                    "params",
                    "a " + param.getClass().getName(),
                    "texts, numbers, booleans, maps, lists, nulls and values of this library");
        }
    }
}

package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The errors of the JSON-RPC engine of info, health, index, platform and the other services. */
public final class ServiceRules {
    private static final Set<String> KNOWN_CHAINS = Set.of("P", "X", "C");
    private static final int SHORTEST_ID = 40;

    private ServiceRules() {}

    /** The refusal of a name that no method can have; null for other names. */
    static @Nullable Response refusal(RpcCall call) {
        String[] parts = call.method().split("\\.", -1);
        if (parts.length != 2) {
            return Envelope.SERVICE.error(
                    call.idOrNull(), -32000, "rpc: service/method request ill-formed: \"" + call.method() + '"');
        }
        boolean upper = !parts[1].isEmpty() && Character.isUpperCase(parts[1].charAt(0));
        return upper
                ? Envelope.SERVICE.error(call.idOrNull(), -32000, "method must start with a non-uppercase letter")
                : null;
    }

    static Response unknownService(RpcCall call) {
        return Envelope.SERVICE.error(
                call.idOrNull(), -32000, "rpc: can't find service \"" + capitalised(call.method()) + '"');
    }

    static Response unknownMethod(RpcCall call) {
        return Envelope.SERVICE.error(
                call.idOrNull(), -32000, "rpc: can't find method \"" + capitalised(call.method()) + '"');
    }

    /** The node's error for a name that is not one of its chains; null for other calls. */
    static @Nullable Response unknownChain(RpcCall call) {
        String param = call.method().equals("info.isBootstrapped") ? "chain" : "blockchainID";
        String chain = call.params() == null ? "" : call.params().path(param).asText();
        if (chain.isEmpty() || chain.length() >= SHORTEST_ID || KNOWN_CHAINS.contains(chain)) {
            return null;
        }
        return switch (call.method()) {
            case "info.isBootstrapped" ->
                Envelope.SERVICE.error(call.idOrNull(), -32000, "there is no chain with alias/ID '" + chain + "'");
            case "platform.getBlockchainStatus" ->
                Envelope.SERVICE.error(
                        call.idOrNull(),
                        -32000,
                        "problem parsing blockchainID \"" + chain
                                + "\": input string is smaller than the checksum size");
            default -> null;
        };
    }

    static Response badArgument(RpcCall call) {
        return Envelope.SERVICE.error(
                call.idOrNull(),
                -32000,
                "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted."
                        + " See documentation for example calls");
    }

    static String service(RpcCall call) {
        return call.method().substring(0, Math.max(0, call.method().indexOf('.')));
    }

    private static String capitalised(String method) {
        int name = method.indexOf('.') + 1;
        return name == method.length()
                ? method
                : method.substring(0, name)
                        + method.substring(name, name + 1).toUpperCase(Locale.ROOT)
                        + method.substring(name + 1);
    }
}

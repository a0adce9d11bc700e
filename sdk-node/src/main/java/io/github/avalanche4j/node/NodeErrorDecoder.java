package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.ErrorDecoder;
import io.github.avalanche4j.core.internal.call.FailureContext;
import io.github.avalanche4j.node.internal.NodeRefusals;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Decodes the error statuses of a node. Statuses of a gateway in front of it are decoded like those of any service.
 *
 * <p>A node serves the paths of a chain once it has created the chain, which it does in its first seconds or minutes.
 * So a path without a handler (404) may be switched off, or may be served soon. The node's readiness check says whether
 * it has finished starting.
 */
final class NodeErrorDecoder implements ErrorDecoder {
    private static final String PATHS_OF_INDICES = "/ext/index/";
    private static final String PATHS_OF_CHAINS = "/ext/bc/";
    private static final Pattern STATUS_IN_BODY = Pattern.compile("\"statusCode\"\\s*:\\s*404");

    private static final String ONE_CHAIN = "for the URL of one chain, use EvmClient.create(url)";

    private final ApiErrorDecoder others = new ApiErrorDecoder(this::advice);
    private final Supplier<Call<Boolean>> ready;
    private final BooleanSupplier hasPrefix;

    /**
     * A decoder for a node.
     *
     * @param ready asks whether the node has finished starting
     * @param hasPrefix whether the client's URL has a path before the node's
     */
    NodeErrorDecoder(Supplier<Call<Boolean>> ready, BooleanSupplier hasPrefix) {
        this.ready = ready;
        this.hasPrefix = hasPrefix;
    }

    @Override
    public AvalancheException decode(ErrorStatus error, FailureContext context) {
        if (NodeRefusals.isNotServed(error)) {
            return notServed(error, context, Optional.empty());
        }
        AvalancheException refusal =
                NodeRefusals.of(error, context, "call again later, or wait with await().bootstrapped(chain)");
        return refusal != null ? refusal : others.decode(error, context);
    }

    /** The hosted services repeat the status in the body. */
    private @Nullable String advice(ErrorStatus error) {
        if (error.status() != 404) {
            return null;
        }
        if (STATUS_IN_BODY.matcher(error.body()).find()) {
            return "it responds like a hosted data service, not like a node: check the address, or use DataClient";
        }
        return mayBeUrlOfOneChain(error.path()) ? "check the path before /ext in the client's URL; " + ONE_CHAIN : null;
    }

    /** Whether the user may have made a client of a node for a provider's URL of one EVM chain. */
    private boolean mayBeUrlOfOneChain(String path) {
        return hasPrefix.getAsBoolean() && path.startsWith(PATHS_OF_CHAINS) && path.endsWith("/rpc");
    }

    @Override
    public @Nullable Call<AvalancheException> inquiry(ErrorStatus error, FailureContext context) {
        return NodeRefusals.isNotServed(error) && isServedLater(error.path())
                ? ready.get().map(isReady -> notServed(error, context, Optional.of(isReady)))
                : null;
    }

    private static boolean isServedLater(String path) {
        return path.startsWith(PATHS_OF_CHAINS) || path.startsWith(PATHS_OF_INDICES);
    }

    /** The failure of a path without a handler; {@code isReady} is empty if the node does not say so. */
    private AvalancheException notServed(ErrorStatus error, FailureContext context, Optional<Boolean> isReady) {
        String path = error.path();
        Optional<String> flag = flag(path);
        String next =
                flag.orElseGet(() -> path.startsWith(PATHS_OF_CHAINS) ? whatMayBeMissing(path) : "check the path");
        if (hasPrefix.getAsBoolean()) {
            return NodeRefusals.unavailable(
                    error,
                    context,
                    "nothing is served at this path",
                    "check the path before /ext in the client's URL; if it is right, " + next
                            + (mayBeUrlOfOneChain(path) ? "; " + ONE_CHAIN : ""),
                    Reason.NOT_SERVED);
        }
        if (isReady.equals(Optional.of(false))) {
            return NodeRefusals.unavailable(
                    error,
                    context,
                    "the node is still starting and does not serve this path yet",
                    "call again later; if this continues, " + next,
                    Reason.STARTING);
        }
        String orStarting = isReady.isEmpty() && isServedLater(path) ? " or the node is still starting" : "";
        return flag.isPresent()
                ? NodeRefusals.unavailable(
                        error,
                        context,
                        "the interface is switched off" + (orStarting.isEmpty() ? "" : "," + orStarting),
                        next,
                        Reason.DISABLED)
                : NodeRefusals.unavailable(
                        error,
                        context,
                        "nothing is served at this path",
                        next + (orStarting.isEmpty() ? "" : ";" + orStarting),
                        Reason.NOT_SERVED);
    }

    /** The node's option that switches an interface on; a chain's interfaces have none. */
    private static Optional<String> flag(String path) {
        if (path.startsWith(PATHS_OF_INDICES)) {
            return Optional.of("run the node with --index-enabled=true; public servers do not serve this");
        } else if (path.startsWith("/ext/admin")) {
            return Optional.of("run the node with --api-admin-enabled=true; public servers do not serve this");
        } else if (path.startsWith("/ext/health")) {
            return Optional.of("run the node without --api-health-enabled=false; public servers do not serve this");
        } else if (path.startsWith("/ext/metrics")) {
            return Optional.of("run the node without --api-metrics-enabled=false; public servers do not serve this");
        }
        return path.startsWith("/ext/info")
                ? Optional.of("run the node without --api-info-enabled=false")
                : Optional.empty();
    }

    private static String whatMayBeMissing(String pathOfChain) {
        String[] parts = pathOfChain.split("/");
        String chain = parts[3];
        String part = parts.length > 4 ? parts[4] : "";
        String which = "the node does not know this chain, does not run it or could not start it: diagnose(\"" + chain
                + "\") says so";
        if (chain.matches("[0-9]+")) {
            return chain + " looks like an EVM chain id: name the chain by its blockchain id or an alias, as C for the "
                    + "C-Chain";
        }
        if (chain.matches("[a-z]")) {
            return "aliases are case-sensitive: " + chain.toUpperCase(Locale.ROOT) + " is another name than " + chain
                    + "; or " + which;
        }
        return switch (part) {
            case "validators" ->
                "the C-Chain does not have this interface, nor does a chain that is configured with "
                        + "\"validators-api-enabled\": false, nor one of a node that is too old for it; or " + which;
            case "admin" ->
                "only a chain configured with \"admin-api-enabled\": true serves it, and the C-Chain does not since "
                        + "Helicon; or " + which;
            case "", "rpc" -> which;
            default -> "this chain does not have this interface, or " + which;
        };
    }
}

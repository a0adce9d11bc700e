package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.ErrorDecoder;
import io.github.avalanche4j.core.internal.call.FailureContext;
import java.util.Locale;
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
    private static final String INDEX_FLAG = "run the node with --index-enabled=true; public servers do not serve this";

    private final ApiErrorDecoder others = new ApiErrorDecoder(NodeErrorDecoder::advice);
    private final Supplier<Call<Boolean>> ready;

    /** A decoder for a node; {@code ready} asks whether the node has finished starting. */
    NodeErrorDecoder(Supplier<Call<Boolean>> ready) {
        this.ready = ready;
    }

    @Override
    public AvalancheException decode(ErrorStatus error, FailureContext context) {
        String body = error.body();
        if (isNotServed(error)) {
            return notServed(error, context);
        }
        if (error.status() == 503 && body.contains("not done bootstrapping")) {
            return unavailable(
                    error,
                    context,
                    "the chain is still bootstrapping",
                    "call again later, or wait with await().bootstrapped(chain)",
                    Reason.BOOTSTRAPPING);
        }
        if (error.status() == 403 && body.contains("invalid host specified")) {
            return unavailable(
                    error,
                    context,
                    "the node does not serve this host name",
                    "use its IP address, or add the name to the node's --http-allowed-hosts",
                    Reason.HOST_REFUSED);
        }
        return others.decode(error, context);
    }

    /** The hosted services repeat the status in the body. */
    private static @Nullable String advice(ErrorStatus error) {
        boolean service =
                error.status() == 404 && STATUS_IN_BODY.matcher(error.body()).find();
        return service
                ? "it responds like a hosted data service, not like a node: check the address, or use DataClient"
                : null;
    }

    @Override
    public @Nullable Call<AvalancheException> inquiry(ErrorStatus error, FailureContext context) {
        boolean servedLater =
                error.path().startsWith(PATHS_OF_CHAINS) || error.path().startsWith(PATHS_OF_INDICES);
        return isNotServed(error) && servedLater
                ? ready.get().map(isReady -> isReady ? notServedByReadyNode(error, context) : starting(error, context))
                : null;
    }

    private static boolean isNotServed(ErrorStatus error) {
        return error.status() == 404 && error.body().startsWith("404 page not found");
    }

    private static InterfaceUnavailableException unavailable(
            ErrorStatus error, FailureContext context, String what, String next, Reason reason) {
        return new InterfaceUnavailableException(
                context.message(what, next), context.endpoint(), error.status(), reason);
    }

    private static AvalancheException starting(ErrorStatus error, FailureContext context) {
        String ifItStays = error.path().startsWith(PATHS_OF_INDICES) ? INDEX_FLAG : whatMayBeMissing(error.path());
        return unavailable(
                error,
                context,
                "the node is still starting and does not serve this path yet",
                "call again later; if this continues, " + ifItStays,
                Reason.STARTING);
    }

    private static AvalancheException notServedByReadyNode(ErrorStatus error, FailureContext context) {
        return error.path().startsWith(PATHS_OF_INDICES)
                ? unavailable(error, context, "the interface is switched off", INDEX_FLAG, Reason.DISABLED)
                : unavailable(
                        error,
                        context,
                        "nothing is served at this path",
                        whatMayBeMissing(error.path()),
                        Reason.NOT_SERVED);
    }

    /** The failure according to its status only. */
    private static AvalancheException notServed(ErrorStatus error, FailureContext context) {
        String path = error.path();
        if (path.startsWith(PATHS_OF_INDICES)) {
            return unavailable(
                    error,
                    context,
                    "the interface is switched off, or the node is still starting",
                    INDEX_FLAG,
                    Reason.DISABLED);
        }
        if (path.startsWith(PATHS_OF_CHAINS)) {
            return unavailable(
                    error,
                    context,
                    "nothing is served at this path",
                    whatMayBeMissing(path) + "; or the node is still starting",
                    Reason.NOT_SERVED);
        }
        String flag = flag(path);
        return flag != null
                ? unavailable(error, context, "the interface is switched off", flag, Reason.DISABLED)
                : unavailable(error, context, "nothing is served at this path", "check the path", Reason.NOT_SERVED);
    }

    /** The node's option that switches an interface on; for interfaces that are not a chain's. */
    private static @Nullable String flag(String path) {
        if (path.startsWith("/ext/admin")) {
            return "run the node with --api-admin-enabled=true; public servers do not serve this";
        }
        if (path.startsWith("/ext/health")) {
            return "run the node without --api-health-enabled=false; public servers do not serve this";
        }
        if (path.startsWith("/ext/metrics")) {
            return "run the node without --api-metrics-enabled=false; public servers do not serve this";
        }
        if (path.startsWith("/ext/info")) {
            return "run the node without --api-info-enabled=false";
        }
        return null;
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
                        + "\"validators-api-enabled\": false; or " + which;
            case "admin" ->
                "only a chain configured with \"admin-api-enabled\": true serves it, and the C-Chain does not since "
                        + "Helicon; or " + which;
            case "", "rpc" -> which;
            default -> "this chain does not have this interface, or " + which;
        };
    }
}

package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Why;
import io.github.avalanche4j.core.internal.ApiStatusReader;
import io.github.avalanche4j.core.internal.Ending;
import io.github.avalanche4j.core.internal.StatusReader;

/** What a node means by its error statuses; whatever else stands before a node speaks for itself. */
final class NodeStatusReader implements StatusReader {
    private final ApiStatusReader others = new ApiStatusReader();

    @Override
    public AvalancheException read(Answer answer, Ending ending) {
        String body = answer.body();
        if (answer.status() == 404 && body.startsWith("404 page not found")) {
            return unavailable(
                    answer, ending, "nothing is served at this path", notServed(answer.path()), Why.NOT_SERVED);
        }
        if (answer.status() == 503 && body.contains("not done bootstrapping")) {
            return unavailable(
                    answer,
                    ending,
                    "the chain is still bootstrapping",
                    "call again later, or wait with await().bootstrapped(chain)",
                    Why.BOOTSTRAPPING);
        }
        if (answer.status() == 403 && body.contains("invalid host specified")) {
            return unavailable(
                    answer,
                    ending,
                    "the node does not answer to this host name",
                    "use its IP address, or add the name to the node's --http-allowed-hosts",
                    Why.HOST_REFUSED);
        }
        return others.read(answer, ending);
    }

    private static InterfaceUnavailableException unavailable(
            Answer answer, Ending ending, String what, String next, Why why) {
        return new InterfaceUnavailableException(ending.message(what, next), ending.endpoint(), answer.status(), why);
    }

    private static String notServed(String path) {
        if (path.startsWith("/ext/admin")) {
            return "the admin interface is off unless the node runs with --api-admin-enabled=true";
        }
        if (path.startsWith("/ext/index")) {
            return "the index is off unless the node runs with --index-enabled=true";
        }
        if (path.startsWith("/ext/health")) {
            return "the node may run with --api-health-enabled=false; public servers do not serve this";
        }
        if (path.startsWith("/ext/info")) {
            return "the node may run with --api-info-enabled=false";
        }
        if (path.startsWith("/ext/bc/")) {
            return "the node does not know this chain, does not run it (see --track-subnets), could not start it (see "
                    + "health), or does not offer this part of it; info.isBootstrapped tells the first three apart";
        }
        return "check the path";
    }
}

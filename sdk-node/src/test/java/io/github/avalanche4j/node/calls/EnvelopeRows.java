package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.InterfaceUnavailableException.Reason.BOOTSTRAPPING;
import static io.github.avalanche4j.core.InterfaceUnavailableException.Reason.DISABLED;
import static io.github.avalanche4j.core.InterfaceUnavailableException.Reason.HOST_REFUSED;
import static io.github.avalanche4j.core.InterfaceUnavailableException.Reason.NOT_SERVED;
import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_REQUEST;
import static io.github.avalanche4j.core.JsonRpcException.Reason.UNKNOWN_METHOD;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.hasStatus;
import static io.github.avalanche4j.node.calls.Row.holds;
import static io.github.avalanche4j.node.calls.Row.isUnavailable;
import static io.github.avalanche4j.node.calls.Row.isUnreadable;

import io.github.avalanche4j.core.value.JsonTree;
import java.util.List;
import java.util.Map;

/** Calls of envelopes that this client never sends; it reads the responses to them all the same. */
final class EnvelopeRows {
    private EnvelopeRows() {}

    static List<Row> rows() {
        return List.of(
                fails("envelope/batch", INVALID_REQUEST, node -> node.info().getNetworkId()),
                fails("envelope/empty", INVALID_REQUEST, node -> node.info().getNetworkId()),
                fails("envelope/notJson", INVALID_REQUEST, node -> node.info().getNetworkId()),
                fails("envelope/truncated", INVALID_REQUEST, node -> node.info().getNetworkId()),
                fails("envelope/noVersion", INVALID_REQUEST, node -> node.info().getNetworkId()),
                fails("envelope/version1", INVALID_REQUEST, node -> node.info().getNetworkId()),
                fails("envelope/noDot", UNKNOWN_METHOD, node -> node.info().getNetworkId()),
                fails(
                        "envelope/unknownMethod",
                        UNKNOWN_METHOD,
                        node -> node.info().getNetworkId()),
                fails(
                        "envelope/unknownService",
                        UNKNOWN_METHOD,
                        node -> node.info().getNetworkId()),
                fails("envelope/upperCase", UNKNOWN_METHOD, node -> node.info().getNetworkId()),
                fails("envelope/wrongPath", UNKNOWN_METHOD, node -> node.info().getNetworkId()),
                fails(
                        "envelope/scalarParams",
                        INVALID_PARAMS,
                        node -> node.info().getNetworkId()),
                fails("envelope/wrongType", INVALID_PARAMS, node -> node.info().getNetworkId()),
                fails(
                        "envelope/unknownKey",
                        INVALID_PARAMS,
                        node -> node.info().call("info.isBootstrapped", JsonTree.class, Map.of("chian", "X"))),
                hasStatus("envelope/badContentType", 415, node -> node.info().getNetworkId()),
                hasStatus("envelope/noContentType", 415, node -> node.info().getNetworkId()),
                hasStatus("envelope/get", 405, node -> node.info().getNetworkId()),
                hasStatus("envelope/head", 405, node -> node.info().getNetworkId()),
                hasStatus("envelope/doubleSlash", 301, node -> node.info().getNetworkId()),
                isUnavailable(
                        "envelope/badHost",
                        HOST_REFUSED,
                        "--http-allowed-hosts",
                        node -> node.info().getNetworkId()),
                isUnavailable(
                        "envelope/unknownPath",
                        DISABLED,
                        "--api-info-enabled",
                        node -> node.info().getNetworkId()),
                isUnavailable(
                        "envelope/trailingSlash",
                        DISABLED,
                        "--api-info-enabled",
                        node -> node.info().getNetworkId()),
                isUnavailable(
                        "envelope/failedChain",
                        NOT_SERVED,
                        "diagnose(\"C\")",
                        node -> node.evm("C").call("eth_blockNumber", JsonTree.class)),
                isUnavailable(
                        "envelope/stuckChain",
                        NOT_SERVED,
                        "diagnose(\"C\")",
                        node -> node.evm("C").call("eth_blockNumber", JsonTree.class)),
                isUnavailable(
                        "envelope/unknownChain",
                        NOT_SERVED,
                        "diagnose(\"C\")",
                        node -> node.evm("C").call("eth_blockNumber", JsonTree.class)),
                isUnavailable(
                        "envelope/stuckChain.bootstrapping",
                        BOOTSTRAPPING,
                        "await().bootstrapped(chain)",
                        node -> node.evm("C").call("eth_blockNumber", JsonTree.class)),
                isUnavailable(
                        "envelope/validatorsOnC",
                        NOT_SERVED,
                        "the C-Chain does not",
                        node -> node.validators("C").getCurrentValidators()),
                isUnreadable("envelope/noId", "empty", node -> node.info().getNetworkId()),
                holds(
                        "envelope/caseInsensitiveKey",
                        node -> node.info().isBootstrapped("X").execute()),
                holds(
                        "envelope/contentTypeCharset",
                        node -> node.info().getNetworkId().execute() == 88888));
    }
}

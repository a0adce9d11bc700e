package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.InterfaceUnavailableException.Reason.BOOTSTRAPPING;
import static io.github.avalanche4j.core.InterfaceUnavailableException.Reason.NOT_SERVED;
import static io.github.avalanche4j.node.calls.RecordedNode.chain;
import static io.github.avalanche4j.node.calls.RecordedNode.raw;
import static io.github.avalanche4j.node.calls.RecordedNode.unhealthy;
import static io.github.avalanche4j.node.calls.Row.holds;
import static io.github.avalanche4j.node.calls.Row.isUnavailable;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.index.Index;
import java.util.List;

/** Calls of a node that starts. */
final class StartupRows {
    private StartupRows() {}

    static List<Row> rows() {
        return List.of(
                isUnavailable(
                        "startup/eth_chainId.1",
                        BOOTSTRAPPING,
                        "await().bootstrapped(chain)",
                        (node, name) -> raw(node, name)),
                isUnavailable(
                        "startup/eth_chainId.chain1.1",
                        NOT_SERVED,
                        "diagnose(\"UCwHyThHtNT2KC3q2ayfcmiKDXihbbu58WoAMgCK1EUT7fLZC\")",
                        (node, name) -> raw(node, name)),
                holds(
                        "startup/eth_chainId.2",
                        (node, name) ->
                                node.evm(chain(name)).chainId().execute().intValueExact() == 43112),
                holds(
                        "startup/eth_chainId.chain1.2",
                        (node, name) ->
                                node.evm(chain(name)).chainId().execute().intValueExact() == 99999),
                isUnavailable(
                        "startup/platform.getHeight.1",
                        BOOTSTRAPPING,
                        "await().bootstrapped(chain)",
                        node -> node.platform().getHeight()),
                holds(
                        "startup/platform.getHeight.2",
                        node -> node.platform().getHeight().execute().equals(UInt64.of(11))),
                holds(
                        "startup/get.ext.health.1",
                        node -> unhealthy(node.health().healthByGet(), "P", "not yet run")),
                holds(
                        "startup/get.ext.health.2",
                        node -> unhealthy(node.health().healthByGet(), "C", "not yet run")),
                holds(
                        "startup/get.ext.health.7",
                        node -> unhealthy(
                                node.health().healthByGet(),
                                "KJZzpT5aNhuU2FtDB4dxoNdwvFHpMykaqGTRxhY29nprcF1Pk",
                                "failed to create chain on subnet 26L76qP2MbXeov85MSSt3Do1igTQEWwPREhWZTnQvkhvWYkpqm: error while creating new snowman vm rpc error: code = Unknown desc = failed to verify genesis: invalid precompile upgrades: cannot add managers before Durango")),
                holds(
                        "startup/get.ext.health.readiness.1",
                        node -> unhealthy(node.health().readinessByGet(), "bootstrapped", "not yet run")),
                holds(
                        "startup/get.ext.health.readiness.2",
                        node -> unhealthy(node.health().readinessByGet(), "bootstrapped", "subnets not bootstrapped")),
                holds(
                        "startup/health.readiness.1",
                        node -> unhealthy(node.health().readiness(), "bootstrapped", "not yet run")),
                holds(
                        "startup/health.readiness.2",
                        node -> unhealthy(node.health().readiness(), "bootstrapped", "subnets not bootstrapped")),
                holds(
                        "startup/get.ext.health.liveness.1",
                        node -> node.health().livenessByGet().execute().healthy()),
                holds(
                        "startup/info.isBootstrapped.1",
                        node -> node.info().isBootstrapped("C").execute()),
                holds(
                        "startup/index.getLastAccepted.1",
                        node -> node.index(Index.C_BLOCK)
                                .getLastAccepted()
                                .execute()
                                .id()
                                .equals(Id.parse("2EWYApQvvCk3sg57kaDQawKYBKbgk2Uq8wMJAwr48Pvsdmb9bk"))));
    }
}

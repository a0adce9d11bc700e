package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A peer: another node that the node is connected to. */
@Value
public interface Peer {
    /** {@return the peer's id} */
    @WireName("nodeID")
    NodeId nodeId();

    /** {@return the address of this connection, host and port, an IPv6 host in brackets} */
    Optional<String> ip();

    /** {@return the address that the peer claims; empty if it claims none} */
    @WireName("publicIP")
    Optional<String> publicIp();

    /** {@return program and version that the peer runs} */
    Optional<String> version();

    /** {@return when the peer would activate the next upgrade; absent before AvalancheGo 1.14.1} */
    @UnixSeconds
    Optional<Instant> upgradeTime();

    /** {@return when a message was last sent to the peer, to the second} */
    Optional<Instant> lastSent();

    /** {@return when a message last came from the peer, to the second} */
    Optional<Instant> lastReceived();

    /** {@return this node's uptime as the peer measured it, in percent from 0 to 100} */
    Optional<BigDecimal> observedUptime();

    /** {@return the same for other subnets; sent only by AvalancheGo 1.9.4 to 1.11.11} */
    Map<Id, BigDecimal> observedSubnetUptimes();

    /** {@return the subnets the peer tracks, the primary network included} */
    List<Id> trackedSubnets();

    /** {@return the numbers of the proposals the peer supports; empty before AvalancheGo 1.10.18} */
    @WireName("supportedACPs")
    List<UInt64> supportedAcps();

    /** {@return the numbers of the proposals the peer objects to; empty before AvalancheGo 1.10.18} */
    @WireName("objectedACPs")
    List<UInt64> objectedAcps();

    /**
     * {@return the chains on which the peer is currently ignored, by alias; by id before AvalancheGo 1.10.16}
     */
    List<String> benched();
}

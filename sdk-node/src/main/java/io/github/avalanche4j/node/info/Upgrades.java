package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.wire.Nanoseconds;
import io.github.avalanche4j.core.internal.wire.OtherFields;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * When the network's upgrades activate or were activated. A time in the year 9999 means that none is set; an absent
 * time, that the node does not know the upgrade.
 */
@Value
public interface Upgrades {
    /** {@return when Apricot Phase 1 activates} */
    Optional<Instant> apricotPhase1Time();

    /** {@return when Apricot Phase 2 activates} */
    Optional<Instant> apricotPhase2Time();

    /** {@return when Apricot Phase 3 activates} */
    Optional<Instant> apricotPhase3Time();

    /** {@return when Apricot Phase 4 activates} */
    Optional<Instant> apricotPhase4Time();

    /** {@return when Apricot Phase 5 activates} */
    Optional<Instant> apricotPhase5Time();

    /** {@return when Apricot Phase Pre 6 activates} */
    Optional<Instant> apricotPhasePre6Time();

    /** {@return when Apricot Phase 6 activates} */
    Optional<Instant> apricotPhase6Time();

    /** {@return when Apricot Phase Post 6 activates} */
    Optional<Instant> apricotPhasePost6Time();

    /** {@return when Banff activates} */
    Optional<Instant> banffTime();

    /** {@return when Cortina activates} */
    Optional<Instant> cortinaTime();

    /** {@return when Durango activates} */
    Optional<Instant> durangoTime();

    /** {@return when Etna activates} */
    Optional<Instant> etnaTime();

    /** {@return when Fortuna activates} */
    Optional<Instant> fortunaTime();

    /** {@return when Granite activates} */
    Optional<Instant> graniteTime();

    /** {@return when Helicon activates} */
    Optional<Instant> heliconTime();

    /** {@return the P-Chain height that Apricot Phase 4 needs} */
    Optional<UInt64> apricotPhase4MinPChainHeight();

    /** {@return the last vertex of the X-Chain before it became a chain of blocks} */
    @WireName("cortinaXChainStopVertexID")
    Optional<Id> cortinaXChainStopVertexId();

    /** {@return the length of an epoch, which exists since Granite; absent before AvalancheGo 1.14.0} */
    @Nanoseconds
    Optional<Duration> graniteEpochDuration();

    /** {@return the other fields of the response, by name: upgrades newer than this library} */
    @OtherFields
    Map<String, JsonTree> others();
}

package io.github.avalanche4j.core.values;

import io.github.avalanche4j.core.internal.wire.CheckedHex;
import io.github.avalanche4j.core.internal.wire.Nanoseconds;
import io.github.avalanche4j.core.internal.wire.OneOrMany;
import io.github.avalanche4j.core.internal.wire.OtherFields;
import io.github.avalanche4j.core.internal.wire.Seconds;
import io.github.avalanche4j.core.internal.wire.UnixMilliseconds;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Every kind of field, each of which may be absent. */
@Value
public interface Thing {
    Optional<String> name();

    Optional<Boolean> flag();

    Optional<Integer> small();

    Optional<Long> middle();

    OptionalInt maybeSmall();

    OptionalLong maybeMiddle();

    Optional<UInt64> weight();

    Optional<BigInteger> balance();

    Optional<BigDecimal> price();

    Optional<Colour> colour();

    @WireName("ownID")
    Optional<Id> ownId();

    @WireName(value = "nodeID", alias = "node-id")
    Optional<NodeId> nodeId();

    Optional<Bytes> bytes();

    @CheckedHex
    Optional<Bytes> checked();

    @CheckedHex
    List<Bytes> checkedList();

    Optional<Instant> at();

    @UnixSeconds
    Optional<Instant> seconds();

    @UnixMilliseconds
    Optional<Instant> milliseconds();

    @Nanoseconds
    Optional<Duration> nanos();

    @Seconds
    Optional<Duration> uptime();

    Optional<Point> point();

    List<Point> points();

    @OneOrMany
    List<String> names();

    Set<NodeId> nodes();

    Map<Id, List<UInt64>> byId();

    Map<String, Point> places();

    Optional<View> view();

    Optional<JsonTree> extra();

    /** Names that the adapter's own variables have. */
    Optional<String> in();

    Optional<String> value();

    @OtherFields
    Map<String, JsonTree> others();

    /** A derived value, not a field. */
    default boolean isRed() {
        return colour().filter(Colour.RED::equals).isPresent();
    }
}

package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.platform.CurrentValidator;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Validators of the primary network, written by hand to a generator. */
final class WrittenValidators {
    private WrittenValidators() {}

    static void all(List<CurrentValidator> values, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (CurrentValidator value : values) {
            write(value, out);
        }
        out.writeEndArray();
    }

    private static void write(CurrentValidator value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("nodeID", value.nodeId().toString());
        out.writeStringField("weight", value.weight().toString());
        Optional<Instant> startTime = value.startTime();
        if (startTime.isPresent()) {
            out.writeStringField("startTime", startTime.get().toString());
        }
        Optional<Instant> endTime = value.endTime();
        if (endTime.isPresent()) {
            out.writeStringField("endTime", endTime.get().toString());
        }
        Optional<Id> txId = value.txId();
        if (txId.isPresent()) {
            out.writeStringField("txID", txId.get().toString());
        }
        Optional<OutputOwners> validationRewardOwner = value.validationRewardOwner();
        if (validationRewardOwner.isPresent()) {
            out.writeFieldName("validationRewardOwner");
            write(validationRewardOwner.get(), out);
        }
        Optional<UInt64> potentialReward = value.potentialReward();
        if (potentialReward.isPresent()) {
            out.writeStringField("potentialReward", potentialReward.get().toString());
        }
        Optional<UInt64> accruedDelegateeReward = value.accruedDelegateeReward();
        if (accruedDelegateeReward.isPresent()) {
            out.writeStringField(
                    "accruedDelegateeReward", accruedDelegateeReward.get().toString());
        }
        Optional<BigDecimal> delegationFee = value.delegationFee();
        if (delegationFee.isPresent()) {
            out.writeNumberField("delegationFee", delegationFee.get());
        }
        Optional<BigDecimal> uptime = value.uptime();
        if (uptime.isPresent()) {
            out.writeNumberField("uptime", uptime.get());
        }
        Optional<Boolean> connected = value.connected();
        if (connected.isPresent()) {
            out.writeBooleanField("connected", connected.get());
        }
        Optional<UInt64> delegatorCount = value.delegatorCount();
        if (delegatorCount.isPresent()) {
            out.writeStringField("delegatorCount", delegatorCount.get().toString());
        }
        Optional<UInt64> delegatorWeight = value.delegatorWeight();
        if (delegatorWeight.isPresent()) {
            out.writeStringField("delegatorWeight", delegatorWeight.get().toString());
        }
        // the page has none of these
        out.writeArrayFieldStart("delegators");
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void write(OutputOwners value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("locktime", value.locktime().toString());
        out.writeStringField("threshold", Long.toString(value.threshold()));
        out.writeArrayFieldStart("addresses");
        for (Bech32Address each : value.addresses()) {
            out.writeString(each.toString());
        }
        out.writeEndArray();
        out.writeEndObject();
    }
}

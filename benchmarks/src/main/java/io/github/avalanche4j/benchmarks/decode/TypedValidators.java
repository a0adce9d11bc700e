package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.Scalars;
import io.github.avalanche4j.core.internal.json.Times;
import io.github.avalanche4j.core.internal.json.UInt64Adapter;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Validators of the primary network, read by hand into records with this library's own leaf types. */
final class TypedValidators {
    private static final JsonAdapter<Bech32Address> BECH32_ADDRESS = JsonAdapters.of(Bech32Address.class);
    private static final JsonAdapter<Id> ID = JsonAdapters.of(Id.class);
    private static final JsonAdapter<NodeId> NODE_ID = JsonAdapters.of(NodeId.class);
    private static final UInt64Adapter UINT64 = new UInt64Adapter();

    private TypedValidators() {}

    record Validator(
            NodeId nodeId,
            UInt64 weight,
            Instant startTime,
            Instant endTime,
            Id txId,
            Owner validationRewardOwner,
            UInt64 potentialReward,
            UInt64 accruedDelegateeReward,
            BigDecimal delegationFee,
            BigDecimal uptime,
            Boolean connected,
            UInt64 delegatorCount,
            UInt64 delegatorWeight) {}

    record Owner(Instant locktime, Long threshold, List<Bech32Address> addresses) {}

    /** All of a list, or of the only list in an object. */
    static List<Validator> all(JsonParser in) throws IOException {
        JsonToken token = in.nextToken();
        while (token != null && token != JsonToken.START_ARRAY) {
            token = in.nextToken();
        }
        return listOfValidator(in);
    }

    private static Validator validator(JsonParser in) throws IOException {
        NodeId nodeId = null;
        UInt64 weight = null;
        Instant startTime = null;
        Instant endTime = null;
        Id txId = null;
        Owner validationRewardOwner = null;
        UInt64 potentialReward = null;
        UInt64 accruedDelegateeReward = null;
        BigDecimal delegationFee = null;
        BigDecimal uptime = null;
        Boolean connected = null;
        UInt64 delegatorCount = null;
        UInt64 delegatorWeight = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "nodeID" -> nodeId = NODE_ID.read(in);
                case "weight" -> weight = UINT64.read(in);
                case "startTime" -> startTime = Times.unixSeconds(in);
                case "endTime" -> endTime = Times.unixSeconds(in);
                case "txID" -> txId = ID.read(in);
                case "validationRewardOwner" -> validationRewardOwner = owner(in);
                case "potentialReward" -> potentialReward = UINT64.read(in);
                case "accruedDelegateeReward" -> accruedDelegateeReward = UINT64.read(in);
                case "delegationFee" -> delegationFee = Scalars.decimal(in);
                case "uptime" -> uptime = Scalars.decimal(in);
                case "connected" -> connected = in.getBooleanValue();
                case "delegatorCount" -> delegatorCount = UINT64.read(in);
                case "delegatorWeight" -> delegatorWeight = UINT64.read(in);
                default -> in.skipChildren();
            }
        }
        return new Validator(
                nodeId,
                weight,
                startTime,
                endTime,
                txId,
                validationRewardOwner,
                potentialReward,
                accruedDelegateeReward,
                delegationFee,
                uptime,
                connected,
                delegatorCount,
                delegatorWeight);
    }

    private static Owner owner(JsonParser in) throws IOException {
        Instant locktime = null;
        Long threshold = null;
        List<Bech32Address> addresses = List.of();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "locktime" -> locktime = Times.unixSeconds(in);
                case "threshold" -> threshold = Scalars.int64(in);
                case "addresses" -> addresses = listOfBech32Address(in);
                default -> in.skipChildren();
            }
        }
        return new Owner(locktime, threshold, addresses);
    }

    private static List<Bech32Address> listOfBech32Address(JsonParser in) throws IOException {
        List<Bech32Address> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(BECH32_ADDRESS.read(in));
        }
        return list;
    }

    private static List<Validator> listOfValidator(JsonParser in) throws IOException {
        List<Validator> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(validator(in));
        }
        return list;
    }
}

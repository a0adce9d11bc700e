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
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.genesis.GenesisData;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Subnets with their blockchains, read by hand into records with this library's own leaf types. */
final class TypedSubnets {
    private static final JsonAdapter<Bech32Address> BECH32_ADDRESS = JsonAdapters.of(Bech32Address.class);
    private static final JsonAdapter<GenesisData> GENESIS_DATA = JsonAdapters.of(GenesisData.class);
    private static final JsonAdapter<Id> ID = JsonAdapters.of(Id.class);
    private static final UInt64Adapter UINT64 = new UInt64Adapter();

    private TypedSubnets() {}

    record Subnet(
            Instant createBlockTimestamp,
            BigInteger createBlockIndex,
            Id subnetId,
            List<Bech32Address> ownerAddresses,
            Integer threshold,
            UInt64 locktime,
            Ownership subnetOwnershipInfo,
            Boolean isL1,
            List<Blockchain> blockchains) {}

    record Ownership(UInt64 locktime, Integer threshold, List<Bech32Address> addresses) {}

    record Blockchain(
            Instant createBlockTimestamp,
            BigInteger createBlockNumber,
            Id blockchainId,
            String vmId,
            Id subnetId,
            String blockchainName,
            UInt64 evmChainId,
            GenesisData genesisData) {}

    /** All of a list, or of the only list in an object. */
    static List<Subnet> all(JsonParser in) throws IOException {
        JsonToken token = in.nextToken();
        while (token != null && token != JsonToken.START_ARRAY) {
            token = in.nextToken();
        }
        return listOfSubnet(in);
    }

    private static Subnet subnet(JsonParser in) throws IOException {
        Instant createBlockTimestamp = null;
        BigInteger createBlockIndex = null;
        Id subnetId = null;
        List<Bech32Address> ownerAddresses = List.of();
        Integer threshold = null;
        UInt64 locktime = null;
        Ownership subnetOwnershipInfo = null;
        Boolean isL1 = null;
        List<Blockchain> blockchains = List.of();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "createBlockTimestamp" -> createBlockTimestamp = Times.unixSeconds(in);
                case "createBlockIndex" -> createBlockIndex = Scalars.integer(in);
                case "subnetId" -> subnetId = ID.read(in);
                case "ownerAddresses" -> ownerAddresses = listOfBech32Address(in);
                case "threshold" -> threshold = in.getIntValue();
                case "locktime" -> locktime = UINT64.read(in);
                case "subnetOwnershipInfo" -> subnetOwnershipInfo = ownership(in);
                case "isL1" -> isL1 = in.getBooleanValue();
                case "blockchains" -> blockchains = listOfBlockchain(in);
                default -> in.skipChildren();
            }
        }
        return new Subnet(
                createBlockTimestamp,
                createBlockIndex,
                subnetId,
                ownerAddresses,
                threshold,
                locktime,
                subnetOwnershipInfo,
                isL1,
                blockchains);
    }

    private static Ownership ownership(JsonParser in) throws IOException {
        UInt64 locktime = null;
        Integer threshold = null;
        List<Bech32Address> addresses = List.of();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "locktime" -> locktime = UINT64.read(in);
                case "threshold" -> threshold = in.getIntValue();
                case "addresses" -> addresses = listOfBech32Address(in);
                default -> in.skipChildren();
            }
        }
        return new Ownership(locktime, threshold, addresses);
    }

    private static Blockchain blockchain(JsonParser in) throws IOException {
        Instant createBlockTimestamp = null;
        BigInteger createBlockNumber = null;
        Id blockchainId = null;
        String vmId = null;
        Id subnetId = null;
        String blockchainName = null;
        UInt64 evmChainId = null;
        GenesisData genesisData = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "createBlockTimestamp" -> createBlockTimestamp = Times.unixSeconds(in);
                case "createBlockNumber" -> createBlockNumber = Scalars.integer(in);
                case "blockchainId" -> blockchainId = ID.read(in);
                case "vmId" -> vmId = in.getText();
                case "subnetId" -> subnetId = ID.read(in);
                case "blockchainName" -> blockchainName = in.getText();
                case "evmChainId" -> evmChainId = UINT64.read(in);
                case "genesisData" -> genesisData = GENESIS_DATA.read(in);
                default -> in.skipChildren();
            }
        }
        return new Blockchain(
                createBlockTimestamp,
                createBlockNumber,
                blockchainId,
                vmId,
                subnetId,
                blockchainName,
                evmChainId,
                genesisData);
    }

    private static List<Bech32Address> listOfBech32Address(JsonParser in) throws IOException {
        List<Bech32Address> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(BECH32_ADDRESS.read(in));
        }
        return list;
    }

    private static List<Blockchain> listOfBlockchain(JsonParser in) throws IOException {
        List<Blockchain> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(blockchain(in));
        }
        return list;
    }

    private static List<Subnet> listOfSubnet(JsonParser in) throws IOException {
        List<Subnet> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(subnet(in));
        }
        return list;
    }
}

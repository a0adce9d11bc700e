package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.genesis.GenesisData;
import io.github.avalanche4j.data.subnet.Blockchain;
import io.github.avalanche4j.data.subnet.Subnet;
import io.github.avalanche4j.data.subnet.SubnetOwnership;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Subnets with their blockchains, written by hand to a generator. */
final class WrittenSubnets {
    private WrittenSubnets() {}

    static void all(List<Subnet> values, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (Subnet value : values) {
            write(value, out);
        }
        out.writeEndArray();
    }

    private static void write(Subnet value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField(
                "createBlockTimestamp", value.createBlockTimestamp().toString());
        Optional<BigInteger> createBlockIndex = value.createBlockIndex();
        if (createBlockIndex.isPresent()) {
            out.writeStringField("createBlockIndex", createBlockIndex.get().toString());
        }
        out.writeStringField("subnetId", value.subnetId().toString());
        out.writeArrayFieldStart("ownerAddresses");
        for (Bech32Address each : value.ownerAddresses()) {
            out.writeString(each.toString());
        }
        out.writeEndArray();
        Optional<Integer> threshold = value.threshold();
        if (threshold.isPresent()) {
            out.writeNumberField("threshold", threshold.get());
        }
        Optional<UInt64> locktime = value.locktime();
        if (locktime.isPresent()) {
            out.writeStringField("locktime", locktime.get().toString());
        }
        Optional<SubnetOwnership> subnetOwnershipInfo = value.subnetOwnershipInfo();
        if (subnetOwnershipInfo.isPresent()) {
            out.writeFieldName("subnetOwnershipInfo");
            write(subnetOwnershipInfo.get(), out);
        }
        Optional<Boolean> isL1 = value.isL1();
        if (isL1.isPresent()) {
            out.writeBooleanField("isL1", isL1.get());
        }
        out.writeArrayFieldStart("blockchains");
        for (Blockchain each : value.blockchains()) {
            write(each, out);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void write(SubnetOwnership value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("locktime", value.locktime().toString());
        out.writeNumberField("threshold", value.threshold());
        out.writeArrayFieldStart("addresses");
        for (Bech32Address each : value.addresses()) {
            out.writeString(each.toString());
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void write(Blockchain value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField(
                "createBlockTimestamp", value.createBlockTimestamp().toString());
        out.writeStringField("createBlockNumber", value.createBlockNumber().toString());
        out.writeStringField("blockchainId", value.blockchainId().toString());
        out.writeStringField("vmId", value.vmId());
        out.writeStringField("subnetId", value.subnetId().toString());
        Optional<String> blockchainName = value.blockchainName();
        if (blockchainName.isPresent()) {
            out.writeStringField("blockchainName", blockchainName.get());
        }
        Optional<UInt64> evmChainId = value.evmChainId();
        if (evmChainId.isPresent()) {
            out.writeStringField("evmChainId", evmChainId.get().toString());
        }
        Optional<GenesisData> genesisData = value.genesisData();
        if (genesisData.isPresent()) {
            out.writeFieldName("genesisData");
            out.writeRawValue(genesisData.get().toString());
        }
        out.writeEndObject();
    }
}

package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Subnets with their blockchains, read by hand into records of texts. */
final class TextsSubnets {
    private static final ObjectMapper TREES = new ObjectMapper();

    private TextsSubnets() {}

    record Subnet(
            Long createBlockTimestamp,
            String createBlockIndex,
            String subnetId,
            List<String> ownerAddresses,
            Integer threshold,
            String locktime,
            Ownership subnetOwnershipInfo,
            Boolean isL1,
            List<Blockchain> blockchains) {}

    record Ownership(String locktime, Integer threshold, List<String> addresses) {}

    record Blockchain(
            Long createBlockTimestamp,
            String createBlockNumber,
            String blockchainId,
            String vmId,
            String subnetId,
            String blockchainName,
            String evmChainId,
            JsonNode genesisData) {}

    /** All of a list, or of the only list in an object. */
    static List<Subnet> all(JsonParser in) throws IOException {
        JsonToken token = in.nextToken();
        while (token != null && token != JsonToken.START_ARRAY) {
            token = in.nextToken();
        }
        return listOfSubnet(in);
    }

    private static Subnet subnet(JsonParser in) throws IOException {
        Long createBlockTimestamp = null;
        String createBlockIndex = null;
        String subnetId = null;
        List<String> ownerAddresses = List.of();
        Integer threshold = null;
        String locktime = null;
        Ownership subnetOwnershipInfo = null;
        Boolean isL1 = null;
        List<Blockchain> blockchains = List.of();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "createBlockTimestamp" -> createBlockTimestamp = in.getLongValue();
                case "createBlockIndex" -> createBlockIndex = in.getText();
                case "subnetId" -> subnetId = in.getText();
                case "ownerAddresses" -> ownerAddresses = listOfBech32Address(in);
                case "threshold" -> threshold = in.getIntValue();
                case "locktime" -> locktime = in.getText();
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
        String locktime = null;
        Integer threshold = null;
        List<String> addresses = List.of();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "locktime" -> locktime = in.getText();
                case "threshold" -> threshold = in.getIntValue();
                case "addresses" -> addresses = listOfBech32Address(in);
                default -> in.skipChildren();
            }
        }
        return new Ownership(locktime, threshold, addresses);
    }

    private static Blockchain blockchain(JsonParser in) throws IOException {
        Long createBlockTimestamp = null;
        String createBlockNumber = null;
        String blockchainId = null;
        String vmId = null;
        String subnetId = null;
        String blockchainName = null;
        String evmChainId = null;
        JsonNode genesisData = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "createBlockTimestamp" -> createBlockTimestamp = in.getLongValue();
                case "createBlockNumber" -> createBlockNumber = in.getText();
                case "blockchainId" -> blockchainId = in.getText();
                case "vmId" -> vmId = in.getText();
                case "subnetId" -> subnetId = in.getText();
                case "blockchainName" -> blockchainName = in.getText();
                case "evmChainId" -> evmChainId = in.getText();
                case "genesisData" -> genesisData = TREES.readTree(in);
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

    private static List<String> listOfBech32Address(JsonParser in) throws IOException {
        List<String> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(in.getText());
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

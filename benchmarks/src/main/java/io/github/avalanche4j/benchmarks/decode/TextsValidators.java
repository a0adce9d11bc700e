package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Validators of the primary network, read by hand into records of texts. */
final class TextsValidators {

    private TextsValidators() {}

    record Validator(
            String nodeId,
            String weight,
            String startTime,
            String endTime,
            String txId,
            Owner validationRewardOwner,
            String potentialReward,
            String accruedDelegateeReward,
            String delegationFee,
            String uptime,
            Boolean connected,
            String delegatorCount,
            String delegatorWeight) {}

    record Owner(String locktime, String threshold, List<String> addresses) {}

    /** All of a list, or of the only list in an object. */
    static List<Validator> all(JsonParser in) throws IOException {
        JsonToken token = in.nextToken();
        while (token != null && token != JsonToken.START_ARRAY) {
            token = in.nextToken();
        }
        return listOfValidator(in);
    }

    private static Validator validator(JsonParser in) throws IOException {
        String nodeId = null;
        String weight = null;
        String startTime = null;
        String endTime = null;
        String txId = null;
        Owner validationRewardOwner = null;
        String potentialReward = null;
        String accruedDelegateeReward = null;
        String delegationFee = null;
        String uptime = null;
        Boolean connected = null;
        String delegatorCount = null;
        String delegatorWeight = null;
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "nodeID" -> nodeId = in.getText();
                case "weight" -> weight = in.getText();
                case "startTime" -> startTime = in.getText();
                case "endTime" -> endTime = in.getText();
                case "txID" -> txId = in.getText();
                case "validationRewardOwner" -> validationRewardOwner = owner(in);
                case "potentialReward" -> potentialReward = in.getText();
                case "accruedDelegateeReward" -> accruedDelegateeReward = in.getText();
                case "delegationFee" -> delegationFee = in.getText();
                case "uptime" -> uptime = in.getText();
                case "connected" -> connected = in.getBooleanValue();
                case "delegatorCount" -> delegatorCount = in.getText();
                case "delegatorWeight" -> delegatorWeight = in.getText();
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
        String locktime = null;
        String threshold = null;
        List<String> addresses = List.of();
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            String field = in.currentName();
            in.nextToken();
            switch (field) {
                case "locktime" -> locktime = in.getText();
                case "threshold" -> threshold = in.getText();
                case "addresses" -> addresses = listOfBech32Address(in);
                default -> in.skipChildren();
            }
        }
        return new Owner(locktime, threshold, addresses);
    }

    private static List<String> listOfBech32Address(JsonParser in) throws IOException {
        List<String> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(in.getText());
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

package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** A webhook to be created for a validator, or for the validators of a subnet. */
public final class ValidatorWebhook {
    private ValidatorWebhook() {}

    static Map<String, Object> body(Consumer<? super Builder> settings) {
        Builder builder = new Builder();
        Objects.requireNonNull(settings, "webhook").accept(builder);
        return builder.body();
    }

    /** Describes the webhook. A URL, a network, a node or a subnet, and at least one event are required. */
    public static final class Builder extends WebhookFields<Builder> {
        private final List<String> keys = new ArrayList<>();
        private final List<ValidatorSubEvent> subEvents = new ArrayList<>();
        private final List<NodeId> nodeIds = new ArrayList<>();
        private final List<Id> subnetIds = new ArrayList<>();

        private Builder() {
            super(WebhookEventType.VALIDATOR_ACTIVITY);
        }

        @Override
        Builder self() {
            return this;
        }

        /**
         * Sets the network.
         *
         * @param network {@link Network#MAINNET} or {@link Network#FUJI}
         */
        public Builder network(Network network) {
            body.put("network", RequestChecks.hosted(network));
            return this;
        }

        /** Watches a node; takes the place of another one or of a subnet. */
        public Builder node(NodeId node) {
            return key(WebhookKeyType.NODE_ID, RequestChecks.node("node", node).toString());
        }

        /**
         * Watches the validators of a subnet; takes the place of another one or of a node.
         *
         * @param subnet the subnet or L1
         */
        public Builder subnet(Id subnet) {
            return key(
                    WebhookKeyType.SUBNET_ID, RequestChecks.id("subnet", subnet).toString());
        }

        private Builder key(WebhookKeyType type, String key) {
            keys.clear();
            keys.add(key);
            metadata.put("keyType", type);
            return this;
        }

        /** Watches for these events. Repeated calls add to them. */
        public Builder addSubEvents(ValidatorSubEvent... events) {
            subEvents.addAll(List.of(events));
            return this;
        }

        /** Limits it to these nodes. Repeated calls add to them. */
        public Builder addNodeIds(NodeId... nodes) {
            List.of(nodes).forEach(each -> nodeIds.add(RequestChecks.node("nodeIds", each)));
            return this;
        }

        /** Limits it to these subnets. Repeated calls add to them. */
        public Builder addSubnetIds(Id... subnets) {
            List.of(subnets).forEach(each -> subnetIds.add(RequestChecks.id("subnetIds", each)));
            return this;
        }

        /**
         * Sets the amount that balances of L1 validators are watched for.
         *
         * @param amount the amount
         */
        public Builder l1ValidatorFeeBalanceThreshold(NAvax amount) {
            metadata.put("l1ValidatorFeeBalanceThreshold", Objects.requireNonNull(amount, "amount"));
            return this;
        }

        private Map<String, Object> body() {
            need("network", body.get("network"));
            if (subEvents.isEmpty()) {
                throw new InvalidRequestException("subEvents", "", "at least one");
            }
            metadata.put("keys", keys);
            metadata.put("subEvents", Map.of("validatorActivitySubEvents", subEvents));
            if (!nodeIds.isEmpty()) {
                metadata.put("nodeIds", nodeIds);
            }
            if (!subnetIds.isEmpty()) {
                metadata.put("subnetIds", subnetIds);
            }
            return body("node", keys);
        }
    }
}

package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;

/**
 * A webhook to be created for a validator, or for the validators of a subnet. A URL, a network, a node or a subnet, and
 * at least one event are required.
 */
@Settings(
        value = "webhook",
        requires = {"url", "network", "node or subnet", "subEvents"})
public interface ValidatorWebhook extends WebhookSettings<ValidatorWebhook> {
    /** Sets the network, {@link Network#MAINNET} or {@link Network#FUJI}. */
    ValidatorWebhook network(Network network);

    /** Watches a node; takes the place of another one or of a subnet. */
    ValidatorWebhook node(NodeId node);

    /** Watches the validators of a subnet or L1; takes the place of another one or of a node. */
    ValidatorWebhook subnet(Id subnet);

    /** Watches for these events. Repeated calls add to them. */
    ValidatorWebhook addSubEvents(ValidatorSubEvent... events);

    /** Limits it to these nodes. Repeated calls add to them. */
    ValidatorWebhook addNodeIds(NodeId... nodes);

    /** Limits it to these subnets. Repeated calls add to them. */
    ValidatorWebhook addSubnetIds(Id... subnets);

    /** Sets the amount that balances of L1 validators are watched for. */
    ValidatorWebhook l1ValidatorFeeBalanceThreshold(NAvax amount);
}

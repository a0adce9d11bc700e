package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import java.util.List;
import java.util.Optional;

/** What a webhook watches. The {@link Webhook#eventType type of event} determines which fields are present. */
@Value
public interface WebhookMetadata {
    /** {@return the signatures of contracts' events that it is limited to, in hex; empty for no such limit} */
    List<String> eventSignatures();

    /** {@return the addresses on an EVM chain} */
    List<EvmAddress> addresses();

    /** {@return the type of the keys; only on the primary network} */
    Optional<WebhookKeyType> keyType();

    /** {@return the keys that it watches on the primary network} */
    List<String> keys();

    /** {@return the events that it watches for; only on the primary network} */
    Optional<WebhookSubEvents> subEvents();

    /** {@return the threshold of a balance} */
    Optional<BalanceThreshold> balanceThresholdFilter();

    /** {@return the nodes that it is limited to} */
    List<NodeId> nodeIds();

    /** {@return the subnets that it is limited to} */
    List<Id> subnetIds();

    /** {@return the amount that balances of L1 validators are watched for} */
    Optional<NAvax> l1ValidatorFeeBalanceThreshold();
}

package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** Whom a webhook watches. What it has depends on {@link Webhook#eventType what the webhook is about}. */
@Value.Immutable
public interface WebhookMetadata {
    /** {@return the signatures of contracts' events that it is limited to, in hex; empty for no such limit} */
    List<String> eventSignatures();

    /** {@return the addresses on an EVM chain} */
    List<EvmAddress> addresses();

    /** {@return what the keys are; only on the primary network} */
    Optional<WebhookKeyType> keyType();

    /** {@return whom it watches on the primary network} */
    List<String> keys();

    /** {@return what for; only on the primary network} */
    Optional<WebhookSubEvents> subEvents();

    /** {@return the amount that a balance is watched for} */
    Optional<BalanceThreshold> balanceThresholdFilter();

    /** {@return the nodes that it is limited to} */
    List<NodeId> nodeIds();

    /** {@return the subnets that it is limited to} */
    List<Id> subnetIds();

    /** {@return the amount, in nAVAX, that balances of L1 validators are watched for} */
    Optional<UInt64> l1ValidatorFeeBalanceThreshold();
}

package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.access.DataClients;
import java.util.Objects;
import java.util.function.Consumer;

/** The signature aggregator of the hosted data service. */
public final class HostedAggregator implements SignatureAggregator {
    private final RestChannel channel;
    private final Network network;
    private final RequestBody.Words words;

    static {
        DataClients.AGGREGATOR.set(HostedAggregator::new);
    }

    HostedAggregator(RestChannel channel, Network network, SubnetField subnet) {
        this.channel = channel;
        this.network = Objects.requireNonNull(network, "network");
        this.words = RequestBody.Words.hosted(subnet);
    }

    @Override
    public Call<AggregatedMessage> aggregate(Consumer<? super AggregationRequest> request) {
        return channel.send(
                AggregatorEndpoints.AGGREGATE, AggregatorEndpoints.HEALING, RequestBody.of(request, words), network);
    }

    /**
     * {@return the signed message for a transaction on the P-Chain, such as the conversion of a subnet or the
     * registration of a validator} The call fails with an {@link ApiException.NotFound} until the service has indexed
     * the transaction.
     */
    public Call<AggregatedMessage> aggregatedFor(Id txHash) {
        return channel.call(
                AggregatorEndpoints.AGGREGATED_BY_TRANSACTION, null, network, WellFormed.require("txHash", txHash));
    }

    /** {@return the network and the service's address} */
    @Override
    public String toString() {
        return "HostedAggregator[" + network + " at " + channel.transport().server() + "]";
    }
}

package io.github.avalanche4j.l1.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.data.aggregator.AggregatedMessage;
import io.github.avalanche4j.data.aggregator.SignatureAggregator;
import io.github.avalanche4j.signature.WarpAggregator;

/** A hosted or self-hosted service that gathers signatures. */
public record ServiceAggregator(SignatureAggregator service) implements WarpAggregator {
    @Override
    public Call<Bytes> aggregate(Request request) {
        return service.aggregate(q -> {
                    q.message(request.message().bytes())
                            .signingSubnetId(request.signingSubnet())
                            .quorumPercentage(request.quorumPercent())
                            .pChainHeight(request.pChainHeight());
                    request.justification().ifPresent(q::justification);
                })
                .map(AggregatedMessage::signedMessage);
    }
}

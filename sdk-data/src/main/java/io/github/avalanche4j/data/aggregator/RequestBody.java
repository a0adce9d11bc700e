package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** A checked request, with the field names of one kind of service. */
final class RequestBody {
    private RequestBody() {}

    /** The field names of one kind of service. */
    record Words(List<String> subnet, String quorum, String buffer, String height) {
        static final Words SELF_HOSTED = new Words(
                List.of("signing-subnet-id"), "quorum-percentage", "quorum-percentage-buffer", "pchain-height");

        static Words hosted(SubnetField subnet) {
            return new Words(subnet.names(), "quorumPercentage", "quorumPercentageBuffer", "pChainHeight");
        }
    }

    static Map<String, Object> of(Consumer<? super AggregationRequest.Builder> settings, Words words) {
        Objects.requireNonNull(settings, "request");
        ImmutableAggregationRequest.Builder builder = ImmutableAggregationRequest.builder();
        settings.accept(builder);
        AggregationRequest request = builder.build();
        check(request);
        Map<String, Object> body = new LinkedHashMap<>();
        request.message().ifPresent(bytes -> body.put("message", bytes.toHex()));
        request.justification().ifPresent(bytes -> body.put("justification", bytes.toHex()));
        request.signingSubnetId().ifPresent(id -> words.subnet().forEach(name -> body.put(name, id.toString())));
        request.quorumPercentage().ifPresent(percent -> body.put(words.quorum(), percent));
        request.quorumPercentageBuffer().ifPresent(percent -> body.put(words.buffer(), percent));
        request.pChainHeight().ifPresent(height -> body.put(words.height(), height));
        return body;
    }

    private static void check(AggregationRequest request) {
        if (request.message().filter(RequestBody::something).isEmpty()
                && request.justification().filter(RequestBody::something).isEmpty()) {
            throw new InvalidRequestException("message", "", "set, or justification must");
        }
        if (!request.signingSubnetId().map(Id::isValid).orElse(true)) {
            throw new InvalidRequestException(
                    "signingSubnetId", request.signingSubnetId().toString(), "32 bytes in cb58");
        }
        int requested = percent("quorumPercentage", request.quorumPercentage(), 0);
        int quorum = requested == 0 ? 67 : requested; // services read 0 as not set
        int buffer = percent("quorumPercentageBuffer", request.quorumPercentageBuffer(), 0);
        if (quorum + buffer > 100) {
            throw new InvalidRequestException(
                    "quorumPercentageBuffer",
                    Integer.toString(buffer),
                    "at most 100 together with quorumPercentage, which is " + quorum);
        }
        request.pChainHeight().ifPresent(height -> Require.atLeast(0, "pChainHeight", height));
    }

    private static boolean something(Bytes bytes) {
        return bytes.size() > 0;
    }

    private static int percent(String argument, OptionalInt value, int otherwise) {
        value.ifPresent(percent -> Require.between(0, 100, argument, percent));
        return value.orElse(otherwise);
    }
}

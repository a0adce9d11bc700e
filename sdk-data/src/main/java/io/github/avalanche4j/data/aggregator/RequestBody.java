package io.github.avalanche4j.data.aggregator;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    static Map<String, Object> of(Consumer<? super AggregationRequest> request, Words words) {
        Parameters set = GeneratedAggregationRequest.of(request);
        check(set);
        Map<String, Object> body = new LinkedHashMap<>();
        set.move("message", body, "message");
        set.move("justification", body, "justification");
        set.asSet("signingSubnetId", Id.class).ifPresent(id -> words.subnet().forEach(name -> body.put(name, id)));
        set.move("quorumPercentage", body, words.quorum());
        set.move("quorumPercentageBuffer", body, words.buffer());
        set.move("pChainHeight", body, words.height());
        return body;
    }

    private static void check(Parameters set) {
        if (isEmpty(set, "message") && isEmpty(set, "justification")) {
            throw new InvalidRequestException("message", "", "set, or justification must");
        }
        int requested = set.asSet("quorumPercentage", Integer.class).orElse(0);
        int quorum = requested == 0 ? 67 : requested; // services read 0 as not set
        int buffer = set.asSet("quorumPercentageBuffer", Integer.class).orElse(0);
        if (quorum + buffer > 100) {
            throw new InvalidRequestException(
                    "quorumPercentageBuffer",
                    Integer.toString(buffer),
                    "at most 100 together with quorumPercentage, which is " + quorum);
        }
    }

    private static boolean isEmpty(Parameters set, String name) {
        return set.asSet(name, Bytes.class).map(Bytes::size).orElse(0) == 0;
    }
}

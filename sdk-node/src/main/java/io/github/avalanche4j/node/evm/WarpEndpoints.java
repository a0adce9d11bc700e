package io.github.avalanche4j.node.evm;

import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.value.Bytes;
import java.util.List;

/** The methods {@code warp_…} of {@code /ext/bc/…/rpc}. */
final class WarpEndpoints {
    static final Endpoint.Rpc<Bytes> GET_MESSAGE = Endpoint.rpc("warp_getMessage", Bytes.class);
    static final Endpoint.Rpc<Bytes> GET_MESSAGE_SIGNATURE = Endpoint.rpc("warp_getMessageSignature", Bytes.class);
    static final Endpoint.Rpc<Bytes> GET_BLOCK_SIGNATURE = Endpoint.rpc("warp_getBlockSignature", Bytes.class);
    // not idempotent, because the second such request can stop the node
    static final Endpoint.Rpc<Bytes> GET_MESSAGE_AGGREGATE_SIGNATURE =
            Endpoint.rpc("warp_getMessageAggregateSignature", signed()).notIdempotent();
    static final Endpoint.Rpc<Bytes> GET_BLOCK_AGGREGATE_SIGNATURE =
            Endpoint.rpc("warp_getBlockAggregateSignature", signed()).notIdempotent();

    private WarpEndpoints() {}

    /** A node that could not gather the signatures in time may return an empty text. */
    private static Decoder<Bytes> signed() {
        Decoder<Bytes> bytes = Decoder.of(Bytes.class);
        return parser -> {
            boolean isEmpty = parser.currentToken() == JsonToken.VALUE_STRING
                    && List.of("", "0x").contains(parser.getText());
            if (isEmpty) {
                throw UnreadableJson.at(
                        parser,
                        "no signed message: the node gathered no signatures in time, so call again or use another node");
            }
            return bytes.read(parser);
        };
    }
}

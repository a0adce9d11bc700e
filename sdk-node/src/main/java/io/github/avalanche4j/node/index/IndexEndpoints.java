package io.github.avalanche4j.node.index;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.UncheckedHexParser;
import io.github.avalanche4j.core.value.UInt64;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The methods of {@code /ext/index/…}. */
final class IndexEndpoints {
    static final Endpoint.Rpc<Container> GET_CONTAINER_BY_ID = Endpoint.rpc("index.getContainerByID", Container.class);
    static final Endpoint.Rpc<Container> GET_CONTAINER_BY_INDEX =
            Endpoint.rpc("index.getContainerByIndex", Container.class);
    static final Endpoint.Rpc<List<Container>> GET_CONTAINER_RANGE =
            Endpoint.rpc("index.getContainerRange", containers());
    static final Endpoint.Rpc<UInt64> GET_INDEX = Endpoint.rpc("index.getIndex", Decoder.field("index", UInt64.class));
    static final Endpoint.Rpc<Container> GET_LAST_ACCEPTED = Endpoint.rpc("index.getLastAccepted", Container.class);
    static final Endpoint.Rpc<Boolean> IS_ACCEPTED =
            Endpoint.rpc("index.isAccepted", Decoder.field("isAccepted", Boolean.class));

    /** The same method for lists: past the end the result is empty, and a response that is cut off was too long. */
    static final Endpoint.Rpc<List<Container>> WALK =
            Endpoint.rpc(GET_CONTAINER_RANGE.id(), endingAtTheEnd(0)).asRanged();

    /** The number after the newest container's; 0 while there is none. */
    static final Endpoint.Rpc<Long> CURRENT_END = Endpoint.rpc(GET_LAST_ACCEPTED.id(), behindTheLast());

    // for responses requested without checksums
    static final Decoder<Container> PLAIN_CONTAINER = UncheckedHexParser.reading(Decoder.of(Container.class));
    static final Decoder<List<Container>> PLAIN_CONTAINERS =
            containers(UncheckedHexParser.reading(Decoder.listOf(Container.class)));

    private static final Pattern LAST = Pattern.compile("> last accepted index \\((?<index>[0-9]{1,18})\\)");

    private IndexEndpoints() {}

    /** The specification shows an array, nodes send an object around it. */
    static Decoder<List<Container>> containers() {
        return containers(Decoder.listOf(Container.class));
    }

    static Decoder<List<Container>> containers(Decoder<List<Container>> list) {
        Decoder<List<Container>> field = Decoder.field("containers", list);
        return parser -> (parser.currentToken() == JsonToken.START_ARRAY ? list : field).read(parser);
    }

    private static Decoder<Long> behindTheLast() {
        Decoder<UInt64> index = Decoder.field("index", UInt64.class);
        return new Decoder<>() {
            @Override
            public Long read(JsonParser parser) throws IOException {
                return index.read(parser).longValueExact() + 1;
            }

            @Override
            public @Nullable Long ofError(long code, String message) {
                return isEmpty(message) ? 0L : null;
            }
        };
    }

    private static boolean isEmpty(String message) {
        return message.contains("no containers have been accepted");
    }

    /** The same method for a tail at {@code start}, which fails if the index does not reach as far. */
    static Endpoint.Rpc<List<Container>> follow(long start) {
        return Endpoint.rpc(GET_CONTAINER_RANGE.id(), endingAtTheEnd(start)).asRanged();
    }

    /** None past the end, unless the end is before {@code least}. */
    private static Decoder<List<Container>> endingAtTheEnd(long least) {
        Decoder<List<Container>> containers = containers();
        return new Decoder<>() {
            @Override
            public List<Container> read(JsonParser parser) throws IOException {
                return containers.read(parser);
            }

            @Override
            public @Nullable List<Container> ofError(long code, String message) {
                // the code is the same for every error of a node
                Matcher last = LAST.matcher(message);
                boolean isEnd =
                        isEmpty(message) ? least == 0 : last.find() && Long.parseLong(last.group("index")) + 1 >= least;
                return isEnd ? List.of() : null;
            }
        };
    }
}

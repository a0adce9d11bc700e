package io.github.avalanche4j.hostile;

import java.util.List;
import java.util.stream.Stream;

/** The whole table. */
final class HostileCases {
    /** The least that a validator can be. */
    static final String VALIDATOR =
            "{\"nodeID\":\"NodeID-111111111111111111116DBWJs\",\"weight\":\"1\",\"startTime\":\"1\"}";

    private static final List<HostileCase> ALL = Stream.of(
                    SlowCases.all(),
                    EndlessCases.all(),
                    SizeCases.all(),
                    ConnectionCases.all(),
                    TruncationCases.all(),
                    HttpCases.all(),
                    JsonCases.all(),
                    RpcCases.all(),
                    ListCases.all())
            .flatMap(List::stream)
            .toList();

    private HostileCases() {}

    static List<HostileCase> all() {
        return ALL;
    }
}

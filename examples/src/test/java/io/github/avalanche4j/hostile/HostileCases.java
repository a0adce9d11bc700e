package io.github.avalanche4j.hostile;

import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Run;
import io.github.avalanche4j.hostile.HostileCase.Simple;
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

    /** A case that ends with an exception whose message says all of this. */
    static HostileCase fails(
            String subject, String name, Attack attack, Simple server, Class<?> exception, String... says) {
        return new HostileCase(
                subject, name, attack, (visit, all) -> server.respond(visit), exception, List.of(says), Run.USUAL);
    }

    /** A case that does no harm: the value says all of this. */
    static HostileCase value(String subject, String name, Attack attack, Simple server, String... says) {
        return new HostileCase(
                subject, name, attack, (visit, all) -> server.respond(visit), null, List.of(says), Run.USUAL);
    }
}

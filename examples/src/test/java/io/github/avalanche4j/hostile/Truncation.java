package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.hostile.HostileCase.Behavior;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A recorded response of an interface, cut off at each of its bytes: either the connection breaks, or it does not. */
record Truncation(String body, boolean broken) {
    private static final String SUBJECT = "Truncation at every byte";

    static Stream<HostileCase> cases() {
        return Stream.of(Attack.values())
                .filter(attack -> !attack.recording().isEmpty())
                .flatMap(attack -> Stream.of(true, false).map(broken -> of(attack, broken)));
    }

    private static HostileCase of(Attack attack, boolean broken) {
        String name = attack.recording();
        String body = name.contains("/")
                ? FakeNode.recording(name).body()
                : FakeDataService.fixture(name).body();
        Truncation recorded = new Truncation(body.strip(), broken);
        return new HostileCase(
                SUBJECT,
                "sends a part of " + name + (broken ? " and closes the connection" : " as if it were the whole"),
                attack,
                List.of("times=" + recorded.length()),
                broken ? ConnectionException.class : ResponseFormatException.class,
                List.of(broken ? "failed while reading the response" : ""),
                recorded.server());
    }

    private Behavior server() {
        return v -> {
            String id = v.request().body().contains("\"id\"") ? v.id() : "";
            byte[] part = Arrays.copyOf(to(id), v.number() % length());
            if (broken) {
                v.head(Visit.OK_JSON + "\r\nContent-Length: " + length());
                v.send(part);
                v.close();
            } else {
                v.respond(Visit.OK_JSON, part);
            }
        };
    }

    private int length() {
        return to("1").length;
    }

    /** The response to the request with this id; as long whatever that is. */
    private byte[] to(String id) {
        String padded = " ".repeat(8 - id.length()) + id;
        return body.replaceFirst("\"id\": ?\\d+", "\"id\":" + padded).getBytes(UTF_8);
    }
}

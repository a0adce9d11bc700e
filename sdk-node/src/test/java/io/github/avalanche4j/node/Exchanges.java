package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.testing.FakeNode;
import java.util.function.Function;

/** The result of a request to a fake with one recorded response. */
public final class Exchanges {
    private Exchanges() {}

    /** The value of a call with a recorded response. */
    public static <T> T value(String recording, Function<NodeClient, Call<T>> call) {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.onAny().respondRecording(recording);
            return call.apply(node).execute();
        }
    }

    /** The failure of a call with a recorded response, without retries. */
    public static <T extends AvalancheException> T failure(
            String recording, Class<T> type, Function<NodeClient, ? extends Call<?>> call) {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            if (recording.contains(".batch")) {
                fake.onAny().respondRaw(FakeNode.recording(recording).body()); // one response, and not one per call
            } else {
                fake.onAny().respondRecording(recording);
            }
            T failure =
                    catchThrowableOfType(type, () -> call.apply(node).retries(0).execute());
            assertThat(failure).as("what comes of " + recording).isNotNull();
            return failure;
        }
    }

    /** The call fails with an error of this reason. */
    public static void fails(String recording, Reason reason, Function<NodeClient, ? extends Call<?>> call) {
        assertThat(failure(recording, JsonRpcException.class, call).reason()).isEqualTo(reason);
    }
}

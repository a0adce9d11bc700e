package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Responses to envelopes that this client never sends; it reads them all the same. */
class EnvelopeRecordingsTest {
    private static final Function<NodeClient, Call<Long>> NETWORK =
            node -> node.info().getNetworkId();
    private static final Function<NodeClient, Call<JsonTree>> HEAD =
            node -> node.evm("C").call("eth_blockNumber", JsonTree.class);

    private final RecordedResponses recorded = new RecordedResponses("envelope");

    private void error(String name, Reason reason) {
        recorded.story(name, "an error of the reason " + reason, () -> {
            JsonRpcException failure = Exchanges.failure("envelope/" + name, JsonRpcException.class, NETWORK);
            assertThat(failure.reason()).isEqualTo(reason);
            assertThat(failure.getMessage()).contains(failure.error());
        });
    }

    private void status(String name, int status) {
        recorded.story(
                name,
                "an error status of " + status,
                () -> assertThat(Exchanges.failure("envelope/" + name, ApiException.class, NETWORK)
                                .status())
                        .isEqualTo(status));
    }

    private void unavailable(
            String name,
            InterfaceUnavailableException.Reason why,
            String says,
            Function<NodeClient, ? extends Call<?>> call) {
        recorded.story(name, "an interface that is unavailable: " + why, () -> {
            var failure = Exchanges.failure("envelope/" + name, InterfaceUnavailableException.class, call);
            assertThat(failure.reason()).isEqualTo(why);
            assertThat(failure.getMessage()).contains(says);
        });
    }

    @TestFactory
    Stream<DynamicTest> recorded_responses_to_odd_envelopes() {
        error("batch", Reason.INVALID_REQUEST);
        error("empty", Reason.INVALID_REQUEST);
        error("notJson", Reason.INVALID_REQUEST);
        error("truncated", Reason.INVALID_REQUEST);
        error("noVersion", Reason.INVALID_REQUEST);
        error("version1", Reason.INVALID_REQUEST);
        error("noDot", Reason.UNKNOWN_METHOD);
        error("unknownMethod", Reason.UNKNOWN_METHOD);
        error("unknownService", Reason.UNKNOWN_METHOD);
        error("upperCase", Reason.UNKNOWN_METHOD);
        error("wrongPath", Reason.UNKNOWN_METHOD);
        error("scalarParams", Reason.INVALID_PARAMS);
        error("unknownKey", Reason.INVALID_PARAMS);
        error("wrongType", Reason.INVALID_PARAMS);
        status("badContentType", 415);
        status("noContentType", 415);
        status("get", 405);
        status("head", 405);
        status("doubleSlash", 301);
        unavailable("badHost", InterfaceUnavailableException.Reason.HOST_REFUSED, "--http-allowed-hosts", NETWORK);
        unavailable("unknownPath", InterfaceUnavailableException.Reason.DISABLED, "--api-info-enabled", NETWORK);
        unavailable("trailingSlash", InterfaceUnavailableException.Reason.DISABLED, "--api-info-enabled", NETWORK);
        unavailable("failedChain", InterfaceUnavailableException.Reason.NOT_SERVED, "diagnose(\"C\")", HEAD);
        unavailable("stuckChain", InterfaceUnavailableException.Reason.NOT_SERVED, "diagnose(\"C\")", HEAD);
        unavailable("unknownChain", InterfaceUnavailableException.Reason.NOT_SERVED, "diagnose(\"C\")", HEAD);
        unavailable(
                "validatorsOnC",
                InterfaceUnavailableException.Reason.NOT_SERVED,
                "the C-Chain does not",
                node -> node.validators("C").getCurrentValidators());
        unavailable(
                "stuckChain.bootstrapping",
                InterfaceUnavailableException.Reason.BOOTSTRAPPING,
                "await().bootstrapped(chain)",
                HEAD);
        recorded.story(
                "noId",
                "an empty response cannot be read",
                () -> assertThat(Exchanges.failure("envelope/noId", ResponseFormatException.class, NETWORK))
                        .hasMessageContaining("empty"));
        recorded.story("caseInsensitiveKey", "a value like any other", () -> {
            boolean done = Exchanges.value(
                    "envelope/caseInsensitiveKey", node -> node.info().isBootstrapped("X"));
            assertThat(done).isTrue();
        });
        recorded.story(
                "contentTypeCharset",
                "a value like any other",
                () -> assertThat(Exchanges.value("envelope/contentTypeCharset", NETWORK))
                        .isEqualTo(88888));
        return recorded.tests();
    }

    @TestFactory
    Stream<DynamicTest> keys_that_nodes_ignore_are_asked_for_by_the_generic_call() {
        return Stream.of(DynamicTest.dynamicTest("a misspelt key says which one is missing", () -> {
            JsonRpcException failure = Exchanges.failure(
                    "envelope/unknownKey",
                    JsonRpcException.class,
                    node -> node.info().call("info.isBootstrapped", JsonTree.class, Map.of("chian", "X")));
            assertThat(failure.error()).isEqualTo("argument 'chain' not given");
        }));
    }
}

package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.examples.Example.Program;
import io.github.avalanche4j.testing.FakeDataService;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Without options an example runs on fakes. A user's mistake ends in one line that says what is wrong, and a status,
 * never in a stack trace.
 */
class CommandLineTest {
    private static final int FAILED = 1;
    private static final int MISUSED = 2;
    private static final Map<String, Program> EXAMPLES = Map.ofEntries(
            Map.entry("BatchChains", BatchChains::run),
            Map.entry("BridgeMessages", BridgeMessages::run),
            Map.entry("ChainToDatabase", ChainToDatabase::run),
            Map.entry("FollowChain", FollowChain::run),
            Map.entry("FollowEvents", FollowEvents::run),
            Map.entry("FollowPages", FollowPages::run),
            Map.entry("L1Status", L1Status::run),
            Map.entry("PayOut", PayOut::run),
            Map.entry("Portfolio", Portfolio::run),
            Map.entry("ReadNode", ReadNode::run),
            Map.entry("RegisterL1Validator", RegisterL1Validator::run),
            Map.entry("RelayMessages", RelayMessages::run),
            Map.entry("SendAvax", SendAvax::run),
            Map.entry("StakingRewards", StakingRewards::run),
            Map.entry("Validators", Validators::run),
            Map.entry("VerifyAggregatedSignature", VerifyAggregatedSignature::run),
            Map.entry("VerifyNodeProof", VerifyNodeProof::run),
            Map.entry("WebhookReceiver", WebhookReceiver::run));

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    /** Those that have no test of their own for it. */
    static Stream<String> withoutOptions() {
        return Stream.of(
                ("BatchChains BridgeMessages L1Status PayOut Portfolio ReadNode SendAvax StakingRewards Validators"
                                + " VerifyAggregatedSignature VerifyNodeProof WebhookReceiver")
                        .split(" "));
    }

    @ParameterizedTest
    @MethodSource("withoutOptions")
    void an_example_without_options_prints_its_golden_file(String example) throws IOException {
        GoldenFiles.assertPrints(example, screen -> EXAMPLES.get(example).run(new String[0], screen));
    }

    private int run(String example, String... args) {
        return Example.run(
                EXAMPLES.get(example),
                Stream.of(args)
                        .map(arg -> arg.replace("TEMP", folder.toString()))
                        .toArray(String[]::new),
                new PrintStream(printed, true, UTF_8),
                new PrintStream(errors, true, UTF_8));
    }

    private void assertOneLine(String part) {
        assertThat(errors.toString(UTF_8))
                .contains(part)
                .doesNotContain("\tat ")
                .hasLineCount(1);
    }

    @Test
    void a_key_is_sent_and_never_shown() {
        String key = "a-key-of-the-test";
        try (FakeDataService service = SampleData.fill(FakeDataService.start())) {
            service.requireApiKey("x-service-api-key", key);

            assertThat(run("StakingRewards", "--service", service.url(), "--key", key))
                    .isZero();
            assertThat(run("StakingRewards", "--service", service.url(), "--key", key + "x"))
                    .isEqualTo(FAILED);
        }
        assertThat(printed.toString(UTF_8)).contains("DELEGATOR").doesNotContain(key);
        assertOneLine("401");
        assertThat(errors.toString(UTF_8)).doesNotContain(key);
    }

    @Test
    void an_unknown_option_prints_the_usage() {
        for (String example : EXAMPLES.keySet()) {
            errors.reset();
            assertThat(run(example, "--nonsense", "x")).as(example).isEqualTo(MISUSED);
            assertOneLine("usage: [--");
        }
    }

    @Test
    void an_option_without_its_value_prints_the_usage() {
        for (String example : EXAMPLES.keySet()) {
            errors.reset();
            assertThat(run(example, "--node")).as(example).isEqualTo(MISUSED);
            assertOneLine("usage: [--");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "VerifyAggregatedSignature, --quorum, most, '--quorum must be a whole number, but is ''most'''",
        "VerifyAggregatedSignature, --quorum, 4294967363, --quorum must be a whole number from 1 to 100",
        "VerifyAggregatedSignature, --quorum, 101, --quorum must be a whole number from 1 to 100",
        "VerifyAggregatedSignature, --message, 0x1234, 'a message id of 32 bytes, in cb58 or hex'",
        "VerifyAggregatedSignature, --message, nonsense, 'a message id of 32 bytes, in cb58 or hex'",
        "VerifyAggregatedSignature, --node, ftp://node, url must be a URL",
        "VerifyNodeProof, --node, nonsense, url must be a URL",
        "ReadNode, --index, Q/block, 'the index must be one of C/block, P/block, '",
        "FollowChain, --index, Q/block, 'the index must be one of C/block, P/block, '",
        "FollowChain, --from, -1, '--from must be a whole number from 0'",
        "FollowChain, --limit, ten, '--limit must be a whole number, but is ''ten'''",
        "FollowPages, --host, nowhere, '--host must be builder_hub or avacloud, but is ''nowhere'''",
        "FollowPages, --address, nonsense, address must be",
        "StakingRewards, --network, nowhere, network must be",
        "StakingRewards, --addresses, nonsense, address must be",
        "Validators, --subnet, nonsense, id must be",
        "Portfolio, --address, nonsense, address must be",
        "Portfolio, --currency, xau, currency must be",
        "BridgeMessages, --limit, -1, --limit must be a whole number from 0",
        "WebhookReceiver, --secret, nonsense, secret must be",
        "WebhookReceiver, --port, 65536, --port must be a whole number from 0 to 65535",
    })
    void a_wrong_value_is_named(String example, String option, String value, String message) {
        String[] args = example.startsWith("Follow")
                ? new String[] {option, value, "--out", "TEMP/lines.txt"}
                : new String[] {option, value};

        assertThat(run(example, args)).isEqualTo(MISUSED);
        assertOneLine(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"VerifyAggregatedSignature", "VerifyNodeProof", "Validators"})
    void a_node_that_is_not_reachable_is_one_line(String example) {
        assertThat(run(example, "--node", "http://127.0.0.1:1")).isEqualTo(FAILED);
        assertOneLine("127.0.0.1:1");
    }

    @Test
    void a_file_that_cannot_be_written_is_one_line() {
        assertThat(run("FollowChain", "--out", "TEMP/missing/lines.txt")).isEqualTo(FAILED);
        assertOneLine("missing");
    }
}

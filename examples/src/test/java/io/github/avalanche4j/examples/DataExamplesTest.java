package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.testing.FakeDataService;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class DataExamplesTest {
    private static final String KEY = "a-key-of-the-test";

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(printed, true, UTF_8);

    @Test
    void what_staking_pays() throws IOException {
        GoldenFiles.assertPrints("StakingRewards", screen -> StakingRewards.run(new String[0], screen));
    }

    @Test
    void who_validates_the_l1s() throws IOException {
        GoldenFiles.assertPrints("L1Validators", screen -> L1Validators.run(new String[0], screen));
    }

    @Test
    void the_balances_of_an_address_on_all_chains() throws IOException {
        GoldenFiles.assertPrints("Portfolio", screen -> Portfolio.run(new String[0], screen));
    }

    @Test
    void transfers_from_one_chain_to_another() throws IOException {
        GoldenFiles.assertPrints("BridgeMessages", screen -> BridgeMessages.run(new String[0], screen));
    }

    @Test
    void a_webhooks_delivery_is_verified_and_printed() throws IOException {
        GoldenFiles.assertPrints("WebhookReceiver", screen -> WebhookReceiver.run(new String[0], screen));
    }

    @Test
    void the_key_is_sent_and_never_shown() {
        try (FakeDataService service = SampleData.fill(FakeDataService.start())) {
            service.requireApiKey("x-service-api-key", KEY);
            L1Validators.run(new String[] {"--service", service.url(), "--key", KEY}, out);

            assertThat(printed.toString(UTF_8)).contains("4 L1s").doesNotContain(KEY);
            assertThatThrownBy(
                            () -> L1Validators.run(new String[] {"--service", service.url(), "--key", KEY + "x"}, out))
                    .hasMessageContaining("401")
                    .hasMessageNotContaining(KEY);
        }
    }
}

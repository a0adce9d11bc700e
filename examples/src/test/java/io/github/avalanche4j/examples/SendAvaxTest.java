package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SendAvaxTest {
    private static final String KEY = "33".repeat(32);

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    private String run(String... args) throws IOException {
        SendAvax.run(args, new PrintStream(printed, true, UTF_8));
        return printed.toString(UTF_8);
    }

    @Test
    void a_node_that_is_named_is_paid_through_with_the_key_of_a_file() throws IOException {
        Path file = Files.writeString(folder.resolve("key"), KEY + "\n");
        String address =
                PrivateKey.parse(KEY).publicKey().address("P", Network.LOCAL).toString();
        try (FakeNode fake = FakeNode.start()) {
            FakeLedger ledger = fake.ledger().fund(address, 2_000_000_000L);

            String output =
                    run("--node", fake.url(), "--key-file", file.toString(), "--to", address, "--amount", "0.5");

            assertThat(ledger.accepted()).hasSize(1);
            assertThat(output)
                    .contains("accepted as " + ledger.accepted().get(0))
                    .doesNotContain(KEY);
        }
    }

    @Test
    void a_key_is_never_an_argument() {
        for (String option : new String[] {"--key", "--private-key"}) {
            assertThatThrownBy(() -> run(option, KEY))
                    .isInstanceOf(UsageException.class)
                    .hasMessageNotContaining(KEY);
            assertThatThrownBy(() -> RegisterL1Validator.run(new String[] {option, KEY}, System.out))
                    .isInstanceOf(UsageException.class)
                    .hasMessageNotContaining(KEY);
        }
    }
}

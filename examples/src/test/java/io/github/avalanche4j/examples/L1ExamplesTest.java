package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class L1ExamplesTest {
    @Test
    void a_dry_run_shows_each_step_and_its_cost() throws IOException {
        GoldenFiles.assertPrints(
                "RegisterL1Validator", screen -> RegisterL1Validator.run(new String[] {"--dry-run"}, screen));
    }

    @Test
    void a_registration_is_carried_out() throws IOException {
        assertThat(GoldenFiles.printed(out -> RegisterL1Validator.run(new String[] {"--weight", "30"}, out)))
                .startsWith("L1Operation[register")
                .endsWith("DONE]\n");
    }

    @Test
    void a_real_l1_needs_all_its_ids() {
        assertThatThrownBy(() -> L1Status.run(new String[] {"--node", "http://localhost:9650"}, System.out))
                .isInstanceOf(UsageException.class)
                .hasMessage("--subnet is missing");
    }
}

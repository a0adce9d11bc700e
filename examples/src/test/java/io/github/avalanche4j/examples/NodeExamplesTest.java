package io.github.avalanche4j.examples;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class NodeExamplesTest {
    @Test
    void several_chains_at_a_glance() throws IOException {
        GoldenFiles.assertPrints("BatchChains", out -> BatchChains.run(new String[0], out));
    }

    @Test
    void who_validates_what() throws IOException {
        GoldenFiles.assertPrints("Validators", out -> Validators.run(new String[0], out));
    }
}

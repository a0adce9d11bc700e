package io.github.avalanche4j.l1;

import org.junit.jupiter.api.AfterEach;

/** A world that each test has for itself. */
abstract class WorldTestBase {
    final World world = new World();

    @AfterEach
    void close() {
        world.close();
    }
}

package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
class FakeNodeExtensionTest {
    private static final List<FakeNode> SEEN = new ArrayList<>();

    private final FakeNode ofConstructor;

    FakeNodeExtensionTest(FakeNode node) {
        this.ofConstructor = node;
    }

    @BeforeEach
    void setUp(FakeNode node) {
        assertThat(node).isSameAs(ofConstructor);
    }

    @RepeatedTest(2)
    void each_test_has_a_fresh_node_of_its_own(FakeNode node) {
        assertThat(node).isSameAs(ofConstructor);
        assertThat(SEEN).doesNotContain(node);
        SEEN.add(node);
        assertThat(node.receivedCount()).isZero();
        assertThat(Client.get(node, "/ext/health")).contains("\"healthy\":true");
    }

    @AfterAll
    static void all_are_closed_after_their_tests() {
        assertThat(SEEN)
                .hasSize(2)
                .allSatisfy(node -> assertThatThrownBy(() -> Client.get(node, "/ext/health"))
                        .isInstanceOf(UncheckedIOException.class));
    }
}

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

@ExtendWith({FakeNodeExtension.class, FakeDataServiceExtension.class})
class FakeExtensionTest {
    private static final List<FakeServer> SEEN = new ArrayList<>();

    private final FakeNode nodeOfConstructor;
    private final FakeDataService serviceOfConstructor;

    FakeExtensionTest(FakeNode node, FakeDataService service) {
        this.nodeOfConstructor = node;
        this.serviceOfConstructor = service;
    }

    @BeforeEach
    void setUp(FakeDataService service, FakeNode node) {
        assertThat(node).isSameAs(nodeOfConstructor);
        assertThat(service).isSameAs(serviceOfConstructor);
    }

    @RepeatedTest(2)
    void each_test_has_a_fresh_node_and_a_fresh_service_of_its_own(FakeNode node, FakeDataService service) {
        assertThat(node).isSameAs(nodeOfConstructor);
        assertThat(service).isSameAs(serviceOfConstructor);
        assertThat(SEEN).doesNotContain(node, service);
        SEEN.addAll(List.of(node, service));
        assertThat(node.receivedCount()).isZero();
        assertThat(Client.get(node, "/ext/health")).contains("\"healthy\":true");
    }

    @AfterAll
    static void all_are_closed_after_their_tests() {
        assertThat(SEEN)
                .hasSize(4)
                .doesNotHaveDuplicates()
                .allSatisfy(fake -> assertThatThrownBy(
                                () -> Client.send(Client.request(fake, "/").build()))
                        .isInstanceOf(UncheckedIOException.class));
    }
}

package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith({FakeDataServiceExtension.class, FakeNodeExtension.class})
class FakeDataServiceExtensionTest {
    private static final List<FakeDataService> SEEN = new ArrayList<>();

    private FakeDataService first;

    @BeforeEach
    void prepare(FakeDataService service) {
        first = service;
        assertThat(SEEN).doesNotContain(service);
        SEEN.add(service);
    }

    @Test
    void a_test_and_its_preparation_share_a_service_and_have_a_node_too(FakeDataService service, FakeNode node) {
        assertThat(service).isSameAs(first);
        assertThat(node.url()).isNotEqualTo(service.url());
    }

    @Test
    void another_test_has_another_one(FakeDataService service) {
        assertThat(service).isSameAs(first);
    }

    @AfterAll
    static void all_were_seen() {
        assertThat(SEEN).hasSize(2).doesNotHaveDuplicates();
    }
}

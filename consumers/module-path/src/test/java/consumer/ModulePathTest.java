package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

class ModulePathTest {
    @Test
    void the_fakes_are_a_named_module_with_a_descriptor() {
        Module fakes = FakeNode.class.getModule();

        assertTrue(ModulePathTest.class.getModule().isNamed());
        assertEquals("io.github.avalanche4j.testing", fakes.getName());
        assertFalse(fakes.getDescriptor().isAutomatic());
    }

    @Test
    @ExtendWith(FakeNodeExtension.class)
    void a_fake_node_responds_to_a_client(FakeNode fake) {
        fake.on("info.getNetworkName").respond("{\"networkName\":\"fuji\"}");

        assertEquals("fuji", Networks.nameOf(fake.url()));
        assertEquals(1, fake.receivedCount("info.getNetworkName"));
    }

    @Test
    void a_fake_service_delivers_to_a_webhook() {
        try (FakeDataService service = FakeDataService.start();
                DataClient data = DataClient.create(service.url())) {
            String hook = data.webhooks()
                    .createForEvm(webhook -> webhook.url("http://127.0.0.1:1/hook")
                            .name("payments")
                            .chainId("43114")
                            .addAddresses(EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd")))
                    .execute()
                    .id();

            // nothing listens there: the delivery fails, but through the HTTP client of the platform
            assertEquals(0, service.webhooks().deliver(hook).status());
        }
    }
}

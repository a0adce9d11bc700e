package io.github.avalanche4j.spring.test;

import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeServer;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;
import org.springframework.test.context.ContextCustomizer;
import org.springframework.test.context.MergedContextConfiguration;

/**
 * Starts the fakes, and sets their addresses ahead of all other properties. All instances are equal, so tests share
 * contexts.
 */
record FakesCustomizer() implements ContextCustomizer {
    private static final Bindable<Map<String, Object>> NODES = Bindable.mapOf(String.class, Object.class);

    @Override
    public void customizeContext(ConfigurableApplicationContext context, MergedContextConfiguration configuration) {
        ConfigurableEnvironment environment = context.getEnvironment();
        BeanDefinitionRegistry beans = (BeanDefinitionRegistry) context.getBeanFactory();
        Map<String, Object> properties = new TreeMap<>();
        FakeNode node = FakeNode.start();
        properties.put("avalanche.node.url", register(beans, "fakeNode", node, true));
        Binder binder = Binder.get(environment);
        if (binder.bind("avalanche.evm.url", String.class).isBound()) {
            properties.put("avalanche.evm.url", node.evmUrl("C"));
            properties.put("avalanche.evm.web-socket-url", node.evmWebSocketUrl("C"));
        }
        for (String name :
                binder.bind("avalanche.nodes", NODES).orElse(Map.of()).keySet()) {
            properties.put("avalanche.nodes." + name + ".url", register(beans, name + "Fake", FakeNode.start(), false));
        }
        FakeDataService service = FakeDataService.start();
        properties.put("avalanche.data.url", register(beans, "fakeData", service, true));
        properties.put("avalanche.data.metrics-url", service.url());
        properties.put("avalanche.webhooks.secret", service.webhooks().secret());
        properties.put("avalanche.webhooks.window", "36500d"); // the fake delivers recorded, old events
        environment.getPropertySources().addFirst(new MapPropertySource("avalanche fakes", properties));
    }

    @SuppressWarnings("unchecked")
    private static <T extends FakeServer> String register(
            BeanDefinitionRegistry beans, String name, T fake, boolean primary) {
        RootBeanDefinition bean = new RootBeanDefinition((Class<T>) fake.getClass(), () -> fake);
        bean.setPrimary(primary);
        bean.setDestroyMethodName("close");
        beans.registerBeanDefinition(name, bean);
        return fake.url();
    }
}

package io.github.avalanche4j.spring;

import io.github.avalanche4j.node.NodeClient;
import java.util.Map;
import java.util.Set;
import org.springframework.beans.factory.support.AbstractBeanDefinition;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.annotation.ImportBeanDefinitionRegistrar;
import org.springframework.core.env.Environment;
import org.springframework.core.type.AnnotationMetadata;

/** Registers a client for each node under {@code avalanche.nodes}, unless there is a bean of that name. */
final class NamedNodes implements ImportBeanDefinitionRegistrar {
    private static final Bindable<Map<String, Object>> NODES = Bindable.mapOf(String.class, Object.class);

    private final Environment environment;

    NamedNodes(Environment environment) {
        this.environment = environment;
    }

    static Set<String> names(Environment environment) {
        return Binder.get(environment)
                .bind("avalanche.nodes", NODES)
                .orElse(Map.of())
                .keySet();
    }

    @Override
    public void registerBeanDefinitions(AnnotationMetadata importing, BeanDefinitionRegistry registry) {
        for (String name : names(environment)) {
            if (!registry.containsBeanDefinition(name)) {
                registry.registerBeanDefinition(name, definition(name));
            }
        }
    }

    /** A factory method, not a supplier, because ahead-of-time processing can generate code for it. */
    private static RootBeanDefinition definition(String name) {
        RootBeanDefinition client = new RootBeanDefinition(NodeClient.class);
        client.setFactoryBeanName("avalancheClientFactory");
        client.setFactoryMethodName("node");
        client.getConstructorArgumentValues().addIndexedArgumentValue(0, name);
        client.setDestroyMethodName(AbstractBeanDefinition.INFER_METHOD);
        return client;
    }
}

package io.github.avalanche4j.jackson3;

import tools.jackson.core.Version;
import tools.jackson.databind.JacksonModule;

/**
 * Lets a Jackson 3 mapper read and write the values of this library.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new AvalancheModule()).build();
 * }</pre>
 *
 * {@code JsonMapper.builder().findAndAddModules()} finds it too, and with it Spring Boot 4, where there is nothing to
 * do but to have this on the class path.
 *
 * <p>Values, pages, ids and positions are written as {@link io.github.avalanche4j.core.Json#write} does, whatever the
 * mapper's own settings are, and read back equal; inside your own types, in lists, maps and optionals too, and as the
 * keys of maps. JDK types in your own classes follow the mapper's settings.
 *
 * <p>What such a mapper reads comes from your users, so ids and addresses in it are checked, where a response keeps the
 * text that it came with: {@code "hello"} is not an {@link io.github.avalanche4j.core.value.Id}. What has no JSON, such
 * as a {@link io.github.avalanche4j.core.Paged} or an {@link io.github.avalanche4j.core.ApiResponse}, is refused with
 * what to write instead.
 */
public final class AvalancheModule extends JacksonModule {
    /** A module; all are the same, and a mapper takes one of them. */
    public AvalancheModule() {}

    @Override
    public String getModuleName() {
        return "avalanche4j";
    }

    @Override
    public Object getRegistrationId() {
        return AvalancheModule.class;
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        context.addDeserializers(new ValueReaders());
        context.addSerializers(new ValueWriters());
        context.addKeyDeserializers(new KeyReaders());
        context.addKeySerializers(new KeyWriters());
    }
}

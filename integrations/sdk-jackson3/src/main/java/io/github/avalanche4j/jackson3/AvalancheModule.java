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
 * {@code JsonMapper.builder().findAndAddModules()} finds it too, and so does Spring Boot 4, which needs only this jar
 * on the class path.
 *
 * <p>Values, pages, ids and positions are written as {@link io.github.avalanche4j.core.Json#write} does, whatever the
 * mapper's own settings are, and read back equal; also inside your own types, lists, maps and optionals, and as the
 * keys of maps. JDK types in your own classes follow the mapper's settings.
 *
 * <p>Such a mapper reads your users' input, so it checks ids and addresses, whereas a response keeps the text that it
 * came with: {@code "hello"} is refused as an {@link io.github.avalanche4j.core.value.Id}. Writing a type that has no
 * JSON form, such as a {@link io.github.avalanche4j.core.Paged} or an {@link io.github.avalanche4j.core.ApiResponse},
 * fails with a message that names what to write instead.
 */
public final class AvalancheModule extends JacksonModule {
    /** Creates a module; a mapper needs only one. */
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

package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import java.util.function.Consumer;

/** The options of a client without any of its own. */
public final class TestOptions extends ClientOptions<TestOptions> {
    private TestOptions() {}

    public static ClientSettings of(Consumer<? super TestOptions> settings) {
        TestOptions options = new TestOptions();
        settings.accept(options);
        return ClientSettings.of(options);
    }
}

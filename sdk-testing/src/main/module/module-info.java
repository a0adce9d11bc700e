/** In-process fakes of a node and of the hosted services. */
module io.github.avalanche4j.testing {
    requires com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.core;
    requires java.logging;
    requires java.net.http;
    requires mockwebserver3;
    requires okhttp3;
    requires okio;
    requires static jblst;
    requires static org.bouncycastle.provider;
    requires static org.jspecify;
    requires static org.junit.jupiter.api;

    exports io.github.avalanche4j.testing;
}

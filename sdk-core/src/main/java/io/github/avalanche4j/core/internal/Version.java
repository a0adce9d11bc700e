package io.github.avalanche4j.core.internal;

/** Which release this is, as servers are told. */
final class Version {
    static final String USER_AGENT = userAgent();

    private Version() {}

    private static String userAgent() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "avalanche4j" : "avalanche4j/" + version;
    }
}

package io.github.avalanche4j.core.internal.http;

/** Which release this is, as servers are told. */
public final class Version {
    public static final String USER_AGENT = userAgent();

    private Version() {}

    private static String userAgent() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "avalanche4j" : "avalanche4j/" + version;
    }
}

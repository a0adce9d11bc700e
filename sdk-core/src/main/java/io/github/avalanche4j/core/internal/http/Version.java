package io.github.avalanche4j.core.internal.http;

/** The version of this library, as sent to servers. */
public final class Version {
    public static final String USER_AGENT = userAgent();

    private Version() {}

    private static String userAgent() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "avalanche4j" : "avalanche4j/" + version;
    }
}

package io.github.avalanche4j.core.internal.http;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.core.json.PackageVersion;
import java.net.URL;
import java.security.CodeSource;
import java.time.Duration;
import okhttp3.HttpUrl;
import okhttp3.OkHttp;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/**
 * Checks that OkHttp and Jackson on the class path are new enough, when a client is created rather than when a call
 * fails.
 */
public final class LibraryVersions {
    static final String JACKSON = "2.22.4"; // the version that this library depends on
    private static final int JACKSON_MINOR = 15;

    private LibraryVersions() {}

    /** Refuses versions that cannot work. */
    public static void check() {
        requireJackson(PackageVersion.VERSION, com.fasterxml.jackson.databind.cfg.PackageVersion.VERSION);
        requireOkHttp(() -> {
            HttpUrl.parse("http://127.0.0.1/");
            new OkHttpClient.Builder().connectTimeout(Duration.ZERO);
        });
    }

    static void requireJackson(Version core, Version databind) {
        if (isOlder(core, 2, JACKSON_MINOR)
                || isOlder(databind, 2, JACKSON_MINOR)
                || isOlder(core, databind.getMajorVersion(), databind.getMinorVersion())) {
            throw new IllegalStateException("jackson-core " + core + " and jackson-databind " + databind
                    + " are on the class path, but this library, built with " + JACKSON
                    + ", needs version 2.15 or later of both, core no older than databind;"
                    + " add the BOM com.fasterxml.jackson:jackson-bom:" + JACKSON + " to your dependency management");
        }
    }

    private static boolean isOlder(Version version, int major, int minor) {
        return version.getMajorVersion() < major
                || version.getMajorVersion() == major && version.getMinorVersion() < minor;
    }

    static void requireOkHttp(Runnable use) {
        try {
            use.run();
        } catch (LinkageError e) {
            throw new IllegalStateException(
                    jar(OkHttpClient.class) + " comes first on the class path, but this library, built with OkHttp "
                            + OkHttp.VERSION + ", needs 3.12 or later with the okio that belongs to it;"
                            + " add com.squareup.okhttp3:okhttp-jvm:" + OkHttp.VERSION
                            + " and com.squareup.okhttp3:okhttp:"
                            + OkHttp.VERSION + " to your dependencies, before all others",
                    e);
        }
    }

    /** The name of the jar, which contains the version. */
    private static String jar(Class<?> type) {
        @Nullable CodeSource source = type.getProtectionDomain().getCodeSource();
        @Nullable URL place = source == null ? null : source.getLocation();
        return place == null ? "an OkHttp of unknown origin" : place.getPath().replaceFirst(".*/(?=.)", "");
    }
}

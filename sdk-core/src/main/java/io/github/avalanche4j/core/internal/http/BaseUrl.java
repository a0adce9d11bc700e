package io.github.avalanche4j.core.internal.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.net.URI;
import java.util.Objects;
import java.util.regex.Pattern;
import okhttp3.Credentials;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** The address of a server. A user and password in the URL become a header and are never shown. */
public final class BaseUrl {
    private static final Pattern SERVER =
            Pattern.compile("(localhost|([A-Za-z0-9-]{1,63}\\.)+[A-Za-z0-9-]{1,63}):[0-9]{1,5}/?");

    private final HttpUrl url;
    private final String userInfo;
    private final String password;
    private final String server;

    private BaseUrl(HttpUrl url, String userInfo, String password) {
        this.url = url;
        this.server = server(url);
        this.userInfo = userInfo;
        this.password = password;
    }

    public static BaseUrl parse(String text) {
        Objects.requireNonNull(text, "url");
        if (text.isBlank()) {
            throw new InvalidRequestException("url", text, "a URL like http://127.0.0.1:9650");
        }
        HttpUrl url = HttpUrl.parse(text.strip());
        if (url == null) {
            throw refused("url", text.strip(), "a URL like http://127.0.0.1:9650");
        }
        String credentials = url.username().isEmpty() && url.password().isEmpty()
                ? ""
                : Credentials.basic(url.username(), url.password(), UTF_8);
        HttpUrl.Builder plain = url.newBuilder().username("").password("").fragment(null);
        // a node redirects a path with a doubled slash, and a redirected POST loses its body
        String path = url.encodedPath().replaceAll("/+$", "");
        return new BaseUrl(plain.encodedPath(path.isEmpty() ? "/" : path).build(), credentials, url.password());
    }

    /**
     * The exception for a text that is not a URL. It may hold a password, so it is repeated only if it is a host with a
     * port.
     */
    public static InvalidRequestException refused(String argument, String text, String rule) {
        boolean server = SERVER.matcher(text).matches();
        return new InvalidRequestException(
                argument, server || text.isBlank() ? text : Redactor.MASK, rule, UrlFault.of(text, server));
    }

    /** Whether a text is a valid URL of a server. */
    public static boolean isUrl(String text) {
        return HttpUrl.parse(Objects.requireNonNull(text, "url").strip()) != null;
    }

    /** The server with the path before every endpoint's path, as errors show it. */
    public String where() {
        return path().equals("/") ? server : server + path();
    }

    /** The path before every endpoint's path; {@code /} if there is none. */
    public String path() {
        return url.encodedPath();
    }

    public HttpUrl resolve(String path) {
        String prefix = url.encodedPath();
        return url.newBuilder()
                .encodedPath((prefix.equals("/") ? "" : prefix) + path)
                .build();
    }

    /** The path of {@code resolved} as the endpoint names it, without the base URL's own path. */
    public String pathOf(HttpUrl resolved) {
        String prefix = url.encodedPath();
        String path = resolved.encodedPath();
        return prefix.equals("/") || !path.startsWith(prefix) ? path : path.substring(prefix.length());
    }

    URI uri() {
        return url.uri();
    }

    boolean isHttps() {
        return url.isHttps();
    }

    public String server() {
        return server;
    }

    private static String server(HttpUrl url) {
        String host = url.host().contains(":") ? "[" + url.host() + "]" : url.host();
        boolean usual = url.port() == HttpUrl.defaultPort(url.scheme());
        return url.scheme() + "://" + host + (usual ? "" : ":" + url.port());
    }

    /** The header for user and password; null if the URL had none. */
    public @Nullable String authorization() {
        return userInfo.isEmpty() ? null : userInfo;
    }

    public void addSecretsTo(Redactor redactor) {
        redactor.addHeaderValue(userInfo);
        redactor.add(password);
        // hosted nodes often expect their key in the path or the query
        url.pathSegments().stream().filter(part -> part.length() >= 16).forEach(redactor::add);
        url.encodedPathSegments().stream().filter(part -> part.length() >= 16).forEach(redactor::add);
        for (int i = 0; i < url.querySize(); i++) {
            String value = url.queryParameterValue(i);
            redactor.add(value == null ? "" : value);
        }
    }
}

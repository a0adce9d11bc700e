package io.github.avalanche4j.core.internal.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import okhttp3.Credentials;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * The address of a server, or of one endpoint. A user and password in the URL become a header and are never shown; nor
 * are path and query of an endpoint, which often hold a key.
 */
public final class BaseUrl {
    private final HttpUrl url;
    private final String userInfo;
    private final String password;
    private final String server;
    private final boolean isEndpoint;
    private final @Nullable BaseUrl webSocket;

    private BaseUrl(HttpUrl url, String userInfo, String password, boolean isEndpoint, @Nullable BaseUrl webSocket) {
        this.url = url;
        this.server = server(url);
        this.userInfo = userInfo;
        this.password = password;
        this.isEndpoint = isEndpoint;
        this.webSocket = webSocket;
    }

    private static BaseUrl of(HttpUrl url, String path, boolean isEndpoint, @Nullable BaseUrl webSocket) {
        String credentials = url.username().isEmpty() && url.password().isEmpty()
                ? ""
                : Credentials.basic(url.username(), url.password(), UTF_8);
        HttpUrl.Builder plain = url.newBuilder().username("").password("").fragment(null);
        return new BaseUrl(plain.encodedPath(path).build(), credentials, url.password(), isEndpoint, webSocket);
    }

    public static BaseUrl parse(String text) {
        HttpUrl url = parsed(text, "a URL like http://127.0.0.1:9650");
        // a node redirects a path with a doubled slash, and a redirected POST loses its body
        String path = url.encodedPath().replaceAll("/+$", "");
        return of(url, path.isEmpty() ? "/" : path, false, null);
    }

    /**
     * The address of one endpoint, to which requests go exactly as it is given; {@code webSocket} is where it announces
     * new heads.
     */
    public static BaseUrl endpoint(String text, @Nullable BaseUrl webSocket) {
        if (isWebSocket(text)) {
            throw refused("url", text.strip(), "an http or https URL; a WebSocket's URL is an option of the client");
        }
        HttpUrl url = parsed(text, "a URL like https://host/v3/KEY");
        return of(url, url.encodedPath(), true, webSocket);
    }

    /** The address of a WebSocket. */
    public static BaseUrl webSocket(String text) {
        String rule = "a URL like wss://host/ws/KEY";
        Objects.requireNonNull(text, "webSocket");
        HttpUrl url = isWebSocket(text) ? HttpUrl.parse("http" + text.strip().substring("ws".length())) : null;
        if (url == null) {
            throw new InvalidRequestException("webSocket", text.isBlank() ? text : Redactor.MASK, rule);
        }
        return of(url, url.encodedPath(), true, null);
    }

    private static boolean isWebSocket(String text) {
        String url = text.strip().toLowerCase(Locale.ROOT);
        return url.startsWith("ws://") || url.startsWith("wss://");
    }

    private static HttpUrl parsed(String text, String rule) {
        Objects.requireNonNull(text, "url");
        if (text.isBlank()) {
            throw new InvalidRequestException("url", text, rule);
        }
        HttpUrl url = HttpUrl.parse(text.strip());
        if (url == null) {
            throw refused("url", text.strip(), rule);
        }
        return url;
    }

    /**
     * The exception for a text that is not a URL. It may hold a password, so it is repeated only if it is a host with a
     * port.
     */
    public static InvalidRequestException refused(String argument, String text, String rule) {
        boolean server = UrlFault.isServer(text);
        return new InvalidRequestException(
                argument, server || text.isBlank() ? text : Redactor.MASK, rule, UrlFault.of(text, server));
    }

    /** Whether a text is a valid URL of a server. */
    public static boolean isUrl(String text) {
        return HttpUrl.parse(Objects.requireNonNull(text, "url").strip()) != null;
    }

    /** The server with the path before every endpoint's path, as errors show it. */
    public String where() {
        if (isEndpoint) {
            return path().equals("/") && url.querySize() == 0 ? server : server + "/…";
        }
        return path().equals("/") ? server : server + path();
    }

    /** Whether this is the address of one endpoint. */
    public boolean isEndpoint() {
        return isEndpoint;
    }

    /** The URL of an endpoint. */
    public HttpUrl url() {
        return url;
    }

    /** Where an endpoint announces new heads; null if its user named no such place. */
    public @Nullable HttpUrl heads() {
        return webSocket == null ? null : webSocket.url;
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
        return url.isHttps() || (webSocket != null && webSocket.isHttps());
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

    /** The header for a WebSocket at {@link #heads()}, or at this server. */
    public @Nullable String webSocketAuthorization() {
        if (webSocket == null) {
            return authorization();
        }
        String own = webSocket.authorization();
        return own == null && webSocket.url.host().equals(url.host()) ? authorization() : own;
    }

    public void addSecretsTo(Redactor redactor) {
        redactor.addHeaderValue(userInfo);
        redactor.add(password);
        // hosted nodes often expect their key in the path or the query
        int longEnough = isEndpoint ? 1 : 16;
        addLong(url.pathSegments(), longEnough, redactor);
        addLong(url.encodedPathSegments(), longEnough, redactor);
        for (int i = 0; i < url.querySize(); i++) {
            String value = url.queryParameterValue(i);
            redactor.add(value == null ? "" : value);
            if (isEndpoint && (value == null || value.isEmpty())) {
                redactor.add(url.queryParameterName(i));
            }
        }
        if (isEndpoint) {
            // a key may be too short to be a secret by itself
            redactor.add(url.encodedPath());
            redactor.add(url.encodedPath() + "?" + url.encodedQuery());
        }
        if (webSocket != null) {
            webSocket.addSecretsTo(redactor);
        }
    }

    private static void addLong(List<String> parts, int longEnough, Redactor redactor) {
        for (String part : parts) { // a stream would load its classes before a program's first call
            if (part.length() >= longEnough) {
                redactor.add(part);
            }
        }
    }
}

package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.testing.FakeNode;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import okhttp3.Credentials;
import okhttp3.OkHttpClient;

/** A secret that must not be shown, and the ways to give one to a client. */
record Canary(String text) {
    private static final int WINDOW = 8;

    /** The place of a secret. */
    enum Place {
        API_KEY,
        BEARER,
        BASIC,
        SUPPLIER,
        CALL_HEADER,
        INTERCEPTOR,
        PROXY,
        PASSWORD_IN_URL,
        USER_IN_URL,
        PATH_OF_URL,
        QUERY_OF_URL
    }

    /** Other encodings of it. */
    List<String> forms(Place place) {
        Base64.Encoder base64 = Base64.getEncoder();
        boolean credentials = place == Place.BASIC || place == Place.PROXY || place == Place.PASSWORD_IN_URL;
        String go = json().replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
        return List.of(
                text,
                go,
                go.replace("=", "\\u003d").replace("'", "\\u0027"), // Gson's
                URLEncoder.encode(text, UTF_8),
                base64.encodeToString(text.getBytes(UTF_8)),
                credentials ? base64.encodeToString(("user:" + text).getBytes(UTF_8)) : text,
                Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(UTF_8)));
    }

    private String json() {
        return String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text));
    }

    /** A part of it in {@code shown} of at least a dozen characters; empty if there is none. */
    String pieceIn(String shown) {
        List<String> forms = new ArrayList<>(forms(Place.BASIC));
        forms.add(json());
        for (String form : forms) {
            for (int from = 0; from + WINDOW <= form.length(); from += WINDOW / 2) {
                if (shown.contains(form.substring(from, from + WINDOW))) {
                    return form.substring(from, from + WINDOW);
                }
            }
        }
        return "";
    }

    String url(Place place, FakeNode node) {
        String host = "127.0.0.1:" + node.port();
        String encoded = URLEncoder.encode(text, UTF_8);
        return switch (place) {
            case PROXY -> "http://node.example";
            case PASSWORD_IN_URL -> "http://user:" + encoded + "@" + host;
            case USER_IN_URL -> "http://" + encoded + "@" + host;
            case PATH_OF_URL -> "http://" + host + "/v2/" + encoded;
            case QUERY_OF_URL -> "http://" + host + "/?apikey=" + encoded;
            default -> "http://" + host;
        };
    }

    Consumer<TestOptions> options(Place place, FakeNode node) {
        return options -> {
            options.retries(0).maxResponseBytes(20_000);
            switch (place) {
                case API_KEY -> options.header("x-service-api-key", text);
                case BEARER -> options.header("Authorization", "Bearer " + text);
                case BASIC -> options.header("Authorization", Credentials.basic("user", text));
                case SUPPLIER -> options.headers(() -> Map.of("x-token", text));
                case INTERCEPTOR ->
                    options.httpClient(new OkHttpClient.Builder()
                            .addInterceptor(chain -> chain.proceed(chain.request()
                                    .newBuilder()
                                    .header("x-mine", text)
                                    .build()))
                            .build());
                case PROXY ->
                    options.httpClient(new OkHttpClient.Builder()
                            .proxy(new Proxy(Proxy.Type.HTTP, new InetSocketAddress("127.0.0.1", node.port())))
                            .proxyAuthenticator((route, response) -> response.request()
                                    .newBuilder()
                                    .header("Proxy-Authorization", Credentials.basic("user", text))
                                    .build())
                            .build());
                default -> {
                    return; // the secret is in the URL or in the call
                }
            }
        };
    }

    /** The failure of a header value with a secret and a line break. */
    InvalidRequestException refusedHeader() {
        try {
            TestOptions.of(options -> options.header("x-service-api-key", text + "\n"));
        } catch (InvalidRequestException e) {
            return e;
        }
        throw new AssertionError("a line break was taken");
    }
}

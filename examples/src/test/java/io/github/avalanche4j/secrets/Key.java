package io.github.avalanche4j.secrets;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import io.github.avalanche4j.core.ClientOptions;
import java.net.URLEncoder;
import java.util.Base64;
import java.util.List;

/** A key that must not appear anywhere, and the places where a user puts it. */
enum Key {
    HEADER("%s"),
    QUERY("%s/?apikey=%s"),
    PATH("%s/keys/%s"),
    PASSWORD("user:%2$s@"),
    USER("%2$s@");

    /** Has characters that URLs, JSON and Base64 escape. */
    static final String TEXT = "Canary+K3y/0123=4567<89>'ab'cd%ef&gh";

    private static final int WINDOW = 8;

    private final String form;
    private final List<String> forms;

    Key(String form) {
        this.form = form;
        this.forms = forms();
    }

    /** The address of the server at {@code url}, with the key if it is part of the address. */
    String in(String url) {
        return in(url, TEXT);
    }

    /** The same with another key. */
    String in(String url, String text) {
        String encoded = URLEncoder.encode(text, UTF_8);
        return isUserInfo()
                ? url.replace("://", "://" + String.format(form, url, encoded))
                : String.format(form, url, encoded);
    }

    /** Sets the key if it is not part of the address, and switches retries off. */
    void set(ClientOptions<?> options) {
        options.retries(0);
        if (this == HEADER) {
            options.header("x-service-key", TEXT);
        }
    }

    private boolean isUserInfo() {
        return form.endsWith("@");
    }

    /** A text from a server with every spelling of the key. */
    String echo() {
        return String.join(" ", forms);
    }

    /** Valid JSON from a server with the key, once with every character escaped. */
    String escaped() {
        String escaped = TEXT.chars().mapToObj(c -> String.format("\\u%04x", c)).collect(joining());
        return '"' + echo() + ' ' + escaped + '"';
    }

    /** The key and its other spellings. */
    private List<String> forms() {
        Base64.Encoder base64 = Base64.getEncoder();
        String go = TEXT.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
        String user = form.startsWith("user") ? "user:" + TEXT : TEXT + ":";
        return List.of(
                TEXT,
                go,
                go.replace("=", "\\u003d").replace("'", "\\u0027"), // Gson's
                TEXT.replace("/", "\\/"), // PHP's
                URLEncoder.encode(TEXT, UTF_8),
                base64.encodeToString((isUserInfo() ? user : TEXT).getBytes(UTF_8)),
                Base64.getUrlEncoder().withoutPadding().encodeToString(TEXT.getBytes(UTF_8)));
    }

    /** A part of the key of at least eight characters in {@code shown}, or empty. */
    String pieceIn(String shown) {
        for (String written : forms) {
            for (int from = 0; from + WINDOW <= written.length(); from += WINDOW / 2) {
                String piece = written.substring(from, from + WINDOW);
                if (shown.contains(piece)) {
                    return piece;
                }
            }
        }
        return "";
    }
}

package io.github.avalanche4j.secrets;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import io.github.avalanche4j.core.ClientOptions;
import java.net.URLEncoder;
import java.util.Base64;
import java.util.List;

/** A key that must be found nowhere, and where a user puts it. */
enum Key {
    HEADER("%s"),
    QUERY("%s/?apikey=%s"),
    PATH("%s/keys/%s"),
    PASSWORD("user:%2$s@"),
    USER("%2$s@");

    /** With what URLs, JSON and Base64 write in another way. */
    static final String TEXT = "Canary+K3y/0123=4567<89>'ab'cd%ef&gh";

    private static final int WINDOW = 8;

    private final String form;
    private final List<String> forms;

    Key(String form) {
        this.form = form;
        this.forms = forms();
    }

    /** The address of a server at {@code url}, with the key where it is part of the address. */
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

    /** Puts the key where it is no part of the address; what fails, fails at once. */
    void set(ClientOptions.Builder options) {
        options.retries(0);
        if (this == HEADER) {
            options.header("x-service-key", TEXT);
        }
    }

    private boolean isUserInfo() {
        return form.endsWith("@");
    }

    /** What a server says in a text: the key in all the ways in which others may write it. */
    String echo() {
        return String.join(" ", forms);
    }

    /** What a server says in JSON that can be read; here one writes every character as an escape. */
    String escaped() {
        String escaped = TEXT.chars().mapToObj(c -> String.format("\\u%04x", c)).collect(joining());
        return '"' + echo() + ' ' + escaped + '"';
    }

    /** As itself, and as others write it. */
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

    /** A piece of it in {@code shown}; empty where there is none of eight characters. */
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

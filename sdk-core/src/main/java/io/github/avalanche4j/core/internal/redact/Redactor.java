package io.github.avalanche4j.core.internal.redact;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.net.URLEncoder;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Keeps secrets out of messages, log lines and causes: masks the secrets of a client in any text. */
public final class Redactor {
    /** What replaces a secret. */
    public static final String MASK = "***";

    // a shorter text is not treated as a secret, because masking it would make messages unreadable
    private static final int SHORTEST = 6;

    // shorter pieces of a secret at the edge of a text are not masked
    private static final int SHORTEST_PIECE = 4;
    private static final String BASIC = "Basic ";

    // longest first, or masking a part would leave the rest; the list is immutable, so it can be shared
    private volatile List<String> texts;

    public Redactor() {
        texts = List.of();
    }

    /** A redactor with the current secrets of {@code base}; later additions are not shared. */
    public Redactor(Redactor base) {
        texts = base.texts;
    }

    /** Adds a header's value: as a whole, each of its words, and decoded Basic credentials. */
    public void addHeaderValue(String value) {
        if (texts.contains(value)) {
            return;
        }
        add(value);
        for (String word : value.split("[\\s,;=]+", -1)) {
            add(word);
        }
        if (value.regionMatches(true, 0, BASIC, 0, BASIC.length())) {
            addBasic(value.substring(BASIC.length()).strip());
        }
    }

    private void addBasic(String credentials) {
        try {
            String decoded = new String(Base64.getDecoder().decode(credentials), UTF_8);
            add(decoded);
            for (String part : decoded.split(":", 2)) {
                add(part);
            }
        } catch (IllegalArgumentException e) {
            return; // not Base64: masked unchanged
        }
    }

    public void addHeaderValues(Collection<String> values) {
        values.forEach(this::addHeaderValue);
    }

    /** Adds a text, with its forms in a URL, in JSON and in Base64. */
    public void add(String text) {
        if (text.length() < SHORTEST) {
            return;
        }
        byte[] bytes = text.getBytes(UTF_8);
        String json = String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text));
        Set<String> forms = new LinkedHashSet<>();
        forms.add(text);
        forms.add(URLEncoder.encode(text, UTF_8));
        forms.add(URLEncoder.encode(text, UTF_8).replace("+", "%20"));
        forms.add(json);
        // the form that Go, Gson and PHP write
        String go = json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
        forms.add(go);
        forms.add(go.replace("=", "\\u003d").replace("'", "\\u0027"));
        forms.add(json.replace("/", "\\/"));
        forms.add(Base64.getEncoder().withoutPadding().encodeToString(bytes));
        forms.add(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
        addAll(forms);
    }

    private synchronized void addAll(Set<String> forms) {
        texts = Stream.concat(texts.stream(), forms.stream())
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    /** The text without secrets. */
    public String redact(String text) {
        String clean = text;
        for (String secret : texts) {
            clean = clean.replace(secret, MASK);
        }
        return clean.indexOf('\\') < 0 ? clean : new Unescaped(clean).without(texts, MASK);
    }

    /**
     * Like {@link #redact}, for a text cut out of a longer one: pieces of a secret at its ends are masked too.
     */
    public String redactFragment(String text) {
        String clean = redact(text);
        int head = 0;
        int tail = 0;
        for (String secret : texts) {
            head = Math.max(head, overlap(secret, clean));
            tail = Math.max(tail, overlap(clean, secret));
        }
        int end = Math.max(head, clean.length() - tail);
        return (head > 0 ? MASK : "") + clean.substring(head, end) + (end < clean.length() ? MASK : "");
    }

    /** The length of the longest end of {@code first} that {@code second} starts with. */
    private static int overlap(String first, String second) {
        for (int length = Math.min(first.length(), second.length()); length >= SHORTEST_PIECE; length--) {
            if (first.regionMatches(first.length() - length, second, 0, length)) {
                return length;
            }
        }
        return 0;
    }

    /** The exception; if any in its chain holds a secret, an equivalent exception without it. */
    public IOException redact(IOException fault) {
        if (!exposes(fault)) {
            return fault;
        }
        IOException clean = new IOException(redact(fault.getClass().getName() + ": " + fault.getMessage()));
        clean.setStackTrace(fault.getStackTrace());
        return clean;
    }

    private boolean exposes(Throwable fault) {
        for (Throwable at = fault; at != null; at = at.getCause()) {
            String message = String.valueOf(at.getMessage());
            if (!message.equals(redact(message))) {
                return true;
            }
            for (Throwable suppressed : at.getSuppressed()) {
                if (exposes(suppressed)) {
                    return true;
                }
            }
        }
        return false;
    }
}

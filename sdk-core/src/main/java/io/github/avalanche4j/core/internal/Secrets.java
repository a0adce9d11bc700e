package io.github.avalanche4j.core.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URLEncoder;
import java.util.Base64;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/** What no message, log line or cause may show, and how it is kept out of text that came from elsewhere. */
public final class Secrets {
    /** What stands in a secret's place. */
    public static final String MASK = "***";

    // a shorter text is no secret, and masking it everywhere would make messages unreadable
    private static final int SHORTEST = 6;

    private final Set<String> texts = new CopyOnWriteArraySet<>();

    Secrets() {}

    Secrets(Secrets base) {
        texts.addAll(base.texts);
    }

    /** Hides a header's value: whole, by its words, and what Basic credentials decode to. */
    void hideHeader(String value) {
        hide(value);
        String[] words = value.split("[\\s,;=]+", -1);
        for (String word : words) {
            hide(word);
        }
        if (words.length == 2 && words[0].equalsIgnoreCase("Basic")) {
            hideBasic(words[1]);
        }
    }

    private void hideBasic(String credentials) {
        try {
            String decoded = new String(Base64.getDecoder().decode(credentials), UTF_8);
            hide(decoded);
            for (String part : decoded.split(":", 2)) {
                hide(part);
            }
        } catch (IllegalArgumentException e) {
            return; // not Base64: hidden as it is
        }
    }

    void hideHeaders(Collection<String> values) {
        values.forEach(this::hideHeader);
    }

    /** Hides a text, also as it looks in a URL and in Base64. */
    void hide(String text) {
        if (text.length() < SHORTEST) {
            return;
        }
        Set<String> forms = new LinkedHashSet<>();
        forms.add(text);
        forms.add(URLEncoder.encode(text, UTF_8));
        forms.add(Base64.getEncoder().encodeToString(text.getBytes(UTF_8)));
        texts.addAll(forms);
    }

    /** The text without secrets. */
    public String clean(String text) {
        String clean = text;
        // longest first, or a part would leave the rest of the whole behind
        for (String secret :
                texts.stream().sorted((a, b) -> b.length() - a.length()).toList()) {
            clean = clean.replace(secret, MASK);
        }
        return clean;
    }

    /** The exception, or one that says the same without secrets if any in its chain holds one. */
    IOException clean(IOException fault) {
        if (!exposes(fault)) {
            return fault;
        }
        IOException clean = new IOException(clean(fault.getClass().getName() + ": " + fault.getMessage()));
        clean.setStackTrace(fault.getStackTrace());
        return clean;
    }

    private boolean exposes(Throwable fault) {
        for (Throwable at = fault; at != null; at = at.getCause()) {
            String message = String.valueOf(at.getMessage());
            if (!message.equals(clean(message))) {
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

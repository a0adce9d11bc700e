package io.github.avalanche4j.core.internal.endpoint;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.internal.codec.Hex;
import io.github.avalanche4j.core.internal.hash.Sha256;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** A digest of a list's parameters that also shows which of them differ in another list. */
public final class ParameterDigest {
    private static final int WHOLE = 16;
    private static final int EACH = 4;

    private ParameterDigest() {}

    /** The digest of a request's path, query and body, followed by a short digest of each parameter. */
    public static String of(String template, String path, HttpUrl url, @Nullable ObjectNode body) {
        Map<String, String> values = new TreeMap<>();
        String[] names = template.split("/");
        String[] parts = path.split("/");
        for (int i = 0; i < Math.min(names.length, parts.length); i++) {
            if (names[i].startsWith("{") && names[i].endsWith("}")) {
                values.put(names[i].substring(1, names[i].length() - 1), parts[i]);
            }
        }
        url.queryParameterNames().forEach(name -> values.put(name, "" + url.queryParameterValues(name)));
        if (body != null) {
            body.properties().forEach(field -> values.put(field.getKey(), "" + field.getValue()));
        }
        // the path names the listed object, so the list of another address is another list
        String all = path + "?" + url.query() + (body == null ? "" : body);
        StringBuilder digest = new StringBuilder(hash(all, WHOLE));
        // a stream would load its classes before a program's first page
        values.forEach(
                (name, value) -> digest.append('~').append(name).append('=').append(hash(value, EACH)));
        return digest.toString();
    }

    /** The names of the parameters whose values differ, as far as the digests show it. */
    public static List<String> differing(String one, String other) {
        Map<String, String> ones = values(one);
        Map<String, String> others = values(other);
        TreeSet<String> names = new TreeSet<>(ones.keySet());
        names.addAll(others.keySet());
        return names.stream()
                .filter(name -> !Objects.equals(ones.get(name), others.get(name)))
                .toList();
    }

    private static Map<String, String> values(String digest) {
        Map<String, String> values = new TreeMap<>();
        String[] parts = digest.split("~");
        for (int i = 1; i < parts.length; i++) {
            String[] value = parts[i].split("=", 2);
            values.put(value[0], value[value.length - 1]);
        }
        return values;
    }

    private static String hash(String value, int digits) {
        byte[] text = value.getBytes(UTF_8);
        return Hex.encode(Sha256.hash(text, text.length)).substring(2, 2 + digits);
    }
}

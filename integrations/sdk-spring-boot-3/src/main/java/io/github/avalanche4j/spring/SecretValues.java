package io.github.avalanche4j.spring;

import java.net.URI;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.springframework.boot.actuate.endpoint.SanitizableData;
import org.springframework.boot.actuate.endpoint.SanitizingFunction;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.env.Environment;

/**
 * Hides this library's secrets from Actuator, whatever {@code show-values} is: keys, webhook secrets, headers and the
 * parts of URLs that may be keys; and the private keys of an application. They are hidden wherever they occur: in the
 * property, in the environment variable that it refers to, on the command line.
 */
final class SecretValues implements SanitizingFunction {
    private static final Bindable<Map<String, Object>> TREE = Bindable.mapOf(String.class, Object.class);
    /** A shorter text may occur in other values by chance. */
    private static final int LENGTH_TO_SEARCH = 8;

    /** A key of the P-, X- or C-Chain as AvalancheGo writes it: no property of this library's, but an application's. */
    private static final Pattern PRIVATE_KEY = Pattern.compile("PrivateKey-\\w+");

    private final Set<String> secrets;

    private SecretValues(Set<String> secrets) {
        this.secrets = secrets;
    }

    static SecretValues of(Environment environment) {
        Set<String> secrets = new LinkedHashSet<>();
        Binder.get(environment).bind("avalanche", TREE).ifBound(tree -> collect("avalanche", tree, secrets));
        return new SecretValues(secrets);
    }

    private static void collect(String name, Map<?, ?> tree, Set<String> secrets) {
        tree.forEach((key, value) -> {
            String path = name + "." + key;
            if (value instanceof Map<?, ?> deeper) {
                collect(path, deeper, secrets);
            } else if (isUrl(path)) {
                secrets.addAll(privateParts(String.valueOf(value)));
            } else if (isSecret(path)) {
                secrets.add(String.valueOf(value));
            }
        });
        secrets.remove("");
    }

    /** The name as in any source: {@code avalanche.data.key}, {@code AVALANCHE_DATA_KEY}. */
    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replace("-", "").replace('_', '.');
    }

    private static boolean isSecret(String name) {
        String plain = plain(name);
        return plain.startsWith("avalanche.")
                && (plain.endsWith("key") || plain.endsWith("secret") || plain.contains(".headers."));
    }

    private static boolean isUrl(String name) {
        String plain = plain(name);
        return plain.startsWith("avalanche.") && plain.endsWith("url");
    }

    /** User and password, and the path: providers put keys there. */
    private static Set<String> privateParts(String url) {
        try {
            URI uri = URI.create(url.strip());
            Set<String> parts = new LinkedHashSet<>();
            for (String part : new String[] {uri.getRawUserInfo(), uri.getRawPath(), uri.getRawQuery()}) {
                if (part != null && !part.equals("/")) {
                    parts.add(part);
                }
            }
            return parts;
        } catch (IllegalArgumentException e) {
            return Set.of(url);
        }
    }

    @Override
    public SanitizableData apply(SanitizableData data) {
        if (data.getValue() == null) {
            return data;
        }
        if (isSecret(data.getKey())) {
            return data.withValue(SanitizableData.SANITIZED_VALUE);
        }
        String value = data.getValue().toString();
        boolean ours = plain(data.getKey()).startsWith("avalanche.");
        String shown = value;
        for (String secret : secrets) {
            if (value.equals(secret)) {
                return data.withValue(SanitizableData.SANITIZED_VALUE);
            }
            if (ours || secret.length() >= LENGTH_TO_SEARCH) {
                shown = shown.replace(secret, SanitizableData.SANITIZED_VALUE);
            }
        }
        shown = PRIVATE_KEY.matcher(shown).replaceAll(SanitizableData.SANITIZED_VALUE);
        return shown.equals(value) ? data : data.withValue(shown);
    }
}

package io.github.avalanche4j.core.internal.http;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says what is wrong with a text that is not a URL. A user, a password, a path or a query may be secret: of the text,
 * only a scheme, or a port of a URL without a user, is shown.
 */
final class UrlFault {
    private static final Pattern SERVER =
            Pattern.compile("(localhost|([A-Za-z0-9-]{1,63}\\.)+[A-Za-z0-9-]{1,63}):[0-9]{1,5}/?");
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]{0,9}):/*(.*)", Pattern.DOTALL);
    private static final Pattern AUTHORITY = Pattern.compile("[^/\\\\?#]*");
    private static final Pattern PORT = Pattern.compile("(.*):([^:\\]]*)", Pattern.DOTALL);
    private static final int HIGHEST_PORT = 65_535;

    private UrlFault() {}

    /** Whether a text is only a host with a port. */
    static boolean isServer(String text) {
        return SERVER.matcher(text).matches();
    }

    /** What to correct; empty if nothing is known. {@code server} is whether the text is only a host with a port. */
    static String of(String text, boolean server) {
        if (text.isBlank()) {
            return "";
        } else if (text.chars().anyMatch(Character::isWhitespace)) {
            return "it has white space inside";
        } else if (!text.contains("://")) {
            return "the scheme is missing: write "
                    + (server ? "http://" + text : "http:// or https:// before the host");
        }
        Matcher parts = SCHEME.matcher(text);
        if (!parts.matches()) {
            return "write http:// or https:// before the host";
        }
        String scheme = parts.group(1).toLowerCase(Locale.ROOT);
        return scheme.equals("http") || scheme.equals("https")
                ? ofAuthority(parts.group(2))
                : "its scheme is " + scheme + ": write http:// or https://";
    }

    private static String ofAuthority(String rest) {
        Matcher found = AUTHORITY.matcher(rest);
        String authority = found.lookingAt() ? found.group() : "";
        String server = authority.substring(authority.lastIndexOf('@') + 1);
        if (server.startsWith("[")
                ? server.indexOf(']') < 0
                : server.chars().filter(c -> c == ':').count() > 1) {
            return "an IPv6 address is written in brackets: http://[::1]:9650";
        } else if (server.startsWith("[") && server.contains("%")) {
            return "an IPv6 address in a URL has no zone, the part after %: name the host, or use an address that is "
                    + "not link-local";
        }
        Matcher port = PORT.matcher(server);
        boolean hasPort = port.matches();
        if ((hasPort ? port.group(1) : server).isEmpty()) {
            return "the host is missing";
        } else if (hasPort && !isPort(port.group(2))) {
            boolean mayBeSecret = rest.contains("@") || !port.group(2).matches("[0-9]{1,9}");
            return "its port" + (mayBeSecret ? "" : ", " + port.group(2) + ",") + " is not a number from 1 to "
                    + HIGHEST_PORT;
        }
        return "its host is neither a name nor an address";
    }

    private static boolean isPort(String text) {
        if (!text.matches("[0-9]{1,9}")) {
            return false;
        }
        int port = Integer.parseInt(text);
        return port >= 1 && port <= HIGHEST_PORT;
    }
}

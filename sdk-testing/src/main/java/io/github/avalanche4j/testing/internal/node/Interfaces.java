package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.args.Nearest;
import io.github.avalanche4j.testing.internal.codec.Cb58;
import io.github.avalanche4j.testing.internal.codec.Resources;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The interfaces of a node: their methods and paths, and why a node cannot have a name. */
public final class Interfaces {
    private static final List<String> INDICES = List.of(
            "/ext/index/P/block", "/ext/index/X/block", "/ext/index/X/tx", "/ext/index/X/vtx", "/ext/index/C/block");
    private static final Set<String> HEALTH =
            Set.of("/ext/health", "/ext/health/health", "/ext/health/readiness", "/ext/health/liveness");
    /** the aliases that each node has */
    private static final List<String> ALIASES = List.of("P", "platform", "X", "avm", "C", "evm");

    private static final Pattern CHAIN = Pattern.compile(
            "/ext/(?:bc/)?([^/]+)((?:/(?:rpc|ws|admin|avax|wallet|" + "proposervm|validators|vm|events))?)");
    private static final Pattern ALIAS = Pattern.compile("[\\w.~-]+");
    /** shorter texts are aliases */
    private static final int SHORTEST_ID = 40;

    /** the paths by interface */
    private static final Map<String, List<String>> PATHS = new LinkedHashMap<>();

    private static final Set<String> METHODS = new TreeSet<>();

    static {
        Resources.read(Interfaces.class, "interfaces.txt")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" \\| "))
                .forEach(column -> {
                    List<String> paths = List.of(column[1].split(" "));
                    PATHS.put(column[0], paths);
                    String separator = paths.get(0).endsWith("/rpc") ? "_" : ".";
                    Stream.of(column[2].split(" ")).forEach(method -> METHODS.add(column[0] + separator + method));
                });
    }

    private Interfaces() {}

    public static boolean isMethod(String method) {
        return METHODS.contains(method);
    }

    /** {@return all methods} */
    public static Set<String> methods() {
        return Set.copyOf(METHODS);
    }

    /** {@return what is wrong with a method that a node does not have} */
    public static String unknownMethod(String method) {
        String near = Nearest.didYouMean(method, METHODS);
        String known = near.isEmpty() && !PATHS.containsKey(method.split("[._]", 2)[0])
                ? "; a node has the interfaces " + String.join(", ", new TreeSet<>(PATHS.keySet()))
                : near;
        return "unknown method '" + Args.visible(method) + "'" + known;
    }

    /** The path without the prefix of a proxy. */
    private static String ofNode(String path) {
        int start = path.lastIndexOf("/ext/");
        return start < 0 ? path : path.substring(start);
    }

    /** {@return whether a node can have this path, which has no query} */
    public static boolean isPath(String path) {
        String own = ofNode(path);
        if (own.equals("/ext/info")
                || own.equals("/ext/admin")
                || own.equals("/ext/metrics")
                || HEALTH.contains(own)
                || INDICES.contains(own)) {
            return true;
        }
        Matcher chain = CHAIN.matcher(own);
        boolean named = own.startsWith("/ext/bc/");
        return chain.matches() && (named ? isChain(chain.group(1)) : ALIASES.contains(chain.group(1)));
    }

    /** {@return paths like this one, which a test may have meant} */
    public static List<String> pathsLike(String path) {
        List<String> paths = new ArrayList<>(HEALTH);
        paths.addAll(List.of("/ext/info", "/ext/admin", "/ext/metrics"));
        paths.addAll(INDICES);
        String[] parts = path.split("/", -1);
        List<String> chains = new ArrayList<>(List.of("P", "X", "C"));
        if (parts.length > 3 && parts[2].equals("bc") && isChain(parts[3])) {
            chains.add(parts[3]);
        }
        for (String chain : chains) {
            paths.add("/ext/bc/" + chain);
            for (String end : List.of("rpc", "ws", "avax", "admin", "wallet", "proposervm", "validators")) {
                paths.add("/ext/bc/" + chain + "/" + end);
            }
        }
        return paths;
    }

    /** {@return whether a path, which has no query, is one of the method's interface, or not of a node} */
    public static boolean isPathOf(String method, String path) {
        List<String> paths = PATHS.get(method.split("[._]", 2)[0]);
        String own = ofNode(path);
        if (paths == null || !own.startsWith("/ext/")) {
            return true;
        }
        Matcher chain = CHAIN.matcher(own);
        String shape = own.startsWith("/ext/index/")
                ? "/ext/index/{chain}/{kind}"
                : !paths.contains(own) && !HEALTH.contains(own) && chain.matches()
                        ? "/ext/bc/{chain}" + chain.group(2)
                        : own;
        return paths.contains(shape);
    }

    /** {@return the paths of the method's interface, in words} */
    public static String pathsOf(String method) {
        return String.join(" or ", PATHS.getOrDefault(method.split("[._]", 2)[0], List.of()));
    }

    /** Whether a node can have a chain with this alias or id. */
    private static boolean isChain(String chain) {
        boolean almost = ALIASES.stream().anyMatch(alias -> alias.equalsIgnoreCase(chain) && !alias.equals(chain));
        return ALIAS.matcher(chain).matches()
                && !almost
                && !chain.matches("[0-9]+")
                && (chain.length() < SHORTEST_ID || Cb58.decode(chain, 32) != null);
    }

    /**
     * The alias or id of an EVM chain.
     *
     * @return the alias of a chain of the primary network, if {@code chain} is its id
     */
    public static String evmChain(String chain) {
        Args.text("chain", chain);
        String alias = RequestKey.alias(chain);
        if (!isChain(chain)) {
            String help = chain.contains("/")
                    ? "; it is the alias or id in the path, such as C, not the path"
                    : chain.matches("[0-9]+")
                            ? "; a node names a chain by its alias or blockchain id, not by its EVM chain id; the C-Chain is C"
                            : chain.length() >= SHORTEST_ID
                                    ? "; its checksum is wrong"
                                    : Nearest.didYouMean(chain, List.of("C", "evm"));
            throw new IllegalArgumentException("'" + Args.visible(chain) + "' is not an alias or id of a chain" + help);
        }
        if (alias.equals("P") || alias.equals("X")) {
            throw new IllegalArgumentException("the " + alias + "-Chain ('" + chain + "') is not an EVM chain");
        }
        return alias;
    }

    /** {@return the path of an index, which a test may have named by chain and kind} */
    public static String index(String name) {
        Args.text("path", name);
        String path = name.startsWith("/") ? name : "/ext/index/" + name;
        if (INDICES.contains(path)) {
            return path;
        }
        throw new IllegalArgumentException("no index '" + Args.visible(name) + "'" + Nearest.didYouMean(path, INDICES)
                + " A node has the indexes " + String.join(", ", INDICES));
    }
}

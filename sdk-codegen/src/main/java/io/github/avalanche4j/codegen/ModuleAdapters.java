package io.github.avalanche4j.codegen;

import java.util.Collection;
import java.util.TreeSet;

/**
 * The source of the class that finds the adapters of a whole module. The service loader finds only this one, so a
 * program loads only the classes of packages whose values it uses. The service loader requires a public class, so it is
 * in an internal package, invisible to users.
 */
final class ModuleAdapters {
    private static final String CLASS_NAME = "GeneratedJsonModule";

    private final TreeSet<String> packages;
    private final String root;

    /** The class for a module with adapters in {@code packages}. */
    ModuleAdapters(Collection<String> packages) {
        this.packages = new TreeSet<>(packages);
        this.root = common(this.packages.first(), this.packages.last());
    }

    /** The package that contains both. They are first and last in the alphabet, so it contains all others too. */
    private static String common(String first, String last) {
        String common = first;
        while (!(last + ".").startsWith(common + ".")) {
            common = common.substring(0, common.lastIndexOf('.'));
        }
        return common;
    }

    String className() {
        return packageName() + "." + CLASS_NAME;
    }

    private String packageName() {
        return root + ".internal.generated";
    }

    /** The package that contains all others of the module. */
    String root() {
        return root;
    }

    String text() {
        StringBuilder cases = new StringBuilder();
        // package-private classes, which no other package can name; a constant is all that a native image needs
        packages.forEach(name -> cases.append("                case \"" + name + "\" -> in(Class.forName(\"" + name
                + "." + PackageAdapters.CLASS_NAME + "\")).find(type);\n"));
        return """
                package %s;

                import %s;
                import %s;
                import javax.annotation.processing.Generated;

                /**
                 * Finds the adapters of this module.
                 *
                 * @hidden
                 */
                @Generated("%s")
                @SuppressWarnings("all")
                public final class %s implements JsonAdapterProvider {
                    /** For the service loader. */
                    public %5$s() {}

                    @Override
                    public JsonWriter<?> find(Class<?> type) {
                        try {
                            return switch (type.getPackageName()) {
                %s                default -> null;
                            };
                        } catch (ClassNotFoundException e) {
                            throw new IllegalStateException(e);
                        }
                    }

                    private static JsonAdapterProvider in(Class<?> adapters) {
                        return (JsonAdapterProvider) adapters.getEnumConstants()[0];
                    }
                }
                """.formatted(
                packageName(), Names.PROVIDER, Names.WRITER, JsonAdapterProcessor.class.getName(), CLASS_NAME, cases);
    }
}

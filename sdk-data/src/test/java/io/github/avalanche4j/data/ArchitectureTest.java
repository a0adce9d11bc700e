package io.github.avalanche4j.data;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The dependencies between the packages of this module. */
class ArchitectureTest {
    private static final String ROOT = "io.github.avalanche4j";
    private static final String MODULE = ROOT + ".data";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(MODULE);

    /** An import that a Javadoc link alone needs is in no class file. */
    @Test
    void imports_form_no_circle_of_packages() throws IOException {
        Map<String, Set<String>> imports = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String text = Files.readString(file);
                String own = first("package ([a-z0-9.]+);", text);
                Set<String> of = imports.computeIfAbsent(own, name -> new TreeSet<>());
                Pattern.compile("import (?:static )?(" + MODULE + "[a-z0-9.]*)\\.[A-Z]")
                        .matcher(text)
                        .results()
                        .map(found -> found.group(1))
                        .filter(found -> !found.equals(own))
                        .forEach(of::add);
            }
        }
        assertThat(imports).hasSizeGreaterThan(10).containsKey(MODULE);

        // a package that imports nothing but such packages is in no circle
        boolean fewer = true;
        while (fewer) {
            fewer = imports.values().removeIf(Set::isEmpty);
            imports.values().forEach(of -> of.retainAll(imports.keySet()));
        }
        assertThat(imports).isEmpty();
    }

    private static String first(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    @Test
    void what_subjects_share_knows_no_subject() {
        noClasses()
                .that()
                .resideInAnyPackage(MODULE + ".model", MODULE + ".internal")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(MODULE + ".(evm|network|metrics|aggregator)..")
                .check(CLASSES);
    }
}

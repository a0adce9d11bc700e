package io.github.avalanche4j.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.PROTECTED;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a user sees is what a user may call. It reads the {@code .api} files, which {@link PublicApiTest} keeps. */
class PublicSurfaceTest {
    private static final String ROOT = "io.github.avalanche4j.";
    private static final List<String> MODULES = List.of("core", "node", "data", "signature", "wallet", "l1", "testing");
    private static final Pattern TYPE =
            Pattern.compile("^\\S.*?(class|interface|enum|record) ([\\w.$]+)(?:<.*?>)?(?: : (.*))?$");
    private static final Pattern NAME = Pattern.compile("\\b[a-z]\\w*\\.[\\w.$]+");

    /** A public type: its kind, what it extends, and its members as the list has them. */
    private record Type(String kind, String parents, Set<String> members) {}

    /** The public types of all modules by the names that the lists have for them. */
    private static Map<String, Type> types() throws IOException {
        Map<String, Type> types = new TreeMap<>();
        try (Stream<Path> lists =
                Files.find(Path.of(".."), 3, (file, a) -> file.toString().endsWith(".api"))) {
            for (Path list : lists.toList()) {
                Type current = null;
                for (String line : Files.readAllLines(list)) {
                    Matcher header = TYPE.matcher(line);
                    if (header.matches()) {
                        String parents = header.group(3) == null ? "" : header.group(3);
                        current = new Type(header.group(1), parents, new TreeSet<>());
                        types.put(header.group(2), current);
                    } else if (current != null && !line.isBlank()) {
                        current.members().add(line.strip());
                    }
                }
            }
        }
        assertThat(types).hasSizeGreaterThan(500);
        return types;
    }

    /** A program that uses all modules imports every type by its simple name. */
    @Test
    void no_two_public_types_share_a_simple_name() throws IOException {
        Map<String, Set<String>> packages = new TreeMap<>();
        for (String name : types().keySet()) {
            int end = name.lastIndexOf('.');
            packages.computeIfAbsent(name.substring(end + 1), simple -> new TreeSet<>())
                    .add(name.substring(0, end));
        }

        packages.values().removeIf(names -> names.size() == 1);
        assertThat(packages).isEmpty();
    }

    /** A value that a user receives can be asked, and one that a user has to pass can be made. */
    @Test
    void a_user_can_do_something_with_each_type_that_a_member_takes_or_returns() throws IOException {
        Map<String, Type> types = types();
        Set<String> parents = new TreeSet<>(); // a user asks which of its subtypes a value is
        types.values().forEach(type -> parents.addAll(List.of(type.parents().split(", "))));
        Set<String> opaque = new TreeSet<>();
        types.forEach((name, type) -> {
            if (type.parents().isEmpty()
                    && !parents.contains(name)
                    && type.members().stream()
                            .allMatch(member -> member.contains(" static ") || member.contains(" <init>("))) {
                opaque.add(name);
            }
        });

        Map<String, Set<String>> taken = new TreeMap<>();
        Map<String, Set<String>> returned = new TreeMap<>();
        types.forEach((name, type) -> type.members().forEach(member -> {
            int parameters = Math.max(member.indexOf('('), 0);
            NAME.matcher(member)
                    .results()
                    .filter(used -> opaque.contains(used.group()))
                    .forEach(used -> (used.start() > parameters ? taken : returned)
                            .computeIfAbsent(used.group(), missing -> new TreeSet<>())
                            .add(name + ": " + member));
        }));
        Set<String> useful = new TreeSet<>(taken.keySet());
        useful.retainAll(returned.keySet());
        taken.keySet().removeAll(useful);
        returned.keySet().removeAll(useful);
        // a subclass passes it on from the constants that it lists
        taken.remove("core.value.OpenEnum$Text");

        assertThat(taken).isEmpty();
        assertThat(returned).isEmpty();
    }

    /** What classes of other modules extend, which need a constructor; a user has nothing to extend. */
    private static final Set<String> EXTENDED =
            Set.of("core.AvalancheException", "core.ClientOptions", "core.value.OpenEnum");

    @Test
    void only_what_other_modules_extend_has_protected_members() throws IOException {
        Set<String> extended = new TreeSet<>();
        types().forEach((name, type) -> {
            if (type.members().stream().anyMatch(member -> member.contains("protected "))) {
                extended.add(name);
            }
        });

        assertThat(extended).isEqualTo(EXTENDED);
    }

    /** What has the form of bytes or texts of the network, and so gets no new component. */
    private static final String LAYOUT = """
            core.Part core.Position
            data.genesis.EvmAllowList data.genesis.EvmFeeConfig data.genesis.EvmGenesis
            data.genesis.EvmGenesis$Account data.genesis.EvmGenesisConfig data.genesis.EvmWarpConfig
            node.block.CChainBlock node.block.CChainBlock$Payment node.block.PChainBlock
            node.block.ProposerVmBlock node.block.XChainBlock node.block.XChainVertex
            node.eth.TokenTransfer
            node.evm.RevertReason$Custom node.evm.RevertReason$Message node.evm.RevertReason$Panic
            node.metrics.MetricFamily node.metrics.MetricSample
            node.tx.* node.tx.platform.*
            node.utxo.MintOutput node.utxo.NftMintOutput node.utxo.NftTransferOutput node.utxo.OutputOwners
            node.utxo.PropertyMintOutput node.utxo.PropertyOwnedOutput node.utxo.TransferOutput
            node.utxo.UnknownOutput node.utxo.Utxo
            signature.payload.*
            """;

    /** What a user makes: a small value, or one that a store of a user or a fake holds. */
    private static final String INPUT = """
            l1.EvmCall l1.NewValidator l1.StakeTerms
            signature.CanonicalValidator signature.QuorumFraction signature.WarpAggregator$Request
            spring.AvalancheProperties spring.AvalancheProperties$Data spring.AvalancheProperties$Evm
            spring.AvalancheProperties$Node spring.AvalancheProperties$Payments
            spring.AvalancheProperties$Wallet spring.AvalancheProperties$Webhooks
            testing.FakeValidators$Validator testing.Fixture testing.Recording testing.SampleTransaction
            testing.WebhookDelivery
            wallet.PaymentRecord
            wallet.builder.Complexity wallet.builder.EvmAccount wallet.builder.Funds
            wallet.builder.NetworkIds wallet.builder.PChainPrices wallet.builder.SpentOutputs
            wallet.builder.XChainPrices
            """;

    /** One more component breaks everyone who makes a record or takes it apart. */
    @Test
    void a_record_is_a_fixed_layout_or_a_small_input() throws IOException {
        Set<String> allowed = new TreeSet<>(List.of((LAYOUT + INPUT).strip().split("\\s+")));
        Set<String> unused = new TreeSet<>(allowed);
        Set<String> others = new TreeSet<>();
        types().forEach((name, type) -> {
            if (type.kind().equals("record")) {
                String all = name.substring(0, name.lastIndexOf('.')) + ".*";
                if (!allowed.contains(name) && !allowed.contains(all)) {
                    others.add(name);
                }
                unused.removeAll(Set.of(name, all));
            }
        });

        assertThat(others).isEmpty();
        assertThat(unused).isEmpty();
    }

    @Test
    void no_public_signature_names_an_internal_generated_or_foreign_type() {
        classes()
                .that(DescribedPredicate.describe("are for users", PublicSurfaceTest::isForUsers))
                .should(showNothingInternal())
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("io.github.avalanche4j"));
    }

    private static boolean isForUsers(JavaClass type) {
        return isVisible(type)
                && MODULES.stream().anyMatch(module -> (type.getPackageName() + ".").startsWith(ROOT + module + "."))
                && !type.getPackageName().contains(".internal");
    }

    /** Whether a type is public, and so is every type around it. */
    private static boolean isVisible(JavaClass type) {
        return type.getModifiers().contains(PUBLIC)
                && type.getEnclosingClass().map(PublicSurfaceTest::isVisible).orElse(true);
    }

    private static ArchCondition<JavaClass> showNothingInternal() {
        return new ArchCondition<>("show only types of the JDK and public types of the modules") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getCodeUnits().stream()
                        .filter(PublicSurfaceTest::isShown)
                        .forEach(unit -> involved(unit).forEach(used -> check(unit.getFullName(), used, events)));
                type.getFields().stream()
                        .filter(PublicSurfaceTest::isShown)
                        .forEach(field ->
                                involved(field.getType()).forEach(used -> check(field.getFullName(), used, events)));
                // users see the methods that a public class inherits, not the hidden class that they come from
                Optional<JavaClass> hidden = type.getSuperclass()
                        .map(JavaType::toErasure)
                        .filter(parent -> parent.getPackageName().equals(type.getPackageName()) && !isVisible(parent));
                hidden.ifPresent(parent -> check(parent, events));
                Stream.concat(
                                type.getSuperclass().filter(parent -> hidden.isEmpty()).stream(),
                                type.getInterfaces().stream())
                        .flatMap(PublicSurfaceTest::involved)
                        .forEach(used -> check(type.getName(), used, events));
            }

            private void check(String where, JavaClass used, ConditionEvents events) {
                // a user hands in an HTTP client of their own, and the fakes extend JUnit
                boolean users = used.getName().equals("okhttp3.OkHttpClient") && where.contains("Options")
                        || used.getPackageName().startsWith("org.junit") && where.contains(ROOT + "testing");
                boolean shown =
                        used.isPrimitive() || used.getPackageName().matches("javax?\\..*") || isForUsers(used) || users;
                events.add(new SimpleConditionEvent(used, shown, where + " shows " + used.getName()));
            }
        };
    }

    private static boolean isShown(JavaMember member) {
        return member.getModifiers().contains(PUBLIC) || member.getModifiers().contains(PROTECTED);
    }

    private static Stream<JavaClass> involved(JavaCodeUnit unit) {
        return Stream.concat(
                unit.getAllInvolvedRawTypes().stream().map(JavaClass::getBaseComponentType),
                unit.getThrowsClause().getTypes().stream());
    }

    private static Stream<JavaClass> involved(JavaType type) {
        return type.getAllInvolvedRawTypes().stream().map(JavaClass::getBaseComponentType);
    }
}

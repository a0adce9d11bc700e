package io.github.avalanche4j.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;

/** Nothing of the library runs in the JDK's common pool, which the program may fill. */
class CommonPoolTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.github.avalanche4j");
    private static final Set<String> TIMERS = Set.of("delayedExecutor", "orTimeout", "completeOnTimeout");

    @Test
    void no_timer_and_no_task_is_given_to_the_common_pool() {
        noClasses().should().accessTargetWhere(usesCommonPool()).check(CLASSES);
    }

    private static DescribedPredicate<JavaAccess<?>> usesCommonPool() {
        return DescribedPredicate.describe("is run by the common pool", access -> {
            String name = access.getTarget().getName();
            JavaClass owner = access.getTargetOwner();
            if (owner.isEquivalentTo(ForkJoinPool.class) || name.equals("parallelStream")) {
                return true;
            }
            return owner.isEquivalentTo(CompletableFuture.class)
                    && (TIMERS.contains(name) || name.endsWith("Async") && !hasExecutor(access));
        });
    }

    private static boolean hasExecutor(JavaAccess<?> access) {
        return access instanceof JavaMethodCall call
                && call.getTarget().getRawParameterTypes().stream()
                        .anyMatch(type -> type.isEquivalentTo(Executor.class));
    }
}

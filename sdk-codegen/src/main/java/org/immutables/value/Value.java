package org.immutables.value;

import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The annotations of Immutables, declared for its processor, with its names, attributes and defaults. The original
 * annotations stay in class files, and a compiler that reads such a class file warns if they are missing; these do not
 * stay.
 */
public @interface Value {
    /** Generates a type's implementation. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.SOURCE)
    @interface Immutable {
        boolean singleton() default false;

        boolean intern() default false;

        boolean copy() default true;

        boolean prehash() default false;

        boolean lazyhash() default false;

        boolean builder() default true;
    }

    /** Runs a method whenever a value is created. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.SOURCE)
    @interface Check {}

    /** How implementations are generated. The processor looks up each of these attributes. */
    @Target({ElementType.TYPE, ElementType.PACKAGE, ElementType.ANNOTATION_TYPE})
    @Retention(RetentionPolicy.SOURCE)
    @interface Style {
        String[] get() default "get*";

        String init() default "*";

        String with() default "with*";

        String withUnaryOperator() default "";

        String add() default "add*";

        String addAll() default "addAll*";

        String put() default "put*";

        String putAll() default "putAll*";

        String copyOf() default "copyOf";

        String of() default "of";

        String instance() default "of";

        String builder() default "builder";

        String newBuilder() default "new";

        String from() default "from";

        String build() default "build";

        String buildOrThrow() default "";

        String canBuild() default "";

        String toBuilder() default "";

        String underrideHashCode() default "";

        String underrideEquals() default "";

        String underrideToString() default "";

        String delegateToString() default "";

        String includeHashCode() default "";

        String isInitialized() default "isInitialized";

        String isSet() default "*IsSet";

        String set() default "set*";

        String unset() default "unset*";

        String clear() default "clear";

        String create() default "create";

        String toImmutable() default "toImmutable";

        String typeBuilder() default "Builder";

        String typeInnerBuilder() default "Builder";

        String[] typeAbstract() default "Abstract*";

        String typeImmutable() default "Immutable*";

        String typeImmutableEnclosing() default "Immutable*";

        String typeImmutableNested() default "*";

        String typeModifiable() default "Modifiable*";

        String typeInnerModifiable() default "Modifiable";

        String typeWith() default "With*";

        String packageGenerated() default "*";

        Immutable defaults() default @Immutable;

        boolean jdkOnly() default false;

        boolean jdk9Collections() default false;

        boolean strictBuilder() default false;

        boolean strictModifiable() default true;

        ValidationMethod validationMethod() default ValidationMethod.SIMPLE;

        boolean allParameters() default false;

        boolean defaultAsDefault() default false;

        boolean headerComments() default false;

        Class<? extends Annotation>[] passAnnotations() default {};

        Class<? extends Annotation>[] additionalJsonAnnotations() default {};

        ImplementationVisibility visibility() default ImplementationVisibility.SAME;

        String visibilityString() default "";

        boolean optionalAcceptNullable() default false;

        boolean generateSuppressAllWarnings() default true;

        boolean privateNoargConstructor() default false;

        boolean protectedNoargConstructor() default false;

        boolean attributelessSingleton() default false;

        boolean unsafeDefaultAndDerived() default false;

        boolean clearBuilder() default false;

        boolean isSetOnBuilder() default false;

        boolean deferCollectionAllocation() default false;

        boolean deepImmutablesDetection() default false;

        boolean overshadowImplementation() default false;

        boolean implementationNestedInBuilder() default false;

        boolean forceJacksonPropertyNames() default true;

        boolean setJacksonPropertyRequired() default true;

        boolean forceJacksonIgnoreFields() default false;

        boolean forceEqualsInWithers() default false;

        boolean jacksonIntegration() default true;

        boolean weakInterning() default false;

        boolean alwaysPublicInitializers() default true;

        BuilderVisibility builderVisibility() default BuilderVisibility.PUBLIC;

        String builderVisibilityString() default "";

        Class<? extends RuntimeException> throwForInvalidImmutableState() default IllegalStateException.class;

        Class<? extends RuntimeException> throwForNullPointer() default NullPointerException.class;

        boolean depluralize() default false;

        String[] depluralizeDictionary() default {};

        Class<?>[] immutableCopyOfRoutines() default {};

        boolean stagedBuilder() default false;

        boolean builtinContainerAttributes() default true;

        boolean beanFriendlyModifiables() default false;

        boolean allMandatoryParameters() default false;

        boolean transientDerivedFields() default true;

        boolean finalInstanceFields() default true;

        String redactedMask() default "";

        String nullableAnnotation() default "Nullable";

        boolean attributeBuilderDetection() default false;

        String[] attributeBuilder() default {"Builder", "*Builder", "builder", "from", "build", "*Build", "new"};

        String getBuilder() default "*Builder";

        String setBuilder() default "*Builder";

        String addBuilder() default "add*Builder";

        String addAllBuilder() default "addAll*Builders";

        String getBuilders() default "*Builders";

        Class<? extends Annotation>[] allowedClasspathAnnotations() default {};

        Class<? extends Annotation> fallbackNullableAnnotation() default Inherited.class;

        int limitStringLengthInToString() default 0;

        boolean jakarta() default false;

        boolean legacyAccessorOrdering() default false;

        boolean builderToString() default false;

        boolean mergeFromSupertypesDynamically() default true;

        boolean additionalStrictContainerConstructor() default true;

        /** The visibility of an implementation. */
        enum ImplementationVisibility {
            PUBLIC,
            SAME,
            SAME_NON_RETURNED,
            PACKAGE,
            PRIVATE
        }

        /** The visibility of a builder. */
        enum BuilderVisibility {
            PUBLIC,
            SAME,
            PACKAGE
        }

        /** How values are validated. */
        enum ValidationMethod {
            NONE,
            MANDATORY_ONLY,
            SIMPLE,
            VALIDATION_API
        }
    }
}

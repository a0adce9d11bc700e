package io.github.avalanche4j.codegen;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** A processor that writes sources. */
abstract class SourceProcessor extends AbstractProcessor {
    @Override
    public final SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    /** The types of this round that have an annotation, or a member with it. */
    final Set<TypeElement> types(RoundEnvironment round, String annotation) {
        Set<TypeElement> types = new LinkedHashSet<>();
        TypeElement type = processingEnv.getElementUtils().getTypeElement(annotation);
        for (Element element : type == null ? Set.<Element>of() : round.getElementsAnnotatedWith(type)) {
            Element owner = element.getKind().isClass() || element.getKind().isInterface()
                    ? element
                    : element.getEnclosingElement();
            if (owner instanceof TypeElement declared && !owner.getKind().equals(ElementKind.ANNOTATION_TYPE)) {
                types.add(declared);
            }
        }
        return types;
    }

    final String packageOf(Element element) {
        return processingEnv
                .getElementUtils()
                .getPackageOf(element)
                .getQualifiedName()
                .toString();
    }

    final void write(String className, String text, Element... origins) {
        try (Writer writer =
                processingEnv.getFiler().createSourceFile(className, origins).openWriter()) {
            writer.write(text);
        } catch (IOException e) {
            throw new Problem(origins[0], className + " cannot be written: " + e);
        }
    }

    final void report(Problem problem) {
        processingEnv
                .getMessager()
                .printMessage(
                        Diagnostic.Kind.ERROR, problem.element() + ": " + problem.getMessage(), problem.element());
    }
}

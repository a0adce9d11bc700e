package io.github.avalanche4j.codegen;

import javax.lang.model.element.Element;

/** The reason why no code can be generated, and the part of the source that it concerns. */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Element element;

    Problem(Element element, String reason) {
        super(reason);
        this.element = element;
    }

    Element element() {
        return element;
    }
}

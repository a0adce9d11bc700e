package io.github.avalanche4j.core.internal.wire;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A type without a JSON form; writing it fails with a message that says what to write instead. */
@JacksonAnnotationsInside
@AnyMapper
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface NoJson {
    /** The type to write instead, as the end of a sentence that begins with the type's name. */
    String value();
}

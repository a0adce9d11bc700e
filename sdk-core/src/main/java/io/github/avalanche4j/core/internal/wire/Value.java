package io.github.avalanche4j.core.internal.wire;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** An interface that is a value. Its implementation, and how it is read and written, are generated. */
@JacksonAnnotationsInside
@AnyMapper
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Value {}

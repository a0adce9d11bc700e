package io.github.avalanche4j.core.internal.wire;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.internal.json.ValueDeserializer;
import io.github.avalanche4j.core.internal.json.ValueKeyDeserializer;
import io.github.avalanche4j.core.internal.json.ValueKeySerializer;
import io.github.avalanche4j.core.internal.json.ValueSerializer;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has every Jackson 2 mapper read and write a type, and those below it, by the adapter that the clients use. The clients
 * never look at it.
 */
@JacksonAnnotationsInside
@JsonSerialize(using = ValueSerializer.class, keyUsing = ValueKeySerializer.class)
@JsonDeserialize(using = ValueDeserializer.class, keyUsing = ValueKeyDeserializer.class)
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface AnyMapper {}

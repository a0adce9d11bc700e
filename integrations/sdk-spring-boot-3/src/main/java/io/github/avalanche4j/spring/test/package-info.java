/** Fakes in Spring Boot's tests. */
@NullMarked
package io.github.avalanche4j.spring.test;

import org.jspecify.annotations.NullMarked;

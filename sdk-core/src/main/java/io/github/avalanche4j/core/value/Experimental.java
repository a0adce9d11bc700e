package io.github.avalanche4j.core.value;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks API that may change or disappear in any minor version, without being deprecated first. On a package it marks
 * all of its types. The guide <a href="https://github.com/avalanche4j/avalanche4j/blob/main/docs/guide/upgrading.md">
 * Upgrading</a> lists what is experimental, and why.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.PACKAGE, ElementType.TYPE, ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.FIELD})
public @interface Experimental {}

/**
 * Auto-configuration for Spring Boot: clients, health, info, meters and webhooks from properties under {@code
 * avalanche}.
 */
@NullMarked
package io.github.avalanche4j.spring;

import org.jspecify.annotations.NullMarked;

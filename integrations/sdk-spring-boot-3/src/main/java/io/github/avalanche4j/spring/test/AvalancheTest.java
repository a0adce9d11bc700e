package io.github.avalanche4j.spring.test;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;

/**
 * Starts a fake node and a fake data service before the context of a test, and points the clients of the
 * auto-configuration at them. No property names a port. Needs {@code sdk-testing} on the class path of tests.
 *
 * <pre>{@code
 * @SpringBootTest
 * @AvalancheTest
 * class PortfolioTest {
 *     @Autowired FakeNode node;
 *     @Autowired FakeDataService data;
 *     @Autowired PortfolioService portfolio;
 * }
 * }</pre>
 *
 * <p>Use it beside any annotation that makes a Spring context. A part of an application, such as that of
 * {@code @WebMvcTest}, gets the clients and the parameters for webhooks too; payments, which need a
 * database, need {@code @SpringBootTest}. The fakes are beans: {@code fakeNode}, {@code fakeData},
 * and {@code archiveFake} for a node {@code archive} under {@code avalanche.nodes}. Deliveries of the fake service pass
 * the {@code WebhookVerifier}, whose secret and window are set too. The fakes live as long as the context, which
 * Spring's tests share; scripts and received requests are forgotten after each test.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Inherited
@ImportAutoConfiguration
public @interface AvalancheTest {}

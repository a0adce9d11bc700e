package io.github.avalanche4j.spring;

import io.github.avalanche4j.wallet.PaymentStore;
import java.util.Objects;
import javax.sql.DataSource;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;

/** The store of the wallet's payments in a table of the application's database, unless it has one of its own. */
@AutoConfiguration
@ConditionalOnClass(PaymentStore.class)
class PaymentsAutoConfiguration {
    @Bean
    @ConditionalOnClass(name = "org.springframework.jdbc.core.JdbcTemplate")
    @ConditionalOnProperty("avalanche.wallet.payments.table")
    @ConditionalOnMissingBean
    PaymentStore avalanchePaymentStore(DataSource database, AvalancheProperties properties) {
        return new JdbcPaymentStore(
                database, Objects.requireNonNull(properties.wallet().payments().table()));
    }
}

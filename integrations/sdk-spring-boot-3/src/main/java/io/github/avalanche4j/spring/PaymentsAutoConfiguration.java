package io.github.avalanche4j.spring;

import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Payments;
import io.github.avalanche4j.wallet.Wallet;
import java.util.Objects;
import javax.sql.DataSource;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;

/** Payments by name, in a table of the application's database or in a store of its own. */
@AutoConfiguration(after = WalletAutoConfiguration.class)
@ConditionalOnClass(Payments.class)
class PaymentsAutoConfiguration {
    @Bean
    @ConditionalOnClass(name = "org.springframework.jdbc.core.JdbcTemplate")
    @ConditionalOnProperty("avalanche.wallet.payments.table")
    @ConditionalOnMissingBean
    PaymentStore avalanchePaymentStore(DataSource database, AvalancheProperties properties) {
        return new JdbcPaymentStore(
                database, Objects.requireNonNull(properties.wallet().payments().table()));
    }

    @Bean
    @ConditionalOnBean({Wallet.class, PaymentStore.class})
    @ConditionalOnMissingBean
    Payments avalanchePayments(Wallet wallet, PaymentStore store) {
        return wallet.payments(store);
    }
}

package io.github.avalanche4j.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.DelegatingDataSource;
import org.springframework.jdbc.datasource.LazyConnectionDataSourceProxy;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

@ExtendWith(FakeNodeExtension.class)
class PaymentsTest {
    private static final String TABLE = "avalanche.wallet.payments.table=payments";
    private static final Signer SIGNER = LocalSigner.of(PrivateKey.parse("11".repeat(32)));
    private static final Bech32Address OURS = SIGNER.publicKey().address("P", Network.LOCAL);
    private static final Bech32Address THEIRS =
            PrivateKey.parse("22".repeat(32)).publicKey().address("P", Network.LOCAL);
    private static final PaymentRecord OPEN = new PaymentRecord("a", "transfer", "signed", false);
    private static final PaymentRecord DONE = new PaymentRecord("a", "transfer", "signed", true);

    private final String url = "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1";
    private final JdbcConnectionPool database = JdbcConnectionPool.create(url, "", "");

    @BeforeEach
    void create_the_table_as_the_guide_says() throws IOException {
        String page = Files.readString(Path.of("../../docs/guide/transactions.md"));
        Matcher sql = Pattern.compile("```sql\n(.*?)```", Pattern.DOTALL).matcher(page);
        assertThat(sql.find()).isTrue();
        new JdbcTemplate(database).execute(sql.group(1));
    }

    @AfterEach
    void close() {
        database.dispose();
    }

    private ApplicationContextRunner application(FakeNode node) {
        return application(node, database);
    }

    private static ApplicationContextRunner application(FakeNode node, DataSource source) {
        return Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url(), TABLE)
                .withBean(Signer.class, () -> SIGNER)
                .withBean(DataSource.class, () -> source);
    }

    private static Id pay(AssertableApplicationContext context, String name) {
        return context.getBean(Wallet.class)
                .pay(name, payment(context))
                .execute()
                .id();
    }

    private static TxRequest payment(AssertableApplicationContext context) {
        return context.getBean(Wallet.class).p().transfer(NAvax.ofAvax("1"), THEIRS);
    }

    private void withStore(FakeNode node, Consumer<PaymentStore> story) {
        application(node).run(context -> story.accept(context.getBean(PaymentStore.class)));
    }

    @Test
    void a_name_pays_once_over_two_starts_of_the_application(FakeNode node) {
        FakeLedger ledger = node.ledger().fund(OURS.toString(), 3_000_000_000L);

        application(node).run(first -> {
            Id paid = pay(first, "withdrawal-4711");
            application(node)
                    .run(second -> assertThat(pay(second, "withdrawal-4711")).isEqualTo(paid));
        });

        assertThat(ledger.accepted()).hasSize(1);
    }

    @Test
    void what_was_sent_before_the_application_ended_is_finished_by_resume(FakeNode node) {
        FakeLedger ledger = node.ledger().fund(OURS.toString(), 3_000_000_000L).hold();
        application(node).run(first -> {
            CompletableFuture<?> payment = first.getBean(Wallet.class)
                    .pay("withdrawal-4711", payment(first))
                    .executeAsync();
            while (node.receivedCount("platform.issueTx") == 0) {
                assertThat(payment).isNotDone();
                Thread.onSpinWait();
            }
            payment.cancel(true);
        });
        ledger.release();

        application(node).run(second -> {
            Wallet wallet = second.getBean(Wallet.class);
            assertThat(wallet.unfinished()).extracting(PaymentRecord::name).containsExactly("withdrawal-4711");
            assertThat(wallet.resume().execute()).isEmpty();
            assertThat(wallet.unfinished()).isEmpty();
        });
        assertThat(ledger.accepted()).hasSize(1);
    }

    @Test
    void a_transaction_that_is_rolled_back_does_not_forget_what_was_paid_in_it(FakeNode node) {
        FakeLedger ledger = node.ledger().fund(OURS.toString(), 3_000_000_000L);
        TransactionTemplate transaction = new TransactionTemplate(new DataSourceTransactionManager(database));

        application(node).run(context -> {
            Id paid = transaction.execute(status -> {
                status.setRollbackOnly();
                return pay(context, "withdrawal-4711");
            });
            assertThat(pay(context, "withdrawal-4711")).isEqualTo(paid);
        });

        assertThat(ledger.accepted()).hasSize(1);
    }

    /** With JPA, whose manager binds its connection to the database, and begins the transaction on it by itself. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void the_transaction_of_another_manager_keeps_its_own_end(boolean isCommitted, FakeNode node) {
        JdbcTemplate jdbc = new JdbcTemplate(database);
        jdbc.execute("CREATE TABLE orders (id INT)");
        withStore(node, store -> {
            try (Connection callers = database.getConnection()) {
                callers.setAutoCommit(false);
                TransactionSynchronizationManager.initSynchronization();
                TransactionSynchronizationManager.bindResource(database, new ConnectionHolder(callers));
                jdbc.update("INSERT INTO orders VALUES (1)");

                assertThat(store.save(Optional.empty(), OPEN)).isTrue();
                assertThat(store.save(Optional.empty(), OPEN)).isFalse();

                if (isCommitted) {
                    callers.commit();
                } else {
                    callers.rollback();
                }
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            } finally {
                TransactionSynchronizationManager.unbindResourceIfPossible(database);
                TransactionSynchronizationManager.clearSynchronization();
            }
            assertThat(jdbc.queryForList("SELECT id FROM orders")).hasSize(isCommitted ? 1 : 0);
            assertThat(store.load("a")).contains(OPEN);
        });
    }

    /** The proxy gives whoever asks the connection of the caller's transaction. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_proxy_of_the_database_does_not_lend_the_connection_of_the_caller(boolean isOutermost, FakeNode node) {
        JdbcTemplate jdbc = new JdbcTemplate(database);
        jdbc.execute("CREATE TABLE orders (id INT)");
        TransactionTemplate transaction = new TransactionTemplate(new DataSourceTransactionManager(database));
        DataSource proxy = new TransactionAwareDataSourceProxy(database);

        application(node, isOutermost ? proxy : new LazyConnectionDataSourceProxy(proxy))
                .run(context -> {
                    PaymentStore store = context.getBean(PaymentStore.class);
                    transaction.executeWithoutResult(status -> {
                        status.setRollbackOnly();
                        jdbc.update("INSERT INTO orders VALUES (1)");
                        assertThat(store.save(Optional.empty(), OPEN)).isTrue();
                    });

                    assertThat(jdbc.queryForList("SELECT id FROM orders")).isEmpty();
                    assertThat(store.load("a")).contains(OPEN);
                });
    }

    @Test
    void of_two_who_save_a_name_the_first_one_wins(FakeNode node) {
        PaymentRecord other = new PaymentRecord("a", "transfer", "signed by another", false);
        withStore(node, store -> {
            assertThat(store.save(Optional.empty(), OPEN)).isTrue();
            assertThat(store.save(Optional.empty(), other)).isFalse();
            assertThat(store.save(Optional.of(other), DONE)).isFalse();
            assertThat(store.load("a")).contains(OPEN);
        });
    }

    /** At these levels, a database fails an update whose row has changed meanwhile; at the usual one it changes no row. */
    @ParameterizedTest
    @ValueSource(strings = {"READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"})
    void who_saves_beside_another_one_learns_that_at_any_isolation_level(String level, FakeNode node) {
        JdbcConnectionPool isolated = JdbcConnectionPool.create(
                url + ";INIT=SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL " + level, "", "");
        application(node, isolated).run(context -> {
            PaymentStore store = context.getBean(PaymentStore.class);
            store.save(Optional.empty(), OPEN);
            try (Connection other = database.getConnection()) {
                other.setAutoCommit(false);
                new JdbcTemplate(new SingleConnectionDataSource(other, true))
                        .update("UPDATE payments SET state = 'signed by another'");
                FutureTask<Boolean> saved = new FutureTask<>(() -> store.save(Optional.of(OPEN), DONE));
                new Thread(saved).start();
                while (!isBlocked()) {
                    assertThat(saved.isDone()).isFalse();
                    Thread.onSpinWait();
                }
                other.commit();

                assertThat(saved.get()).isFalse();
            }
            assertThat(store.load("a")).contains(new PaymentRecord("a", "transfer", "signed by another", false));
        });
        isolated.dispose();
    }

    /** At the highest level, the commit may be what fails. */
    @Test
    void who_is_second_at_the_commit_learns_that(FakeNode node) {
        AtomicBoolean fails = new AtomicBoolean();
        DataSource serializable = new DelegatingDataSource(database) {
            @Override
            public Connection getConnection() throws SQLException {
                Connection own = super.getConnection();
                return (Connection) Proxy.newProxyInstance(
                        getClass().getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, arguments) -> {
                            if (method.getName().equals("commit") && fails.getAndSet(false)) {
                                own.rollback();
                                new JdbcTemplate(database).update("UPDATE payments SET state = 'signed by another'");
                                throw new SQLException("could not serialize access", "40001");
                            }
                            return method.invoke(own, arguments);
                        });
            }
        };
        application(node, serializable).run(context -> {
            PaymentStore store = context.getBean(PaymentStore.class);
            assertThat(store.save(Optional.empty(), OPEN)).isTrue();
            fails.set(true);

            assertThat(store.save(Optional.of(OPEN), DONE)).isFalse();
        });
    }

    private boolean isBlocked() {
        return !new JdbcTemplate(database)
                .queryForList("SELECT 1 FROM information_schema.sessions WHERE blocker_id IS NOT NULL")
                .isEmpty();
    }

    @Test
    void a_finished_payment_is_not_opened_again_by_who_read_it_before(FakeNode node) {
        withStore(node, store -> {
            store.save(Optional.empty(), OPEN);
            assertThat(store.save(Optional.of(OPEN), DONE)).isTrue();

            assertThat(store.save(Optional.of(OPEN), new PaymentRecord("a", "transfer", "another", false)))
                    .isFalse();
            assertThat(store.load("a")).contains(DONE);
            assertThat(store.unfinished()).isEmpty();
        });
    }

    @Test
    void a_name_that_the_database_does_not_distinguish_from_another_is_refused(FakeNode node) {
        new JdbcTemplate(database).execute("ALTER TABLE payments ALTER COLUMN name VARCHAR_IGNORECASE(100) NOT NULL");
        node.ledger().fund(OURS.toString(), 3_000_000_000L);
        application(node).run(context -> {
            Id paid = pay(context, "order-a");

            assertThatThrownBy(() -> pay(context, "order-A"))
                    .hasMessageContaining("the store returned payment order-a for order-A");

            assertThat(node.ledger().accepted()).containsExactly(paid.toString());
        });
    }

    @Test
    void without_the_property_payments_are_in_the_store_of_the_application(FakeNode node) {
        ApplicationContextRunner plain = Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url())
                .withBean(Signer.class, () -> SIGNER);
        plain.run(context -> assertThat(context).hasSingleBean(Wallet.class).doesNotHaveBean(PaymentStore.class));
        PaymentStore own = PaymentStore.inMemory();
        plain.withBean(PaymentStore.class, () -> own)
                .run(context ->
                        assertThat(context.getBean(Wallet.class).store()).isSameAs(own));
    }

    @Test
    void a_property_that_is_no_name_of_a_table_or_has_no_database_ends_the_start(FakeNode node) {
        application(node)
                .withPropertyValues("avalanche.wallet.payments.table=payments; DROP TABLE payments")
                .run(context -> assertThat(Objects.requireNonNull(context.getStartupFailure()))
                        .hasStackTraceContaining("avalanche.wallet.payments.table must be the name of a table"));
        Contexts.runner()
                .withPropertyValues(TABLE)
                .run(context -> assertThat(Objects.requireNonNull(context.getStartupFailure()))
                        .hasStackTraceContaining("javax.sql.DataSource"));
    }
}

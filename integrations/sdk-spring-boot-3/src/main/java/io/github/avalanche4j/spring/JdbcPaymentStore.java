package io.github.avalanche4j.spring;

import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.datasource.DelegatingDataSource;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Payments in a table of the application's database. Each access has a transaction of its own, also within one of the
 * caller: a rollback there must not forget bytes that were sent, and an old snapshot must not hide those of others.
 */
final class JdbcPaymentStore implements PaymentStore {
    private static final RowMapper<PaymentRecord> ROW =
            (row, number) -> new PaymentRecord(row.getString(1), row.getString(2), row.getString(3), row.getBoolean(4));

    private final JdbcTemplate jdbc;
    private final TransactionTemplate own;
    private final String table;
    private final String select;

    JdbcPaymentStore(DataSource database, String table) {
        if (!table.matches("[A-Za-z_][A-Za-z0-9_.]*")) { // it becomes part of statements
            throw new PropertyException(
                    "avalanche.wallet.payments.table", "must be the name of a table, but is '" + table + "'");
        }
        DataSource separate = separate(database);
        this.jdbc = new JdbcTemplate(separate);
        this.own = new TransactionTemplate(new JdbcTransactionManager(separate));
        this.own.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
        this.table = table;
        this.select = "SELECT name, purpose, state, finished FROM " + table + " WHERE ";
    }

    /** The same database, of which no transaction manager of the application has bound a connection to the thread. */
    private static DataSource separate(DataSource database) {
        DataSource pool = database;
        for (DataSource each = database; each instanceof DelegatingDataSource proxy; ) {
            each = Objects.requireNonNull(proxy.getTargetDataSource());
            pool = proxy instanceof TransactionAwareDataSourceProxy ? each : pool;
        }
        return new DelegatingDataSource(pool);
    }

    private <T> T committed(Supplier<T> access) {
        return Objects.requireNonNull(own.execute(status -> access.get()));
    }

    /** A database that isolates more than usual fails a change of what another one has changed at the same time. */
    @Override
    public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
        try {
            return committed(() -> before.map(known -> update(known, after)).orElseGet(() -> insert(after))) == 1;
        } catch (DataIntegrityViolationException | ConcurrencyFailureException e) {
            if (load(after.name()).equals(before)) {
                throw e;
            }
            return false;
        }
    }

    private int insert(PaymentRecord record) {
        String insert = "INSERT INTO " + table + " (name, purpose, state, finished) VALUES (?, ?, ?, ?)";
        return jdbc.update(insert, record.name(), record.purpose(), record.state(), record.isFinished());
    }

    private int update(PaymentRecord before, PaymentRecord after) {
        String update =
                "UPDATE " + table + " SET state = ?, finished = ? WHERE name = ? AND state = ? AND finished = ?";
        return jdbc.update(
                update, after.state(), after.isFinished(), before.name(), before.state(), before.isFinished());
    }

    @Override
    public Optional<PaymentRecord> load(String name) {
        return committed(() -> jdbc.query(select + "name = ?", ROW, name)).stream()
                .findFirst(); // the wallet refuses the row of a name that the database takes for the same
    }

    @Override
    public List<PaymentRecord> unfinished() {
        return committed(() -> jdbc.query(select + "finished = ? ORDER BY name", ROW, false));
    }

    /** {@return the table} */
    @Override
    public String toString() {
        return "PaymentStore[" + table + "]";
    }
}

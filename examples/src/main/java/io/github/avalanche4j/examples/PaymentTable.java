package io.github.avalanche4j.examples;

import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Payments in a table, with plain JDBC. Each access commits at once on a connection of its own, whatever transaction
 * the caller is in: a rollback there must not forget bytes that were sent.
 */
final class PaymentTable implements PaymentStore {
    private static final String SCHEMA = "CREATE TABLE IF NOT EXISTS payments (name VARCHAR(100) PRIMARY KEY,"
            + " purpose TEXT NOT NULL, state TEXT NOT NULL, finished BOOLEAN NOT NULL)";
    private static final String SELECT = "SELECT name, purpose, state, finished FROM payments WHERE ";

    private final Connections database;

    /** Opens a connection, such as {@code dataSource::getConnection}. */
    @FunctionalInterface
    interface Connections {
        Connection open() throws SQLException;
    }

    private interface Action<T> {
        T run(PreparedStatement statement) throws SQLException;
    }

    /** The table of a database, which is created if it does not exist. */
    PaymentTable(Connections database) {
        this.database = database;
        boolean unused = run(SCHEMA, PreparedStatement::execute);
    }

    private <T> T run(String sql, Action<T> action, Object... values) {
        try (Connection connection = database.open()) {
            connection.setAutoCommit(true); // a pool may have switched it off
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                for (int i = 0; i < values.length; i++) {
                    statement.setObject(i + 1, values[i]);
                }
                return action.run(statement);
            }
        } catch (SQLException e) {
            throw new UncheckedIOException(new IOException("the database failed: " + e.getMessage(), e));
        }
    }

    private List<PaymentRecord> select(String where, Object value) {
        Action<List<PaymentRecord>> read = statement -> {
            List<PaymentRecord> records = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    records.add(new PaymentRecord(
                            rows.getString(1), rows.getString(2), rows.getString(3), rows.getBoolean(4)));
                }
            }
            return records;
        };
        return run(SELECT + where, read, value);
    }

    /** A change fails if the key is taken, or, at a high isolation level, if another one changes the row meanwhile. */
    @Override
    public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
        try {
            return before.map(known -> update(known, after)).orElseGet(() -> insert(after)) == 1;
        } catch (UncheckedIOException e) {
            if (load(after.name()).equals(before)) {
                throw e;
            }
            return false; // another process was first
        }
    }

    private int insert(PaymentRecord after) {
        String insert = "INSERT INTO payments (name, purpose, state, finished) VALUES (?, ?, ?, ?)";
        return changed(insert, after.name(), after.purpose(), after.state(), after.isFinished());
    }

    private int update(PaymentRecord before, PaymentRecord after) {
        String update = "UPDATE payments SET state = ?, finished = ? WHERE name = ? AND state = ? AND finished = ?";
        return changed(update, after.state(), after.isFinished(), before.name(), before.state(), before.isFinished());
    }

    /** The number of rows that a statement changes. */
    private int changed(String sql, Object... values) {
        return run(sql, PreparedStatement::executeUpdate, values);
    }

    @Override
    public Optional<PaymentRecord> load(String name) {
        return select("name = ?", name).stream()
                .findFirst(); // the wallet refuses the row of a name that the database takes for the same
    }

    @Override
    public List<PaymentRecord> unfinished() {
        return select("finished = ? ORDER BY name", false);
    }
}

package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.block.Block;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.block.XChainVertex;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Blocks, transactions and UTXOs of a chain as tables. Rows and the position after them are committed together, so a
 * program that is killed between two commits loses both, and writes the same rows again when it continues.
 */
final class ChainTables implements AutoCloseable {
    private static final List<String> SCHEMA = List.of(
            "CREATE TABLE IF NOT EXISTS places (chain VARCHAR(16) PRIMARY KEY, place VARCHAR(2000) NOT NULL)",
            "CREATE TABLE IF NOT EXISTS blocks (container BIGINT PRIMARY KEY, id VARCHAR(66) NOT NULL,"
                    + " height NUMERIC(20), accepted TIMESTAMP WITH TIME ZONE NOT NULL, problem VARCHAR(2000))",
            "CREATE TABLE IF NOT EXISTS txs (id VARCHAR(66) PRIMARY KEY,"
                    + " container BIGINT NOT NULL REFERENCES blocks, kind VARCHAR(100) NOT NULL)",
            "CREATE TABLE IF NOT EXISTS utxos (tx VARCHAR(66) NOT NULL REFERENCES txs, output BIGINT NOT NULL,"
                    + " asset VARCHAR(66) NOT NULL, amount NUMERIC(20), owner VARCHAR(2000) NOT NULL,"
                    + " spent_by VARCHAR(66), PRIMARY KEY (tx, output))");
    private static final List<String> QUESTIONS = List.of(
            "SELECT kind, COUNT(*) AS txs FROM txs GROUP BY kind ORDER BY txs DESC, kind",
            "SELECT asset, COUNT(*) AS unspent, SUM(amount) AS amount FROM utxos WHERE spent_by IS NULL"
                    + " GROUP BY asset ORDER BY unspent DESC, asset",
            "SELECT owner, SUM(amount) AS amount FROM utxos WHERE spent_by IS NULL AND amount IS NOT NULL"
                    + " GROUP BY owner ORDER BY amount DESC, owner LIMIT 3");

    private final Connection database;
    private final String chain;

    /** Tables of one chain in a database; those that are missing are made. */
    ChainTables(Connection database, String chain) throws SQLException {
        this.database = database;
        this.chain = chain;
        database.setAutoCommit(false);
        try (Statement statement = database.createStatement()) {
            for (String table : SCHEMA) {
                statement.execute(table);
            }
        }
        database.commit();
    }

    /** The position of the last commit. */
    Optional<Position> place() throws SQLException {
        try (PreparedStatement select = database.prepareStatement("SELECT place FROM places WHERE chain = ?")) {
            select.setString(1, chain);
            try (ResultSet rows = select.executeQuery()) {
                return rows.next() ? Optional.of(Position.parse(rows.getString(1))) : Optional.empty();
            }
        }
    }

    /** Commits all rows since the last commit together with the position after them. */
    void commit(Position after) throws SQLException {
        if (update("UPDATE places SET place = ? WHERE chain = ?", after.toString(), chain) == 0) {
            update("INSERT INTO places (place, chain) VALUES (?, ?)", after.toString(), chain);
        }
        database.commit();
    }

    /** Adds the rows of one container. Bytes that cannot be decoded are a row with the reason. */
    void add(DecodedContainer<?> container) throws SQLException {
        long number = container.index().longValueExact();
        Object content = null;
        String problem = null;
        try {
            content = container.content().orElse(null);
            problem = content == null ? "a form that this program does not know" : null;
        } catch (MalformedBytesException e) {
            problem = e.getMessage();
        }
        update(
                "INSERT INTO blocks (container, id, height, accepted, problem) VALUES (?, ?, ?, ?, ?)",
                number,
                container.id().toString(),
                content instanceof Block block ? new BigDecimal(block.height().toBigInteger()) : null,
                container.container().timestamp().atOffset(ZoneOffset.UTC),
                problem);
        if (content instanceof CChainBlock evm) {
            for (EvmHash hash : evm.transactionHashes()) {
                tx(number, hash.toString(), "EthereumTx");
            }
        }
        for (Tx tx : txs(content)) {
            add(number, tx);
        }
    }

    private static List<Tx> txs(@Nullable Object content) {
        if (content instanceof Block block) {
            return block.txs();
        } else if (content instanceof XChainVertex vertex) {
            return vertex.txs();
        }
        return content instanceof Tx tx ? List.of(tx) : List.of();
    }

    private void tx(long container, String id, String kind) throws SQLException {
        update("INSERT INTO txs (id, container, kind) VALUES (?, ?, ?)", id, container, kind);
    }

    private void add(long container, Tx tx) throws SQLException {
        String id = tx.id().toString();
        tx(container, id, tx.unsigned().type());
        for (UtxoId spent : tx.unsigned().spent()) { // one of another chain, or from before the walk, is no row
            update(
                    "UPDATE utxos SET spent_by = ? WHERE tx = ? AND output = ?",
                    id,
                    spent.txId().toString(),
                    spent.outputIndex());
        }
        for (Utxo utxo : tx.produced()) {
            update(
                    "INSERT INTO utxos (tx, output, asset, amount, owner) VALUES (?, ?, ?, ?, ?)",
                    id,
                    utxo.utxoId().outputIndex(),
                    utxo.assetId().toString(),
                    utxo.output() instanceof TransferOutput transfer
                            ? new BigDecimal(transfer.amount().toBigInteger())
                            : null,
                    String.join(
                            " ",
                            utxo.output().owners().addresses().stream()
                                    .map(Object::toString)
                                    .toList()));
        }
    }

    private int update(String sql, @Nullable Object... values) throws SQLException {
        try (PreparedStatement statement = database.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            return statement.executeUpdate();
        }
    }

    /** Prints three questions in SQL and their answers. */
    void ask(PrintStream screen) throws SQLException {
        for (String question : QUESTIONS) {
            screen.println(question);
            try (Statement select = database.createStatement();
                    ResultSet rows = select.executeQuery(question)) {
                int columns = rows.getMetaData().getColumnCount();
                while (rows.next()) {
                    StringBuilder line = new StringBuilder(" ");
                    for (int i = 1; i <= columns; i++) {
                        line.append(' ').append(rows.getString(i));
                    }
                    screen.println(line);
                }
            }
        }
    }

    @Override
    public void close() throws SQLException {
        database.close();
    }
}

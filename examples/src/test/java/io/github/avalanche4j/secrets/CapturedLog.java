package io.github.avalanche4j.secrets;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.slf4j.ILoggerFactory;
import org.slf4j.Marker;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.nop.NOPServiceProvider;

/** Captures our log and OkHttp's at every level while it is open. Otherwise logging is off. */
final class CapturedLog implements AutoCloseable {
    private static final Queue<CapturedLog> OPEN = new ConcurrentLinkedQueue<>();

    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private final Logger okhttp = Logger.getLogger("okhttp3");
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            lines.add(entry.getMessage() + Shown.described(entry.getThrown()));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    CapturedLog() {
        okhttp.setLevel(Level.ALL);
        okhttp.addHandler(handler);
        OPEN.add(this);
    }

    /** Returns the log lines since the last call of this method. */
    String take() {
        StringBuilder text = new StringBuilder();
        for (String line = lines.poll(); line != null; line = lines.poll()) {
            text.append(line).append('\n');
        }
        return text.toString();
    }

    @Override
    public void close() {
        OPEN.remove(this);
        okhttp.removeHandler(handler);
        okhttp.setLevel(null);
    }

    /** Makes all loggers of the tests write here. */
    public static final class Provider extends NOPServiceProvider {
        @Override
        public ILoggerFactory getLoggerFactory() {
            return Capturing::new;
        }
    }

    private static final class Capturing extends LegacyAbstractLogger {
        private static final long serialVersionUID = 1;

        Capturing(String name) {
            this.name = name;
        }

        @Override
        protected void handleNormalizedLoggingCall(
                org.slf4j.event.Level level, Marker marker, String pattern, Object[] arguments, Throwable thrown) {
            String line = MessageFormatter.basicArrayFormat(pattern, arguments) + Shown.described(thrown);
            OPEN.forEach(log -> log.lines.add(level + " " + line));
        }

        @Override
        protected String getFullyQualifiedCallerName() {
            return null;
        }

        @Override
        public boolean isTraceEnabled() {
            return !OPEN.isEmpty();
        }

        @Override
        public boolean isDebugEnabled() {
            return !OPEN.isEmpty();
        }

        @Override
        public boolean isInfoEnabled() {
            return !OPEN.isEmpty();
        }

        @Override
        public boolean isWarnEnabled() {
            return !OPEN.isEmpty();
        }

        @Override
        public boolean isErrorEnabled() {
            return !OPEN.isEmpty();
        }
    }
}

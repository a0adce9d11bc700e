package io.github.avalanche4j.core.log;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.slf4j.Marker;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;

/** Collects everything that is logged while it is open, OkHttp's lines and stack traces included. */
public final class Log implements AutoCloseable {
    private static final Queue<Log> OPEN = new ConcurrentLinkedQueue<>();

    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private final Logger okhttp = Logger.getLogger("okhttp3");
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            lines.add(entry.getMessage() + printed(entry.getThrown()));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    public Log() {
        okhttp.setLevel(Level.ALL);
        okhttp.addHandler(handler);
        OPEN.add(this);
    }

    public String text() {
        return String.join("\n", lines);
    }

    /** The text of an exception, its causes and its suppressed exceptions. */
    public static String printed(Throwable thrown) {
        StringWriter text = new StringWriter();
        if (thrown != null) {
            thrown.printStackTrace(new PrintWriter(text));
        }
        return text.toString();
    }

    @Override
    public void close() {
        OPEN.remove(this);
        okhttp.removeHandler(handler);
        okhttp.setLevel(null);
    }

    static final class Capturing extends LegacyAbstractLogger {
        private static final long serialVersionUID = 1;

        Capturing(String name) {
            this.name = name;
        }

        @Override
        protected void handleNormalizedLoggingCall(
                org.slf4j.event.Level level, Marker marker, String pattern, Object[] arguments, Throwable thrown) {
            String line = MessageFormatter.basicArrayFormat(pattern, arguments) + printed(thrown);
            OPEN.forEach(log -> log.lines.add(level + " " + line));
        }

        @Override
        protected String getFullyQualifiedCallerName() {
            return null;
        }

        @Override
        public boolean isTraceEnabled() {
            return true;
        }

        @Override
        public boolean isDebugEnabled() {
            return true;
        }

        @Override
        public boolean isInfoEnabled() {
            return true;
        }

        @Override
        public boolean isWarnEnabled() {
            return true;
        }

        @Override
        public boolean isErrorEnabled() {
            return true;
        }
    }
}

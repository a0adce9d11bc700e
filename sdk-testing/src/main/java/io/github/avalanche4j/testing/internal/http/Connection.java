package io.github.avalanche4j.testing.internal.http;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** The server's side of one connection; it notices a disconnect of the client while nothing is read. */
public final class Connection extends Socket {
    private @Nullable PushbackInputStream in; // used by the thread of the connection only
    private volatile boolean deaf;

    /** Waits up to {@code millis} for a disconnect; called on the thread of the connection. */
    boolean clientGone(int millis) {
        try {
            PushbackInputStream received = getInputStream();
            if (received.available() > 0) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
                return isClosed();
            }
            setSoTimeout(millis);
            try {
                int next = received.read();
                if (next >= 0) {
                    received.unread(next);
                }
                return next < 0;
            } catch (SocketTimeoutException stillThere) {
                return false;
            } finally {
                setSoTimeout(0);
            }
        } catch (IOException closedOrReset) {
            return true;
        }
    }

    /** Discards everything that the client sends from now on, so that nothing responds to it. */
    public void deafen() {
        deaf = true;
    }

    /** Sends these bytes without regard to what else is sent, and disconnects. */
    public void dropAfter(byte[] last) {
        try {
            getOutputStream().write(last);
        } catch (IOException e) {
            // the client has disconnected
        }
        drop();
    }

    /** Disconnects. */
    public void drop() {
        try {
            close();
        } catch (IOException e) {
            // the connection has ended in either case
        }
    }

    /** Disconnects when a write fails: the server forgets such a connection, and would keep its socket. */
    @Override
    public OutputStream getOutputStream() throws IOException {
        return new FilterOutputStream(super.getOutputStream()) {
            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                try {
                    out.write(bytes, offset, length);
                } catch (IOException e) {
                    drop();
                    throw e;
                }
            }
        };
    }

    @Override
    public PushbackInputStream getInputStream() throws IOException {
        if (in == null) {
            in = new Received(super.getInputStream());
        }
        return in;
    }

    private final class Received extends PushbackInputStream {
        Received(InputStream in) {
            super(in);
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int count = super.read(buffer, offset, length);
            while (deaf && count >= 0) {
                count = super.read(buffer, offset, length);
            }
            return count;
        }
    }
}

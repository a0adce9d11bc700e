package io.github.avalanche4j.testing.internal.http;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The server's side of one connection; it notices a disconnect of the client while nothing is read. */
public final class Connection extends Socket {
    private static final int NONE = -2;

    /** what {@link #clientGone} read from a connected client; used by the thread of the connection only */
    private int pushedBack = NONE;

    private volatile boolean deaf;

    /** Waits up to {@code millis} for a disconnect; called on the thread of the connection. */
    boolean clientGone(int millis) {
        if (isClosed()) {
            return true;
        }
        if (pushedBack != NONE) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
            return pushedBack < 0;
        }
        try {
            setSoTimeout(millis);
            pushedBack = super.getInputStream().read();
            setSoTimeout(0);
            return pushedBack < 0;
        } catch (SocketTimeoutException stillThere) {
            return restoredTimeoutFails();
        } catch (IOException reset) {
            return true;
        }
    }

    private boolean restoredTimeoutFails() {
        try {
            setSoTimeout(0);
            return false;
        } catch (IOException closed) {
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
            // in either case it is gone
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
    public InputStream getInputStream() throws IOException {
        InputStream in = super.getInputStream();
        return new InputStream() {
            @Override
            public int read() throws IOException {
                if (pushedBack == NONE) {
                    int b = in.read();
                    while (deaf && b >= 0) {
                        b = in.read();
                    }
                    return b;
                }
                int b = pushedBack;
                pushedBack = NONE;
                return b;
            }

            @Override
            public int read(byte[] buffer, int offset, int length) throws IOException {
                if (pushedBack == NONE || length == 0) {
                    int count = in.read(buffer, offset, length);
                    while (deaf && count >= 0) {
                        count = in.read(buffer, offset, length);
                    }
                    return count;
                }
                int b = read();
                if (b < 0) {
                    return -1;
                }
                buffer[offset] = (byte) b;
                return 1;
            }

            @Override
            public int available() throws IOException {
                return in.available();
            }

            @Override
            public void close() throws IOException {
                Connection.this.close();
            }
        };
    }
}

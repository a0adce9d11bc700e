package io.github.avalanche4j.core.internal.http;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import javax.net.SocketFactory;

/**
 * Sockets of the library's own clients. They accept a bounded number of bytes, because OkHttp reads the extension of a
 * chunk and the message of a WebSocket into memory whatever their length. They also send at once (TCP_NODELAY): otherwise the end of a
 * request of more than 8 KiB, such as a batch, waits for the server's acknowledgement, which a server may delay by 40
 * ms.
 */
final class BoundedSockets extends SocketFactory {
    // headers, trailers, and the overhead of chunks and TLS
    private static final long BESIDE_BODIES = 1 << 20;

    private final long most;
    private final boolean perResponse;

    private BoundedSockets(long bound, boolean perResponse) {
        this.most = bound + BESIDE_BODIES;
        this.perResponse = perResponse;
    }

    /** Sockets of a client whose responses have at most {@code bound} bytes. */
    static BoundedSockets perResponse(long bound) {
        return new BoundedSockets(bound, true);
    }

    /**
     * Sockets whose connections receive at most {@code bound} bytes and a bit more in all: a WebSocket's message may
     * consist of any number of frames, and each side sends when it likes.
     */
    static BoundedSockets perConnection(long bound) {
        return new BoundedSockets(bound, false);
    }

    private static final class BoundedSocket extends Socket {
        private final long most;
        private final boolean perResponse;
        private volatile long received;

        private BoundedSocket(long most, boolean perResponse) {
            this.most = most;
            this.perResponse = perResponse;
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return new FilterInputStream(super.getInputStream()) {
                @Override
                public int read() throws IOException {
                    byte[] one = new byte[1];
                    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
                }

                @Override
                public int read(byte[] buffer, int from, int length) throws IOException {
                    int read = super.read(buffer, from, length);
                    long now = received + read;
                    if (now > most) {
                        throw new BoundedResponseStream.TooLong(
                                most - BESIDE_BODIES,
                                "much longer than the bound of " + (most - BESIDE_BODIES) + " bytes");
                    }
                    received = now;
                    return read;
                }
            };
        }

        @Override
        public OutputStream getOutputStream() throws IOException {
            return new FilterOutputStream(super.getOutputStream()) {
                @Override
                public void write(byte[] bytes, int from, int length) throws IOException {
                    if (perResponse) {
                        received = 0;
                    }
                    out.write(bytes, from, length);
                }
            };
        }
    }

    @Override
    public Socket createSocket() throws IOException {
        Socket socket = new BoundedSocket(most, perResponse);
        socket.setTcpNoDelay(true);
        return socket;
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        throw refused();
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress localHost, int localPort) throws IOException {
        throw refused();
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
        throw refused();
    }

    @Override
    public Socket createSocket(InetAddress address, int port, InetAddress localAddress, int localPort)
            throws IOException {
        throw refused();
    }

    private static IOException refused() {
        return new IOException("OkHttp connects sockets by itself");
    }
}

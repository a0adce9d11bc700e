package io.github.avalanche4j.testing.internal.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ServerSocketFactory;
import org.jspecify.annotations.Nullable;

/** Creates the server's listening socket and keeps its connections, numbered in the order they were accepted. */
public final class Connections extends ServerSocketFactory {
    /** a burst of clients must not meet a full queue */
    private static final int BACKLOG = 1024;

    private final ConcurrentMap<Integer, Connection> open = new ConcurrentHashMap<>();
    private final AtomicInteger accepted = new AtomicInteger();

    @Nullable
    Connection get(int number) {
        return open.get(number);
    }

    public int open() {
        open.values().removeIf(Socket::isClosed);
        return open.size();
    }

    void closeAll() {
        open.values().forEach(Connection::drop);
    }

    @Override
    public ServerSocket createServerSocket() throws IOException {
        return new ServerSocket() {
            @Override
            public Socket accept() throws IOException {
                Connection connection = new Connection();
                implAccept(connection);
                connection.setTcpNoDelay(true);
                open.values().removeIf(Socket::isClosed);
                open.put(accepted.getAndIncrement(), connection);
                return connection;
            }

            @Override
            public void bind(SocketAddress address, int backlog) throws IOException {
                setReuseAddress(true); // so that a fake can be restarted on its port
                super.bind(address, BACKLOG);
            }
        };
    }

    @Override
    public ServerSocket createServerSocket(int port) throws IOException {
        return createServerSocket(port, BACKLOG, InetAddress.getLoopbackAddress());
    }

    @Override
    public ServerSocket createServerSocket(int port, int backlog) throws IOException {
        return createServerSocket(port, backlog, InetAddress.getLoopbackAddress());
    }

    @Override
    public ServerSocket createServerSocket(int port, int backlog, InetAddress address) throws IOException {
        ServerSocket socket = createServerSocket();
        socket.bind(new InetSocketAddress(address, port), backlog);
        return socket;
    }
}

package io.github.avalanche4j.core;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import javax.net.SocketFactory;

/** A factory of the sockets that a test provides. */
final class SomeSockets extends SocketFactory {
    private final Supplier<Socket> sockets;

    SomeSockets(Supplier<Socket> sockets) {
        this.sockets = sockets;
    }

    /** Sockets that try to connect until they are closed, and complete {@code connecting} when they begin. */
    static SomeSockets neverConnecting(CompletableFuture<Void> connecting) {
        return new SomeSockets(() -> new Socket() {
            private final CountDownLatch closed = new CountDownLatch(1);

            @Override
            public void connect(SocketAddress to, int timeout) throws IOException {
                connecting.complete(null);
                boolean interrupted = false;
                while (closed.getCount() > 0) {
                    try {
                        closed.await();
                    } catch (InterruptedException e) {
                        interrupted = true; // a platform thread's connect does not see it either
                    }
                }
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
                throw new SocketException("closed");
            }

            @Override
            public synchronized void close() throws IOException {
                closed.countDown();
                super.close();
            }
        });
    }

    @Override
    public Socket createSocket() {
        return sockets.get();
    }

    @Override
    public Socket createSocket(String host, int port) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Socket createSocket(InetAddress host, int port) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress local, int localPort) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) {
        throw new UnsupportedOperationException();
    }
}

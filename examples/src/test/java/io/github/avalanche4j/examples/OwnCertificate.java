package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import okhttp3.OkHttpClient;

/** A self-signed certificate in a key store, as a node creates one. */
public record OwnCertificate(Path store) {
    private static final char[] PASSWORD = "changeit".toCharArray();

    /** Creates one for {@code localhost} and 127.0.0.1 with the JDK's keytool. */
    public static OwnCertificate make(Path store) throws IOException, InterruptedException {
        Process keytool = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=dns:localhost,ip:127.0.0.1",
                        "-alias",
                        "node",
                        "-keystore",
                        store.toString(),
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        new String(PASSWORD)))
                .redirectErrorStream(true)
                .start();
        String output = new String(keytool.getInputStream().readAllBytes(), UTF_8);
        assertThat(keytool.waitFor()).as(output).isZero();
        return new OwnCertificate(store);
    }

    private KeyStore keys() throws GeneralSecurityException, IOException {
        return KeyStore.getInstance(store.toFile(), PASSWORD);
    }

    /** The socket factory of a server with this certificate. */
    public SSLContext server() throws GeneralSecurityException, IOException {
        KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(keys(), PASSWORD);
        SSLContext tls = SSLContext.getInstance("TLS");
        tls.init(factory.getKeyManagers(), null, null);
        return tls;
    }

    /** A client that trusts only this certificate. */
    public OkHttpClient.Builder trusted() throws GeneralSecurityException, IOException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(keys());
        X509TrustManager trust = (X509TrustManager) factory.getTrustManagers()[0];
        SSLContext tls = SSLContext.getInstance("TLS");
        tls.init(null, new X509TrustManager[] {trust}, null);
        return new OkHttpClient.Builder().sslSocketFactory(tls.getSocketFactory(), trust);
    }
}

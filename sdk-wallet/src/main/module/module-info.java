/** Builds, signs, issues and confirms transactions. */
module io.github.avalanche4j.wallet {
    requires transitive io.github.avalanche4j.node;
    requires org.bouncycastle.provider;
    requires static org.jspecify;

    exports io.github.avalanche4j.wallet;
    exports io.github.avalanche4j.wallet.builder;
    exports io.github.avalanche4j.wallet.key;
    exports io.github.avalanche4j.wallet.sign;
}

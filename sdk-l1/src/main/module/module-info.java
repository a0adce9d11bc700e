/** Changes the validators of an L1, across its contracts and the P-Chain. */
module io.github.avalanche4j.l1 {
    requires transitive io.github.avalanche4j.data;
    requires transitive io.github.avalanche4j.signature;
    requires transitive io.github.avalanche4j.wallet;
    requires static org.jspecify;

    exports io.github.avalanche4j.l1;
    exports io.github.avalanche4j.l1.icm;
}

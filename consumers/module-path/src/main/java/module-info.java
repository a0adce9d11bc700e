/** Tests in a module of their own: everything that they use is required by name. */
open module consumer {
    requires io.github.avalanche4j.data;
    requires io.github.avalanche4j.node;
    requires io.github.avalanche4j.testing;
    requires org.junit.jupiter.api;
}

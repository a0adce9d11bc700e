package io.github.avalanche4j.spark;

import io.github.avalanche4j.core.Part;
import org.apache.spark.sql.connector.read.InputPartition;

/** The part that one task reads. */
record IndexPartition(Part part) implements InputPartition {}

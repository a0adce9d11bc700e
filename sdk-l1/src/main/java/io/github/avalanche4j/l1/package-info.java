/**
 * The life of an L1's validators: conversion, registration, weight, balance and removal, across the validator manager
 * contract, signed Warp messages and the P-Chain.
 */
@Experimental
@NullMarked
package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.value.Experimental;
import org.jspecify.annotations.NullMarked;

/**
 * The life of an L1's validators: conversion, registration, weight, balance and removal, across the validator manager
 * contract, signed Warp messages and the P-Chain.
 */
@NullMarked
package io.github.avalanche4j.l1;

import org.jspecify.annotations.NullMarked;

/** Benchmarks, run by {@code mvn -q -Pbench test-compile exec:exec -Dbench="ArenaBenchmark"}; none of them is a test. */
package papan.bench;

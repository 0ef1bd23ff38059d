/**
 * How a server is started. Node sizes its memory by the machine and then leaves garbage lie: 500 MB where 110 are in use. What is new
 * gets 8 MB, and all objects together 384, of which V8 makes use sparingly from the start, and collects when a fifth more have come
 * (docs/benchmarks.md). Of packages/shared it
 * takes what was built: what strips types stays in memory for as long as the process runs. And V8 would watch of which objects many live
 * long, and make their like among the old ones from then on: hardly anything of a request does, and one old object holds the rest of it.
 */
export const SERVER_FLAGS = [
  '--conditions=built',
  '--max-semi-space-size=8',
  '--max-old-space-size=384',
  '--heap-growing-percent=20',
  '--no-allocation-site-pretenuring',
];

/**
 * What threads have freed is used by others instead of lying with each of them (glibc), and pieces of 32 kB, in which V8 works while it compiles,
 * go back to the system.
 */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32000' };

/**
 * How a server is started. Node sizes its memory by the machine and then leaves garbage lie: 500 MB where 110 are in use. What is new
 * gets 16 MB, and all objects together 384, of which V8 makes use sparingly from the start (docs/benchmarks.md). Of packages/shared it
 * takes what was built: what strips types stays in memory for as long as the process runs.
 */
export const SERVER_FLAGS = ['--conditions=built', '--max-semi-space-size=16', '--max-old-space-size=384'];

/** What threads have freed is used by others instead of lying with each of them (glibc). */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: '2' };

// Loaded with --import into the servers that our scripts start: when the script that started a server is gone, even
// by kill -9, its IPC channel closes, and the server stops as it would on SIGTERM. The servers need no code for it.
import { isMainThread } from 'node:worker_threads';
import { processIdentity } from './lib/processes.mjs';

/** Longer than a drain takes; whoever is still here then is stuck. */
const PATIENCE_MS = 40_000;

const starter = Number(process.env.HAIKO_STARTED_BY);

// NODE_OPTIONS reaches grandchildren too (a test runner's workers …): their channels belong to their own parents.
if (isMainThread && process.connected && starter === process.ppid) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The channel alone must not keep a finished program alive.
  process.channel?.unref();
} else if (isMainThread && starter > 0 && processIdentity(starter) === null) {
  // Killed before this program could listen: nobody would ever stop it.
  process.exit(1);
}

// What processes have taken of the machine so far, as Linux tells it (proc(5)).
import fs from 'node:fs';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4_096;

/** The process that all connections of a client's Postgres are children of. */
export async function postmasterPid(client) {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return Number(stat(rows[0].pid)[1]);
}

/**
 * Starts a clock of a process and of all of Postgres.
 * @param {number} pid
 * @param {number} postmaster
 * @returns {() => { node: number, postgres: number }} milliseconds of CPU since then
 */
export function cpuClock(pid, postmaster) {
  const before = { own: ticksOf(pid), backends: ticksOfBackends(postmaster) };
  return () => {
    const backends = [...ticksOfBackends(postmaster)].map(([backend, ticks]) => {
      return ticks - (before.backends.get(backend) ?? 0);
    });
    return {
      node: milliseconds(ticksOf(pid) - before.own),
      postgres: milliseconds(backends.reduce((sum, ticks) => sum + ticks, 0)),
    };
  };
}

/** Megabytes of a process in memory. */
export function residentMegabytes(pid) {
  return (Number(stat(pid)[21]) * PAGE_BYTES) / 1024 / 1024;
}

const milliseconds = (ticks) => (ticks * 1_000) / TICKS_PER_SECOND;

function ticksOf(pid) {
  const fields = stat(pid);
  return Number(fields[11]) + Number(fields[12]);
}

/** Of each backend; a connection that was idle may close between two looks. */
function ticksOfBackends(postmaster) {
  const ticks = new Map();
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (Number(stat(pid)[1]) === postmaster) ticks.set(pid, ticksOf(pid));
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks;
}

/** The fields of /proc/<pid>/stat from the third on. */
function stat(pid) {
  const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

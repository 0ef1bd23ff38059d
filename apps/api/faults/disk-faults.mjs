// Disks that are full or slow.
import { setTimeout as sleep } from 'node:timers/promises';
import { halfUploads } from './judge.mjs';
import { again } from './process-faults.mjs';

const TIMES = 3;
const FULL_MS = 5_000;
const SLOW_MS = 10_000;
/** Everything that is committed waits so long for its disk: the most that Postgres can be told. */
const COMMIT_MICROSECONDS = 100_000;

/** Slows every commit down, or lets it be as fast as the disk is. */
export async function setCommitDelay(machine, isSlow) {
  const values = isSlow ? [`= ${COMMIT_MICROSECONDS}`, '= 0'] : ['to default', 'to default'];
  await machine.sql(`alter system set commit_delay ${values[0]}`);
  await machine.sql(`alter system set commit_siblings ${values[1]}`);
  await machine.sql('select pg_reload_conf()');
}

export const DISK_FAULTS = [
  {
    name: 'the disk of the database is full',
    needs: { hasSmallDisks: true },
    harm: (machine, ledger) =>
      again(ledger, TIMES, async () => {
        machine.disks.database.fill();
        await sleep(FULL_MS);
        machine.disks.database.empty();
        return ledger.nextAfter(Date.now());
      }),
  },
  {
    name: 'the disk of the uploads is full',
    needs: { hasSmallDisks: true },
    round: ['picture', 'comment', 'picture', 'note'],
    harm: (machine, ledger) => again(ledger, TIMES, () => fillUploads(machine, ledger)),
    half: halfUploads,
  },
  {
    name: 'every commit waits 100 ms for its disk',
    harm: (machine, ledger) =>
      again(ledger, TIMES, async () => {
        await setCommitDelay(machine, true);
        await sleep(SLOW_MS);
        await setCommitDelay(machine, false);
        return ledger.nextAfter(Date.now());
      }),
  },
];

/** Pictures are refused, everything else goes on, and what was refused has left nothing. */
async function fillUploads(machine, ledger) {
  const refusals = () => ledger.statuses.get('507 STORAGE_FULL') ?? 0;
  const before = refusals();
  machine.disks.uploads.fill();
  const moment = Date.now();
  await sleep(FULL_MS);
  const wait = await ledger.nextAfter(moment + FULL_MS / 2, 'note');
  if (wait > FULL_MS) throw new Error('Notes wait for the disk of the pictures');
  if (refusals() === before) throw new Error('No picture was refused');
  machine.disks.uploads.empty();
  return ledger.nextAfter(Date.now(), 'picture');
}

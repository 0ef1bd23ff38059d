// Sends every input of the product its largest and deepest, and measures what that costs the server: `npm run attack`.
// Loopback only; it ends by itself, with exit code 1 where a bound does not hold. `-- --only Readers` takes the parts of this name,
// `-- --attacks 'visitor|guesses'` of those on readers the ones with one of these words,
// `-- --write` writes what was measured into docs/security.md.
import { parseArgs } from 'node:util';
import { circumstances, madeOn, onStage } from '../bench/stage.mjs';
import { writePart } from '../bench/made-part.ts';
import { attackReaders } from './crowd.mjs';
import { measureDear } from './dear.mjs';
import { attackFeeds } from './feeds.mjs';
import { attackFields } from './fields.mjs';
import { attackInputs } from './refused.mjs';
import { openStage } from './stage.mjs';

const PARTS = [attackFields, attackFeeds, attackInputs, measureDear, attackReaders];
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    attacks: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
/** Tells a table, and writes it down where that is asked for. */
const tell = async (name, about, rows) => {
  console.log(`\n${about}`);
  console.table(rows);
  if (values.write) await writePart({ file: 'security.md', name, about: `${about} On ${madeOn()}.` }, rows);
};

await onStage(async () => {
  const stage = { ...(await openStage()), attacks: values.attacks.split('|') };
  const failures = [];
  try {
    // What one of them has found is told also where the next one cannot go on.
    for (const part of PARTS.filter(({ name }) => name.includes(values.only)))
      failures.push(...(await part(stage, tell).catch((error) => [`${part.name}: ${error}`])));
  } finally {
    await stage.close();
  }
  console.log(`\nNode ${process.version}, ${circumstances()}`);
  for (const failure of failures) console.error(`FAILED: ${failure}`);
  console.log(failures.length > 0 ? `${failures.length} bounds do not hold.` : 'Every bound holds.');
  if (failures.length > 0) process.exitCode = 1;
});

// Sends every input of the product its largest and deepest, and measures what that costs the server: `npm run attack`.
// Loopback only; it ends by itself, with exit code 1 where a bound does not hold. `-- --only Readers` takes the parts of this name.
import { parseArgs } from 'node:util';
import { circumstances, onStage } from '../bench/stage.mjs';
import { attackInputs } from './refused.mjs';
import { attackReaders } from './crowd.mjs';
import { measureDear } from './dear.mjs';
import { openStage } from './stage.mjs';

const PARTS = [attackInputs, measureDear, attackReaders];
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

await onStage(async () => {
  const stage = await openStage();
  const failures = [];
  try {
    // What one of them has found is told also where the next one cannot go on.
    for (const part of PARTS.filter(({ name }) => name.includes(values.only)))
      failures.push(...(await part(stage).catch((error) => [`${part.name}: ${error}`])));
  } finally {
    await stage.close();
  }
  console.log(`\nNode ${process.version}, ${circumstances()}`);
  for (const failure of failures) console.error(`FAILED: ${failure}`);
  console.log(failures.length > 0 ? `${failures.length} bounds do not hold.` : 'Every bound holds.');
  if (failures.length > 0) process.exitCode = 1;
});

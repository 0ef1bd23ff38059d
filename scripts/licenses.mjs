// `npm run licenses`: every package that Haiko is made of, with its versions and its licence; fails where one may not be.
import { execFileSync } from 'node:child_process';
import { isAllowed, packagesOf } from './lib/licenses.mjs';
import { Problem, say } from './lib/output.mjs';

const listed = execFileSync('pnpm', ['licenses', 'list', '--recursive', '--prod', '--json'], { maxBuffer: 64 << 20 });
const packages = packagesOf(JSON.parse(listed.toString()));
const width = Math.max(...packages.map(({ name }) => name.length));
for (const { name, versions, license } of packages)
  say(`${name.padEnd(width)}  ${license.padEnd(24)} ${versions.join(', ')}`);
say(`${packages.length} packages`);
const refused = packages.filter(({ license }) => !isAllowed(license));
if (refused.length > 0)
  throw new Problem(`Not allowed: ${refused.map(({ name, license }) => `${name} (${license})`).join(', ')}`);

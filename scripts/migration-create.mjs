// `npm run migration:create -- add-notes`: an empty migration with the right name and place. Migrations are written by
// hand: they hold constraints, indexes and SQL that entities cannot say.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/folders.mjs';
import { say } from './lib/output.mjs';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9-]+$/.test(name)) {
  process.stderr.write('Usage: npm run migration:create -- what-it-does\n');
  process.exit(1);
}
const moment = Date.now();
const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const file = path.join('apps/api/src/migrations', `${moment}-${name}.ts`);
const source = `import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What it does, and why. */
export class ${words.join('')}${moment} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`\`);
  }
}
`;
fs.writeFileSync(path.join(root, file), source, { flag: 'wx' });
say(`Wrote ${file}`);

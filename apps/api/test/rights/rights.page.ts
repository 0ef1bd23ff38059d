import { NEVER } from './never.js';
import { PEOPLE } from './people.js';
import { SECTIONS } from './rights.js';
import { PRIVATE_TEXTS } from './stage.js';
import { TOLD } from './told.js';

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const tableOf = (rows: Record<string, string>) =>
  [
    line(['', ...PEOPLE]),
    line(['-', ...PEOPLE].map(() => '-')),
    ...Object.entries(rows).map(([row, cells]) => line([named(row), ...cells.split(' ')])),
  ].join('\n');

function named(row: string): string {
  const [name, about] = row.split(' · ');
  return about ? `\`${name}\` ${about}` : `\`${name}\``;
}

/** The table as a page, made on a day. */
export function rightsPage(day: string): string {
  const sections = Object.entries(SECTIONS).map(([title, rows]) => `## ${title}\n\n${tableOf(rows)}`);
  const never = Object.entries(NEVER).map(([row, why]) => line([named(row), why]));
  const told = Object.entries(TOLD).map(([row, whom]) => line([named(row), whom]));
  return `# Who may do what

Every way into the server and what each kind of caller gets there. \`npm test\` makes every call of it with a real token on a real
server and fails where an answer is another one, where a way has no row, and where a row is about none. The table is
\`apps/api/test/rights/rights.ts\`, which says what the columns and the cells mean; this page is made from it (\`vitest run -u\`),
the last time on ${day}.

A cell is \`yes\`, \`null\`, \`none\` (an empty list) or the status of the refusal. \`400\`, \`409\`, \`410\` and \`503\` mean that the caller was
let in and that what was sent was refused: where doing it would end the stage, or needs a proof that is not at hand. Somebody
suspended who is an administrator makes every call, too, and gets what the column of those who are suspended says.

${sections.join('\n\n')}

## Who is told what is private

Each answer above holds everything that can be read there, as deep as queries may go, and is searched for ${Object.keys(PRIVATE_TEXTS).length} texts that stand
in one place each: the owner's address, note, résumé, application, kept search and hidden post, the company's unlisted posting and
its manager's address. Nobody else is told them, and nowhere else.

| | told |
| - | - |
${told.join('\n')}

## Where nobody gets anything

| | why |
| - | - |
${never.join('\n')}
`;
}

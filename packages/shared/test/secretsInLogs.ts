import fs from 'node:fs';
import path from 'node:path';

/** What no line of a log may say, told by its shape. Everybody in the tests has an address that cannot exist. */
const SHAPES: Record<string, RegExp> = {
  'a token of a session': /\beyJ[\w-]{8,}\.[\w-]{8,}/,
  'a mail address': /[\w.+-]@[\w.-]+\.(test|example)\b/,
  'a proof of a mail or of a signature': /[?&](token|signature|code|state|key)=[\w-]{6,}/,
  'a header that says who somebody is': /\bBearer \S|\b(set-)?cookie"?[:=]/i,
};

/** Texts that were entered while the tests ran, by what they are. */
export type Seeds = Record<string, string>;

/** What a line of a log says that it must not, or undefined. */
export function secretIn(line: string, seeds: Seeds): string | undefined {
  const seeded = Object.entries(seeds).find(([, text]) => line.includes(text));
  return (seeded ?? Object.entries(SHAPES).find(([, shape]) => shape.test(line)))?.[0];
}

/**
 * Searches all logs of a folder and the database's, as the last thing of a run: throws where a line says a secret, and where there
 * is nothing to search.
 */
export function assertLogsTellNothing(folder: string, seeds: Seeds): void {
  const own = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const lines = own.flatMap(linesOf);
  if (lines.length === 0) throw new Error('The server has logged nothing, so nothing was searched');
  const { TEST_DATABASE_LOG: database } = process.env;
  const found = [...lines, ...(database ? linesOf(database) : [])].flatMap(({ file, text }) => {
    const what = secretIn(text, seeds);
    return what ? [`${file} says ${what}: ${text.slice(0, 500)}`] : [];
  });
  if (found.length > 0) throw new Error(`${found.length} lines of logs say secrets:\n${found.slice(0, 20).join('\n')}`);
}

function linesOf(file: string): { file: string; text: string }[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((text) => ({ file: path.basename(file), text }));
}

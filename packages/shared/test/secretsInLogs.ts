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

/** Beside the logs: what was made while the tests ran, as codes and links are; one JSON text a line. */
const SEEDS = 'seeds.jsonl';
/** Fewer characters are looked for as a word alone: six digits stand in many a longer number. */
const SURE = 12;

/** What a line of a log says that it must not, or undefined. */
export function secretIn(line: string, seeds: Seeds): string | undefined {
  const seeded = Object.entries(seeds).find(([, text]) => stands(text, line));
  return (seeded ?? Object.entries(SHAPES).find(([, shape]) => shape.test(line)))?.[0];
}

function stands(text: string, line: string): boolean {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const around = (line[at - 1] ?? ' ') + (line[at + text.length] ?? ' ');
    if (text.length >= SURE || !/[\w-]/.test(around)) return true;
  }
  return false;
}

/** Adds something that was made while the tests ran to what no line of the logs in this folder may say. */
export function seedSecret(folder: string, what: string, text: string): void {
  fs.appendFileSync(path.join(folder, SEEDS), `${JSON.stringify({ what, text })}\n`);
}

function seedsIn(folder: string): Seeds {
  const file = path.join(folder, SEEDS);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const seeds = lines.map((line) => JSON.parse(line) as { what: string; text: string });
  return Object.fromEntries(seeds.map(({ what, text }, index) => [`${what} (${index + 1})`, text]));
}

/**
 * Searches all logs of a folder and the database's, as the last thing of a run: throws where a line says a secret, and where there
 * is nothing to search.
 */
export function assertLogsTellNothing(folder: string, seeds: Seeds): void {
  const found = secretsSaid(folder, seeds);
  if (found.length > 0) throw new Error(`${found.length} lines of logs say secrets:\n${found.slice(0, 20).join('\n')}`);
}

/** The lines of these logs that say a secret, and which; throws where there is nothing to search. */
export function secretsSaid(folder: string, seeds: Seeds): string[] {
  const own = fs.readdirSync(folder).filter((name) => name !== SEEDS);
  const lines = own.flatMap((name) => linesOf(path.join(folder, name)));
  if (lines.length === 0) throw new Error('The server has logged nothing, so nothing was searched');
  const { TEST_DATABASE_LOG: database } = process.env;
  const all = { ...seeds, ...seedsIn(folder) };
  return [...lines, ...(database ? linesOf(database) : [])].flatMap(({ file, text }) => {
    const what = secretIn(text, all);
    return what ? [`${file} says ${what}: ${text.slice(0, 500)}`] : [];
  });
}

function linesOf(file: string): { file: string; text: string }[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((text) => ({ file: path.basename(file), text }));
}

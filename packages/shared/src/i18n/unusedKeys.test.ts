import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leaves } from './leaves.ts';
import { NAMESPACES, readWritten } from './readMessages.ts';

// Keys that the code completes at run time from a code the server sends or a union the compiler checks, and those of
// messages that only the server says.
const BUILT_KEYS = [
  'errors.',
  'sessions.wish.',
  'fieldErrors.',
  'notifications.message.',
  'notifications.withdrawnUser',
  'accounts.welcome.needsScript',
  'mail.',
  'pages.',
  'reports.reason.',
  'accounts.welcome.season.',
  'decisions.reason.',
  'decisions.what.',
  'desk.reports.state.',
  'applications.template.',
  'desk.reports.type.',
  'desk.words.list.',
  'desk.audit.type.',
  'desk.audit.act.',
  'desk.writings.kind.',
  'desk.decision.',
  'desk.decisionHint.',
  'companies.cause.',
  'desk.companies.state.',
  'desk.companies.businessStatus.',
  'desk.defaulters.state.',
  'desk.rules.state.',
  'desk.rules.field.',
  'applications.consent.',
  'desk.rules.reason.',
  'desk.boards.board.',
  'desk.people.role.',
  'desk.returns.',
  'desk.sources.',
  'desk.sources.list.',
  'desk.sources.reason.',
  'desk.sources.kind.',
  'desk.sources.state.',
  'desk.sources.translated.',
  'desk.system.',
  'jobPostingTable.fault.',
  'jobPostingTable.which.',
  'suggestions.reason.',
];

const CATALOGUE = readWritten('en');
const APPS = fileURLToPath(new URL('../../../../apps/', import.meta.url));
const WEB = sourceText(`${APPS}web/src`);
const API = sourceText(`${APPS}api/src`);
const PLURAL = /_(one|other)$/;
const KEYS = [...new Set(Object.keys(leaves(CATALOGUE)).map((key) => key.replace(PLURAL, '')))];
const DOMAINS = NAMESPACES.join('|');

/** All TypeScript of a folder in one text; tests are left out, as a key used only there is unused. */
function sourceText(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'))
    .join('\n');
}

/** What code passes to `t` (or names as a key in a table): quoted texts that start with a domain of the catalogue. */
function quotedKeys(source: string): Set<string> {
  const quoted = new RegExp(`(['"\`])((?:${DOMAINS})(?:\\.\\w+)+)\\1`, 'g');
  return new Set([...source.matchAll(quoted)].map((match) => match[2] ?? ''));
}

/** Beginnings of keys completed at run time: `` `errors.${code}` `` gives `errors.`. */
function builtPrefixes(): Set<string> {
  const built = new RegExp(`\`((?:${DOMAINS})\\.[\\w.]*)\\$\\{`, 'g');
  return new Set([...WEB.matchAll(built)].map((match) => match[1] ?? ''));
}

describe('the keys of the catalogue', () => {
  it('are all used by the web or the server', () => {
    const used = quotedKeys(WEB + API);
    const isUsed = (key: string) => used.has(key) || BUILT_KEYS.some((prefix) => key.startsWith(prefix));
    expect(KEYS.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('exist, wherever the web names one', () => {
    expect([...quotedKeys(WEB)].filter((key) => !KEYS.includes(key.replace(PLURAL, '')))).toEqual([]);
  });

  it('are only built at run time where this test knows it', () => {
    expect([...builtPrefixes()].filter((prefix) => !BUILT_KEYS.includes(prefix))).toEqual([]);
  });
});

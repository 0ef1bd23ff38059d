import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { TranslationBacklog } from '../features/translations/translation-backlog.js';
import {
  type SubjectType,
  type TranslationSubject,
  TranslationSubjects,
} from '../features/translations/translation-subjects.js';
import { TranslationsService } from '../features/translations/translations.service.js';
import { Translator } from '../features/machine-translation/translator.js';
import { commandEnvironment } from './command-environment.js';
import { estimateLines } from './estimate-lines.js';
import { showProgress } from './progress-bar.js';

const USAGE = 'Usage: npm run translate [-- --missing | --everything [--yes | --estimate]]';
const BATCH = 100;
const LOOK_AGAIN_MS = 1_000;
/** After so many looks at which nothing had moved, nobody is at work. */
const PATIENCE = 30;

// Asks for the translation of what is missing, after a provider was added or was long away; with `--everything` of all but
// what people wrote, which costs as much as `--everything --estimate` says, and needs a `--yes`. The running server does the
// work, at its own pace; on a terminal the bar shows how far it is.
const wanted = options();
Object.assign(process.env, commandEnvironment(process.env));
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
const subjects = app.get(TranslationSubjects);
const backlog = app.get(TranslationBacklog);
try {
  if (!app.get(Translator).isConfigured) {
    throw new Error('No provider is configured: set TRANSLATION_PROVIDERS first (docs/configuration.md).');
  }
  if (wanted.estimate) console.log(estimateLines(await backlog.estimate()).join('\n'));
  else await translate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await app.close();
}

function options(): { everything: boolean; estimate: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ options: { missing: flag, everything: flag, estimate: flag, yes: flag } });
    const { missing, everything, estimate, yes } = values;
    if (!(missing && everything) && (everything ? yes !== estimate : !yes && !estimate))
      return { everything, estimate };
  } catch {
    // Unknown options are no better than those that do not go together.
  }
  console.error(USAGE);
  process.exit(1);
}

async function translate(): Promise<void> {
  for (const [type, subject] of subjects.entries) await askForAll(type, subject);
  const { all } = await backlog.remaining();
  console.log(`${all} translations are to be made.`);
  if (process.stdout.isTTY && all > 0) await follow(all);
}

async function askForAll(subjectType: SubjectType, subject: TranslationSubject): Promise<void> {
  const what = wanted.everything ? 'everything' : 'missing';
  let page: string[] = [];
  do {
    page = await subjects.uuidsAfter(subject, page.at(-1) ?? null, BATCH);
    for (const subjectUuid of page) await app.get(TranslationsService).retranslate({ subjectType, subjectUuid }, what);
  } while (page.length === BATCH);
}

/** Shows how the work goes on until it is done, or waits for something that takes longer than anybody looks at a bar. */
async function follow(asked: number): Promise<void> {
  let total = asked;
  let before = -1;
  for (let still = 0; still < PATIENCE; await sleep(LOOK_AGAIN_MS)) {
    const { all, tomorrow, failing } = await backlog.remaining();
    // People go on writing.
    total = Math.max(total, all);
    showProgress('translated', total - all, total);
    if (all === 0) return console.log('\nAll of it is translated.');
    if (all === tomorrow + failing) {
      return console.log(
        `\n${tomorrow} wait for the characters of another day, ${failing} have failed and are tried again: the server goes on by itself.`,
      );
    }
    still = all === before ? still + 1 : 0;
    before = all;
  }
  console.log(`\n${before} are left, and nothing moves: a server must run, with its background work on.`);
}

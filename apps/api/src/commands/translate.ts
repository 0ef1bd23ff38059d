import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { TranslationSubjects } from '../features/translations/translation-subjects.js';
import { TranslationsService } from '../features/translations/translations.service.js';
import { Translator } from '../features/translations/translator.js';
import { showProgress } from './progress-bar.js';

const BATCH = 100;

// Asks for the translation of what is missing (`--everything`: of all but what people wrote), after a provider was added or
// was long away. The running server does the work, at its own pace.
const what = process.argv.includes('--everything') ? 'everything' : 'missing';
process.env['BACKGROUND_JOBS'] = 'off';
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
if (!app.get(Translator).isConfigured) {
  console.error('No provider is configured: set TRANSLATION_PROVIDERS first (docs/configuration.md).');
  await app.close();
  process.exit(1);
}
const subjects = app.get(TranslationSubjects);
for (const type of subjects.types) await askForAll(type);
await app.close();

async function askForAll(subjectType: string): Promise<void> {
  const subject = subjects.of(subjectType);
  if (!subject) return;
  const total = await subjects.count(subject);
  let asked = 0;
  let page: string[] = [];
  do {
    page = await subjects.uuidsAfter(subject, page.at(-1) ?? null, BATCH);
    for (const subjectUuid of page) await app.get(TranslationsService).again({ subjectType, subjectUuid }, what);
    asked += page.length;
    showProgress(subjectType, asked, total);
  } while (page.length === BATCH);
  process.stdout.write('\n');
}

import type { SamplePost } from './samples.types.js';
import { lifeTranslations } from './translations.life.js';
import { linhTranslations } from './translations.linh.js';
import { workTranslations } from './translations.work.js';

/** Human translations of posts, by post key. */
export const translations: Readonly<Record<string, SamplePost['translations']>> = {
  ...linhTranslations,
  ...lifeTranslations,
  ...workTranslations,
};

import type { SamplePost } from './samples.types.js';
import { familyTranslations } from './translations.family.js';
import { foodTranslations } from './translations.food.js';
import { haikoTranslations } from './translations.haiko.js';
import { healthTranslations } from './translations.health.js';
import { learningTranslations } from './translations.learning.js';
import { linhTranslations } from './translations.linh.js';
import { natureTranslations } from './translations.nature.js';
import { neighborsTranslations } from './translations.neighbors.js';
import { papersTranslations } from './translations.papers.js';
import { tableTranslations } from './translations.table.js';
import { townTranslations } from './translations.town.js';
import { workTranslations } from './translations.work.js';

/**
 * Human translations of posts, by post key. What a visitor sees first is there in all nine languages; further down, some posts
 * are left as they were written on purpose, so that "not translated yet", "Suggest a translation" and "I also read" can be seen:
 * photo-walk-invite, site-safety-boots, cricket-han-river and sunday-football-khmer.
 */
export const translations: Readonly<Record<string, SamplePost['translations']>> = {
  ...linhTranslations,
  ...familyTranslations,
  ...foodTranslations,
  ...haikoTranslations,
  ...healthTranslations,
  ...learningTranslations,
  ...natureTranslations,
  ...neighborsTranslations,
  ...papersTranslations,
  ...tableTranslations,
  ...townTranslations,
  ...workTranslations,
};

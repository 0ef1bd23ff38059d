import type { PostingTranslations } from './job-postings.types.js';
import { farmTranslations } from './job-postings.translations.farm.js';
import { foodTranslations } from './job-postings.translations.food.js';
import { worksTranslations } from './job-postings.translations.works.js';
import { wordsTranslations } from './job-postings.translations.words.js';

/** By the titles of the postings: those at the top of the list, in all other languages. */
export const postingTranslations: PostingTranslations = {
  ...farmTranslations,
  ...foodTranslations,
  ...worksTranslations,
  ...wordsTranslations,
};

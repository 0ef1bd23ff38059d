import type { CommentTranslations } from './samples.types.js';
import { neighborComments } from './translations.comments.neighbor.js';
import { popularComments } from './translations.comments.popular.js';

/** Human translations of comments, by what the comment says. */
export const commentTranslations: CommentTranslations = {
  ...neighborComments,
  ...popularComments,
};

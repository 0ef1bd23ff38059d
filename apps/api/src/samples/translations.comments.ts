import type { CommentTranslations } from './samples.types.js';
import { fieldsComments } from './translations.comments.fields.js';
import { homeComments } from './translations.comments.home.js';
import { kitchenComments } from './translations.comments.kitchen.js';
import { neighborComments } from './translations.comments.neighbor.js';
import { newcomersComments } from './translations.comments.newcomers.js';
import { popularComments } from './translations.comments.popular.js';

/** Human translations of comments, by what the comment says. */
export const commentTranslations: CommentTranslations = {
  ...fieldsComments,
  ...homeComments,
  ...kitchenComments,
  ...neighborComments,
  ...newcomersComments,
  ...popularComments,
};

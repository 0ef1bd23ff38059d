import * as v from 'valibot';
import { LANGUAGES } from '../i18n/languages.ts';
import { CONTENT_MAX } from '../limits.ts';
import { SUGGESTION_REJECTION_REASONS } from '../suggestions.ts';
import { fields, sentMoment, text, uuid } from './fields.ts';

/** Names of the code, `job-posting` for one: what they are is looked up. */
const CODE_NAME_MAX = 30;

/** What is translated: a text of some type, by its uuid. */
export const subjectEntries = { subjectType: text({ max: CODE_NAME_MAX }), subjectUuid: uuid };

/** Body of POST /api/translation/suggest: one field of a text in another language. */
export const SuggestionBody = fields({
  ...subjectEntries,
  field: text({ max: CODE_NAME_MAX }),
  language: v.picklist(LANGUAGES, 'INVALID'),
  text: text({ max: CONTENT_MAX }),
});

const decisionEntries = { seenAt: sentMoment };

/** Body of a decision about a suggestion: `updatedAt` as it was read. */
export const SuggestionDecisionBody = fields(decisionEntries);

/** The same where it is rejected: whoever suggested it reads why. */
export const SuggestionRejectionBody = fields({
  ...decisionEntries,
  reason: v.nullish(v.picklist(SUGGESTION_REJECTION_REASONS, 'INVALID')),
});

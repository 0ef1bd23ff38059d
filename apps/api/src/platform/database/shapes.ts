import { LANGUAGES } from '@haiko/shared/i18n/languages';
import * as v from 'valibot';

// Shapes of JSON for the statements that make it in a way that Postgres' types do not follow.

/** A text in the languages in which it exists. */
export const localizedText = v.record(v.picklist(LANGUAGES), v.string());

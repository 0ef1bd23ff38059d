import { LANGUAGES } from '@haiko/shared/i18n/languages';

const LISTED = LANGUAGES.map((language) => `'${language}'`).join(', ');

/** SQL of a check: the column holds the code of a language. */
export const isLanguageOf = (column: string) => `${column} in (${LISTED})`;

/** SQL of a check: the column holds nothing but codes of languages. */
export const areLanguagesOf = (column: string) => `${column} <@ array[${LISTED}]::varchar[]`;

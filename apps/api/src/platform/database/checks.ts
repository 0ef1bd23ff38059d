import { LANGUAGES } from '@haiko/shared/i18n/languages';

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** SQL of a condition: it is one of these texts, which are the code's own. */
export const isOneOf = (operand: string, values: readonly string[]) => `${operand} in (${listed(values)})`;

/** SQL of a check: the column holds the code of a language. */
export const isLanguageOf = (column: string) => isOneOf(column, LANGUAGES);

/** SQL of a check: the column holds nothing but codes of languages. */
export const areLanguagesOf = (column: string) => `${column} <@ array[${listed(LANGUAGES)}]::varchar[]`;

/** SQL of a check: the column, a localized text, is written in every language. */
export const hasAllLanguages = (column: string) => `${column} ?& array[${listed(LANGUAGES)}]`;

import type { KeyWithPlaceholders } from '@haiko/shared/i18n/messages';
import type { ParseKeys, TFunction } from 'i18next';

/** The key of a message without placeholders, for a table or a form schema whose messages are looked up later. */
export type MessageKey = Exclude<Extract<ParseKeys, string>, KeyWithPlaceholders>;

/** The message of a key that is known at run time only; the text itself when it is no key. */
export function translateKey(t: TFunction, key: string): string {
  const translate = t as unknown as (key: string, options: { defaultValue: string }) => string;
  return translate(key, { defaultValue: key });
}

import type { ParseKeys, TFunction } from 'i18next';

/** A key of the message catalogue, for a table or a form schema whose messages are looked up later. */
export type MessageKey = Extract<ParseKeys, string>;

/** The message of a key that is known at run time only; the text itself when it is no key. */
export function translateKey(t: TFunction, key: string): string {
  const translate = t as unknown as (key: string, options: { defaultValue: string }) => string;
  return translate(key, { defaultValue: key });
}

import type { i18n as I18n, ParseKeys } from 'i18next';

/** A key of the message catalogue, for what is looked up later (a form schema's messages). */
export type MessageKey = ParseKeys;

export function isMessageKey(i18n: I18n, key: string): key is MessageKey {
  return i18n.exists(key);
}

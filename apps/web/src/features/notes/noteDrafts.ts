import { keepTextDraft, readTextDraft } from '#/features/forms/textDrafts.ts';
import type { ConversationKey } from './outbox.ts';

const keyOf = ({ account, partnerUuid }: ConversationKey) => `draft:note:${account}:${partnerUuid}`;

/** The half-written note to a partner. */
export function readNoteDraft(conversation: ConversationKey): string {
  return readTextDraft(keyOf(conversation)) ?? '';
}

/** Keeps a half-written note; an empty one is forgotten. */
export function keepNoteDraft(conversation: ConversationKey, text: string): void {
  keepTextDraft(keyOf(conversation), text);
}

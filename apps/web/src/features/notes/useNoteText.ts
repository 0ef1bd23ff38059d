import { NOTE_MAX } from '@haiko/shared/limits';
import { fitsLimit, isBlank } from '@haiko/shared/rules/text';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTextDraft, readTextDraft } from '#/features/forms/textDrafts.ts';
import { showAlert } from '#/ui/confirm.ts';
import { vibrate } from '#/ui/vibrate.ts';
import type { ConversationKey } from './outbox.ts';

// The second tap of a double one finds the box emptied by the first.
const DOUBLE_TAP_MS = 1_000;

/** What is being written in a conversation, kept until it is sent. Something may go along with it, or instead of it. */
export function useNoteText(place: ConversationKey, hasAttachment: boolean, onSend: (content: string) => void) {
  const { t } = useTranslation();
  const [value, setValue] = useState(() => readNoteDraft(place));
  const sentAt = useRef(-Infinity);

  function onChange(next: string) {
    setValue(next);
    keepNoteDraft(place, next);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = isBlank(value) && !hasAttachment;
    if (isEmpty && performance.now() - sentAt.current < DOUBLE_TAP_MS) return;
    if (isEmpty) return showAlert(t('errors.EMPTY_NOTE'));
    if (!fitsLimit(value, NOTE_MAX)) return showAlert(t('notes.composer.tooLong', { limit: NOTE_MAX }));
    vibrate();
    sentAt.current = performance.now();
    onSend(isBlank(value) ? '' : value);
    onChange('');
  }

  return { value, onChange, onSubmit };
}

const keyOf = ({ account, partnerUuid }: ConversationKey) => `draft:note:${account}:${partnerUuid}`;

/** The half-written note to a partner. */
function readNoteDraft(conversation: ConversationKey): string {
  return readTextDraft(keyOf(conversation)) ?? '';
}

/** Keeps a half-written note; an empty one is forgotten. */
function keepNoteDraft(conversation: ConversationKey, text: string): void {
  keepTextDraft(keyOf(conversation), text);
}

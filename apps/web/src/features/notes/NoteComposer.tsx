import { NOTE_MAX, UPLOAD_IMAGE_EXTENSIONS } from '@haiko/shared/limits';
import { fitsLimit, isBlank } from '@haiko/shared/rules/text';
import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPictures } from '#/features/files/uploadRules.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { CharacterCount } from '#/ui/CharacterCount.tsx';
import { isNearLimit } from '#/ui/characters.ts';
import { showAlert } from '#/ui/confirm.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { useRoomToWrite } from '#/ui/useRoomToWrite.ts';
import { vibrate } from '#/ui/vibrate.ts';
import { keepNoteDraft, readNoteDraft } from './noteDrafts.ts';
import type { ConversationKey, NoteToSend } from './outbox.ts';
import { useAttachment } from './useAttachment.ts';

interface NoteComposerProps {
  place: ConversationKey;
  /** In which language it will be read. */
  languages?: ReactNode;
  onSend: (note: NoteToSend) => void;
}

// The second tap of a double one finds the box emptied by the first.
const DOUBLE_TAP_MS = 1_000;
const ACCEPTED = UPLOAD_IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Stands above the bottom bar and the keyboard, and grows to five lines. Give it a new key for every conversation. */
export function NoteComposer({ place, languages, onSend }: NoteComposerProps) {
  const { t } = useTranslation();
  const room = useRoomToWrite();
  const [text, setText] = useState(() => readNoteDraft(place));
  const { picture, preview, attach, detach } = useAttachment();
  const sentAt = useRef(-Infinity);

  function change(next: string) {
    setText(next);
    keepNoteDraft(place, next);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = isBlank(text) && !picture;
    if (isEmpty && performance.now() - sentAt.current < DOUBLE_TAP_MS) return;
    if (isEmpty) return showAlert(t('errors.EMPTY_NOTE'));
    if (!fitsLimit(text, NOTE_MAX)) return showAlert(t('notes.composer.tooLong', { limit: NOTE_MAX }));
    vibrate();
    sentAt.current = performance.now();
    onSend({ content: isBlank(text) ? '' : text, picture });
    change('');
    detach();
  }

  return (
    <form
      onSubmit={(event) => void handleSubmit(event)}
      {...room}
      className="flex flex-col gap-1.5 border-t border-line bg-page px-2 py-1.5"
    >
      {languages && <div className="px-2 empty:hidden">{languages}</div>}
      {preview && <Attachment preview={preview} onRemove={detach} />}
      <div className="flex items-end gap-1">
        <AttachButton onChoose={attach} />
        <textarea
          value={text}
          onChange={(event) => change(event.target.value)}
          rows={1}
          aria-label={t('notes.composer.label')}
          placeholder={t('notes.composer.placeholder')}
          className="field-sizing-content max-h-[calc(5lh+16px)] min-h-11 w-full min-w-0 resize-none rounded-[22px] border border-transparent bg-sunken px-4 py-2 text-input text-ink-1 placeholder:text-ink-3 focus:border-main focus:outline-none"
        />
        <IconButton
          type="submit"
          label={t('notes.composer.send')}
          icon={<SendHorizontal aria-hidden size={22} className={text || picture ? 'text-main' : 'text-ink-3'} />}
        />
      </div>
      {isNearLimit(text, NOTE_MAX) && (
        <p className="px-14 text-meta text-ink-3">
          <CharacterCount text={text} limit={NOTE_MAX} />
        </p>
      )}
    </form>
  );
}

function AttachButton({ onChoose }: { onChoose: (picture: File) => void }) {
  const { t } = useTranslation();

  async function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const { accepted, problems } = checkPictures([...(event.target.files ?? [])], 0);
    // The same picture may be chosen again.
    event.target.value = '';
    const [chosen] = accepted;
    const [problem] = problems;
    if (chosen) onChoose(chosen);
    else if (problem) await showAlert(translateKey(t, problem));
  }

  return (
    <label className="pressable relative grid size-11 shrink-0 place-items-center rounded-full text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-main">
      <ImagePlus aria-hidden size={22} strokeWidth={1.75} />
      <span className="sr-only">{t('notes.composer.attach')}</span>
      <input type="file" accept={ACCEPTED} onChange={(event) => void handleChoice(event)} className="sr-only" />
    </label>
  );
}

function Attachment({ preview, onRemove }: { preview: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <span className="relative ms-13 mt-1 w-fit">
      <img src={preview} alt={t('notes.composer.attached')} className="size-20 rounded-card bg-sunken object-cover" />
      <span className="absolute -end-4 -top-4">
        <IconButton
          label={t('notes.composer.removePicture')}
          icon={
            <span className="grid size-6 place-items-center rounded-full bg-toast text-on-toast">
              <X aria-hidden size={14} />
            </span>
          }
          onClick={onRemove}
        />
      </span>
    </span>
  );
}

import { UPLOAD_IMAGE_EXTENSIONS } from '@haiko/shared/limits';
import { ImagePlus, X } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPictures } from '#/features/files/uploadRules.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { showAlert } from '#/ui/confirm.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { ComposerForm } from './ComposerForm.tsx';
import type { ConversationKey, NoteToSend } from './outbox.ts';
import { useAttachment } from './useAttachment.ts';
import { useNoteText } from './useNoteText.ts';

interface NoteComposerProps {
  place: ConversationKey;
  /** In which language it will be read. */
  languages?: ReactNode;
  onSend: (note: NoteToSend) => void;
}

const ACCEPTED = UPLOAD_IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Where one writes to a person, with a picture where there is one. Give it a new key for every conversation. */
export function NoteComposer({ place, languages, onSend }: NoteComposerProps) {
  const { t } = useTranslation();
  const { picture, preview, attach, detach } = useAttachment();
  const text = useNoteText(place, picture !== undefined, (content) => {
    onSend({ content, picture });
    detach();
  });
  return (
    <ComposerForm
      {...text}
      isReady={text.value !== '' || picture !== undefined}
      label={t('notes.composer.label')}
      placeholder={t('notes.composer.placeholder')}
      attach={<AttachButton onChoose={attach} />}
    >
      {languages && <div className="px-2 empty:hidden">{languages}</div>}
      {preview && <Attachment preview={preview} onRemove={detach} />}
    </ComposerForm>
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

import { NOTE_MAX } from '@haiko/shared/limits';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CharacterCount } from '#/ui/CharacterCount.tsx';
import { isNearLimit } from '#/ui/characters.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { useRoomToWrite } from '#/ui/useRoomToWrite.ts';

interface ComposerFormProps {
  value: string;
  onChange: (value: string) => void;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Whether there is something to send. */
  isReady: boolean;
  label: string;
  placeholder: string;
  /** Button before the line that adds something else than words. */
  attach: ReactNode;
  /** Above the line. */
  children: ReactNode;
}

/** The line to write on: it stands above the bottom bar and the keyboard, and grows to five lines. */
export function ComposerForm(props: ComposerFormProps) {
  const { value, onChange, onSubmit, isReady, label, placeholder, attach, children } = props;
  const { t } = useTranslation();
  const room = useRoomToWrite();
  return (
    <form
      onSubmit={(event) => void onSubmit(event)}
      {...room}
      className="flex flex-col gap-1.5 border-t border-line bg-page px-2 py-1.5"
    >
      {children}
      <div className="flex items-end gap-1">
        {attach}
        <textarea
          value={value}
          onChange={(event) => onChange(event.target.value)}
          rows={1}
          aria-label={label}
          placeholder={placeholder}
          className="field-sizing-content max-h-[calc(5lh+16px)] min-h-11 w-full min-w-0 resize-none rounded-[22px] border border-transparent bg-sunken px-4 py-2 text-input text-ink-1 placeholder:text-ink-3 focus:border-main focus:outline-none"
        />
        <IconButton
          type="submit"
          label={t('notes.composer.send')}
          icon={<SendHorizontal aria-hidden size={22} className={isReady ? 'text-main' : 'text-ink-3'} />}
        />
      </div>
      {isNearLimit(value, NOTE_MAX) && (
        <p className="px-14 text-meta text-ink-3">
          <CharacterCount text={value} limit={NOTE_MAX} />
        </p>
      )}
    </form>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';

interface SignInEntryProps {
  mark: ReactNode;
  name: string;
  /** The name as the button's label says it. */
  labelName?: string;
  /** What is known of it, a line each. */
  notes: readonly string[];
  isBusy: boolean;
  onClick: () => void;
  /** Whether it is there, and the button removes it; else the button adds it. */
  isOwn?: boolean;
}

/** One of the ways to log in, with what is known of it, and its button. */
export function SignInEntry({ mark, name, labelName = name, notes, isBusy, onClick, isOwn = true }: SignInEntryProps) {
  const { t } = useTranslation();
  const words = { provider: labelName };
  return (
    <div className="flex min-h-16 items-center gap-3 border-b border-line px-4 py-2">
      {mark}
      <div className="min-w-0 flex-1">
        <p className="text-body font-semibold wrap-anywhere text-ink-1">{name}</p>
        {notes.map((note) => (
          <p key={note} className="text-meta wrap-anywhere text-ink-3">
            {note}
          </p>
        ))}
      </div>
      <Button
        variant={isOwn ? 'quiet' : 'soft'}
        size="sm"
        disabled={isBusy}
        aria-label={isOwn ? t('socialSignIn.own.removeOf', words) : t('socialSignIn.own.addOf', words)}
        onClick={onClick}
      >
        {isOwn ? t('socialSignIn.own.remove') : t('socialSignIn.own.add')}
      </Button>
    </div>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  /** Whether it is chosen, of a choice; left out of what is done by one tap. */
  isSelected?: boolean;
  onClick?: () => void;
  isDisabled?: boolean;
  /** Makes the chip removable; `removeLabel` is what a screen reader says. */
  onRemove?: () => void;
  removeLabel?: string;
}

/** A small round thing with a word: a choice or what a tap does (`onClick`), something chosen (`onRemove`), or just a mark. */
export function Chip({ children, icon, isSelected, onClick, isDisabled, onRemove, removeLabel }: ChipProps) {
  const isAction = onClick !== undefined && isSelected === undefined;
  const look = cx(
    // As round as a pill of one line, and no rounder where a sentence takes two.
    'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-[1.125rem] border ps-3 pe-3 py-1 text-body',
    isSelected ? 'border-main bg-main-soft font-semibold text-main' : 'border-line bg-surface text-ink-2',
  );
  const content = (
    <>
      {icon}
      {/* What it does may be a whole sentence. */}
      <span className={isAction ? 'text-start text-balance wrap-anywhere' : 'truncate'}>{children}</span>
    </>
  );
  if (onRemove) {
    return (
      <span className={look}>
        {content}
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="pressable relative -me-1.5 grid size-6 place-items-center rounded-full after:absolute after:-inset-2.5"
        >
          <X aria-hidden size={15} />
        </button>
      </span>
    );
  }
  if (!onClick) return <span className={look}>{content}</span>;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onClick}
      disabled={isDisabled}
      className="pressable inline-flex min-h-11 max-w-full items-center disabled:opacity-50"
    >
      <span className={look}>{content}</span>
    </button>
  );
}

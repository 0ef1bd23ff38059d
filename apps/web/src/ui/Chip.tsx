import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  isSelected?: boolean;
  onClick?: () => void;
  /** Makes the chip removable; `removeLabel` is what a screen reader says. */
  onRemove?: () => void;
  removeLabel?: string;
}

/** A small round thing with a word: a choice (`onClick`), something chosen (`onRemove`), or just a mark. */
export function Chip({ children, icon, isSelected = false, onClick, onRemove, removeLabel }: ChipProps) {
  const look = cx(
    'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border ps-3 pe-3 py-1 text-body',
    isSelected ? 'border-main bg-main-soft font-semibold text-main' : 'border-line bg-surface text-ink-2',
  );
  const content = (
    <>
      {icon}
      <span className="truncate">{children}</span>
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
      className="pressable inline-flex min-h-11 items-center"
    >
      <span className={look}>{content}</span>
    </button>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Dot } from './Dot.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What a screen reader says; the icon alone says nothing. */
  label: string;
  icon: ReactNode;
  /** Shows the red dot of something new. */
  hasDot?: boolean;
  /** For switches (like, scrap). */
  isPressed?: boolean;
}

/** A button that is an icon alone, in a target of 44 px. */
export function IconButton({ label, icon, hasDot = false, isPressed, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className={cx(
        'pressable relative grid size-11 shrink-0 place-items-center rounded-full disabled:opacity-40',
        isPressed ? 'text-main' : 'text-ink-1',
      )}
    >
      {icon}
      {hasDot && <Dot />}
    </button>
  );
}

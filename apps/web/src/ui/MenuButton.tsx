import type { ComponentProps, ReactNode } from 'react';

interface MenuButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Name of the button. */
  label: string;
  /** What it shows. */
  trigger: ReactNode;
  isOpen: boolean;
}

/** The button under which a menu drops; `popoverTarget` names its list. */
export function MenuButton({ label, trigger, isOpen, ...button }: MenuButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className="pressable grid min-h-11 min-w-11 place-items-center rounded-full text-ink-1"
    >
      {trigger}
    </button>
  );
}

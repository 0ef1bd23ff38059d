import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
  /** While its action runs: keeps its width, shows a spinner and ignores further taps, but stays in focus. */
  isBusy?: boolean;
  icon?: ReactNode;
}

/** The button of the product; `type="submit"` in forms. */
export function Button({ variant, size, isWide, isBusy = false, icon, children, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, isWide })}
    >
      {/* Not hidden: what is not seen for a moment is still the button's name. */}
      <span className={cx('inline-flex items-center gap-2', isBusy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

import { useId, type ReactNode } from 'react';
import type { Place } from './besideField.ts';
import { cx } from './cx.ts';
import { useModal } from './useModal.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title?: ReactNode;
  children: ReactNode;
  /** Small buttons at the end of the title's line. */
  corner?: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** For questions and alerts, which interrupt. */
  isAlert?: boolean;
  place?: Place;
}

/** A small window, in the middle where nothing else is said. For yes-or-no questions use `confirm()`, for news `showAlert()`. */
export function Dialog({
  isOpen,
  onClose,
  title,
  corner,
  children,
  actions,
  isAlert = false,
  place = 'middle',
}: DialogProps) {
  const id = useId();
  const hasCorner = corner !== undefined;
  const modal = useModal(isOpen, onClose, { isAlert });
  return (
    // Keyboards close it with Escape, which the browser turns into onCancel.

    <dialog
      {...modal}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={title ? `${id}-text` : undefined}
      data-place={place}
      className="overlay overlay-dialog"
    >
      <div className="flex max-h-[inherit] flex-col gap-5 overflow-y-auto rounded-sheet bg-surface p-5 shadow-float">
        <div className={cx('flex flex-col gap-2', isAlert && 'pt-1 text-center')}>
          {title && (
            <div className={cx(hasCorner && '-my-2.5 -me-2.5 flex items-center gap-1')}>
              <h2 id={`${id}-title`} className={cx('text-card text-ink-1', hasCorner && 'min-w-0 flex-1')}>
                {title}
              </h2>
              {corner}
            </div>
          )}
          <div id={`${id}-text`} className={cx('text-body', title ? 'text-ink-2' : 'text-ink-1')}>
            {children}
          </div>
        </div>
        {actions && <div className="flex gap-2 *:flex-1">{actions}</div>}
      </div>
    </dialog>
  );
}

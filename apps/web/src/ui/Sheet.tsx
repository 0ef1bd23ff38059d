import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { useDragToClose } from './useDragToClose.ts';
import { useModal } from './useModal.ts';

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Fixed at the bottom: the sheet's main action. */
  footer?: ReactNode;
}

/** Comes up from the bottom, at most as wide as the column; closes by a tap beside it, a drag down, Escape or Back. */
export function Sheet({ isOpen, onClose, title, children, footer }: SheetProps) {
  const { t } = useTranslation();
  const id = useId();
  const modal = useModal(isOpen, onClose);
  const handle = useDragToClose(modal.ref, onClose);
  return (
    // Keyboards close it with Escape, which the browser turns into onCancel.

    <dialog {...modal} aria-labelledby={id} className="overlay overlay-sheet">
      <div className="flex min-h-0 flex-col rounded-t-sheet bg-surface shadow-float">
        <div {...handle} className="touch-none pt-2">
          <span aria-hidden className="mx-auto block h-1 w-9 rounded-full bg-line" />
          <div className="flex items-center justify-between gap-2 ps-4 pe-1.5">
            {/* Focused on opening, so that no keyboard pops up for a search box inside. */}
            <h2 id={id} tabIndex={-1} data-quiet-focus autoFocus className="min-w-0 py-2 text-card text-ink-1">
              {title}
            </h2>
            <IconButton label={t('common.button.close')} icon={<X aria-hidden size={22} />} onClick={onClose} />
          </div>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">{children}</div>
        <div className="px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</div>
      </div>
    </dialog>
  );
}

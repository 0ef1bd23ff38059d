import { useEffect, useEffectEvent, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { closeOnBack } from './backCloses.ts';

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens and closes a native modal `<dialog>` with `isOpen`. The browser keeps the focus inside, gives it back, makes the
 * page inert and closes on Escape; Back closes it, too; a tap beside the content closes too, but not where a question
 * interrupts: the second half of a double tap would answer it.
 */
export function useModal(isOpen: boolean, onClose: () => void, { isAlert = false } = {}): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(
    function followIsOpen() {
      const dialog = ref.current;
      if (!dialog || dialog.open === isOpen) return;
      if (isOpen) dialog.showModal();
      else closeAndReturn(dialog);
    },
    [isOpen],
  );
  const close = useEffectEvent(onClose);
  useEffect(
    function followBack() {
      return isOpen ? closeOnBack(() => close()) : undefined;
    },
    [isOpen],
  );
  return {
    ref,
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClick(event) {
      if (event.target === event.currentTarget && !isAlert) onClose();
    },
  };
}

/** Chromium gives the focus back without a caret: what is typed then goes nowhere until the field is focused anew. */
function closeAndReturn(dialog: HTMLDialogElement): void {
  dialog.close();
  const returned = document.activeElement;
  if (!(returned instanceof HTMLInputElement || returned instanceof HTMLTextAreaElement)) return;
  returned.blur();
  returned.focus({ preventScroll: true });
}

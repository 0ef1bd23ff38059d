import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens and closes a native modal `<dialog>` with `isOpen`. The browser keeps the focus inside, gives it back, makes the
 * page inert and closes on Escape and on Android's Back; a tap beside the content closes too.
 */
export function useModal(isOpen: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(
    function followIsOpen() {
      const dialog = ref.current;
      if (!dialog || dialog.open === isOpen) return;
      if (isOpen) dialog.showModal();
      else dialog.close();
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
      if (event.target === event.currentTarget) onClose();
    },
  };
}

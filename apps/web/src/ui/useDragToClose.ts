import { useRef, type PointerEvent, type RefObject } from 'react';

const CLOSE_FROM_SHARE = 0.25;
const FLICK_PX_PER_MS = 0.4;

interface Drag {
  startY: number;
  startTime: number;
}

/** Handlers for a sheet's handle: the sheet follows the finger and closes past a quarter of its height or on a flick. */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag>(undefined);

  function moveTo(pixels: number | undefined) {
    if (pixels === undefined) sheet.current?.style.removeProperty('--drag');
    else sheet.current?.style.setProperty('--drag', `${pixels}px`);
    sheet.current?.toggleAttribute('data-dragging', pixels !== undefined);
  }

  function handleEnd(event: PointerEvent) {
    const begun = drag.current;
    if (!begun) return;
    drag.current = undefined;
    moveTo(undefined);
    const distance = event.clientY - begun.startY;
    const speed = distance / Math.max(1, event.timeStamp - begun.startTime);
    const height = sheet.current?.offsetHeight ?? Infinity;
    if (distance > height * CLOSE_FROM_SHARE || (distance > 24 && speed > FLICK_PX_PER_MS)) onClose();
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startY: event.clientY, startTime: event.timeStamp };
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current) moveTo(Math.max(0, event.clientY - drag.current.startY));
    },
    onPointerUp: handleEnd,
    onPointerCancel: () => {
      drag.current = undefined;
      moveTo(undefined);
    },
  };
}

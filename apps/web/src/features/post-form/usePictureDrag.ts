import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { UploadList } from '#/features/files/uploadList.ts';

export type StartDrag = (event: ReactPointerEvent, id: number) => void;

/** Puts a picture where it is dragged: the others make room as it passes over them. Its buttons stay buttons. */
export function usePictureDrag(pictures: UploadList): StartDrag {
  const dragging = useRef<AbortController>(undefined);
  useEffect(() => () => dragging.current?.abort(), []);

  return (event, id) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    dragging.current?.abort();
    const drag = new AbortController();
    dragging.current = drag;
    const { signal } = drag;
    // Of the window: a tile that changes its place in the page would lose what it had captured.
    window.addEventListener('pointermove', ({ clientX, clientY }) => moveTo(pictures, id, placeAt(clientX, clientY)), {
      signal,
    });
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => drag.abort(), { signal });
  };
}

/** Which tile lies there. */
function placeAt(x: number, y: number): number | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-picture]');
  return tile ? Number(tile.dataset['picture']) : undefined;
}

function moveTo(pictures: UploadList, id: number, place: number | undefined): void {
  if (place === undefined) return;
  const from = pictures.items.get().findIndex((item) => item.id === id);
  for (let left = place - from; left !== 0; left -= Math.sign(left)) pictures.move(id, left < 0 ? -1 : 1);
}

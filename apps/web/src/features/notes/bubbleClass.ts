import { cx } from '#/ui/cx.ts';

/** The look of what somebody said; the corner at their own side is pointed. */
export function bubbleClass(isMine: boolean, width = 'max-w-full'): string {
  return cx(
    width,
    'rounded-[18px] px-3.5 py-2 text-ink-1',
    isMine ? 'rounded-ee-md bg-main-soft' : 'rounded-es-md bg-sunken',
  );
}

/** The reserved box of a picture in a conversation; the whole picture opens with a tap. */
export const PICTURE_CLASS = 'block aspect-4/3 w-56 max-w-full rounded-[18px] bg-sunken object-cover';

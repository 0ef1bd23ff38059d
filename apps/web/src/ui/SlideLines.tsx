import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface SlideLinesProps {
  /** Small lines below the two of the title. */
  small: 1 | 2;
  className?: string;
  children?: ReactNode;
}

/**
 * Room for the lines of a slide, in the height of the reader's script: slides with shorter texts, and the skeleton that has
 * none, are as tall as any other, so that nothing below moves when they come.
 */
export function SlideLines({ small, className, children }: SlideLinesProps) {
  return (
    <div className={cx('grid min-w-0 *:min-w-0 *:[grid-area:1/1]', className)}>
      <div aria-hidden className="invisible">
        <p className="clamp-2 h-[2lh] text-card" />
        <p className={cx('text-meta', small === 1 ? 'h-[1lh]' : 'clamp-2 h-[2lh]')} />
      </div>
      <div>{children}</div>
    </div>
  );
}

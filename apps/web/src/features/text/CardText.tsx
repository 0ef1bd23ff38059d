import type { ReactNode } from 'react';
import { cx } from '#/ui/cx.ts';
import { CARD_BODY_LINES } from '#/ui/measures.ts';

interface CardTextProps {
  /** HTML language of the text: its script's line height cuts nothing. */
  lang: string;
  className: string;
  children: ReactNode;
}

/** The beginning of a text on a card, three lines at most. */
export function CardText({ lang, className, children }: CardTextProps) {
  return (
    <p lang={lang} style={{ WebkitLineClamp: CARD_BODY_LINES }} className={cx('clamp-3', className)}>
      {children}
    </p>
  );
}

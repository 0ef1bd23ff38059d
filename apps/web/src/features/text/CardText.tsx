import type { ReactNode } from 'react';
import { cx } from '#/ui/cx.ts';
import { CARD_BODY_LINES } from '#/ui/measures.ts';

/** A class: the content policy allows no style in an attribute of what the server renders. */
const CLAMPS: Record<typeof CARD_BODY_LINES, string> = { 3: 'clamp-3' };

interface CardTextProps {
  /** HTML language of the text: its script's line height cuts nothing. */
  lang: string;
  className: string;
  children: ReactNode;
}

/** The beginning of a text on a card, three lines at most. */
export function CardText({ lang, className, children }: CardTextProps) {
  return (
    <p lang={lang} className={cx(CLAMPS[CARD_BODY_LINES], className)}>
      {children}
    </p>
  );
}

import { romanize } from '@haiko/shared/rules/romanize';
import type { ReactNode } from 'react';
import { langOf } from '#/features/text/langOf.ts';
import { Romanized } from '#/features/text/Romanized.tsx';

/** A company's name on a card, with how its Hangul is read below it. `children` is the name where words of it are marked. */
export function CompanyName({ name, children = name }: { name: string; children?: ReactNode }) {
  return (
    <p className="flex min-w-0 flex-1 flex-col text-body text-ink-2">
      <span dir="auto" lang={langOf(name)} className="truncate">
        {children}
      </span>
      <Romanized text={name} by={romanize} className="truncate text-meta text-ink-3" />
    </p>
  );
}

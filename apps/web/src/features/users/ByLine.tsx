import type { ReactNode } from 'react';
import { RelativeTime } from '#/ui/RelativeTime.tsx';

interface ByLineProps {
  picture: ReactNode;
  name: ReactNode;
  /** ISO 8601. */
  createdAt: string;
  /** Behind the time. */
  children?: ReactNode;
}

/** From whom something is and since when: a picture, beside it the name above the time. */
export function ByLine({ picture, name, createdAt, children }: ByLineProps) {
  return (
    <div className="relative flex min-w-0 items-center gap-2.5">
      {picture}
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-1.5 text-body text-ink-1">{name}</div>
        <div className="flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
          <RelativeTime at={createdAt} />
          {children}
        </div>
      </div>
    </div>
  );
}

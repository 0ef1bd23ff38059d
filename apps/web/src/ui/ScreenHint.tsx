import type { ReactNode } from 'react';

/** What a list or a part of a screen is for, in a sentence below its title. */
export function ScreenHint({ children }: { children: ReactNode }) {
  return <p className="px-4 pb-3 text-body text-ink-3">{children}</p>;
}

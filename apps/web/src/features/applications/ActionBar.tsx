import type { ReactNode } from 'react';

/** Stays at the bottom of a screen, above the tabs: what is done next. Its buttons share the room. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="sticky bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] z-1 mt-auto flex flex-wrap gap-2 border-t border-line bg-page px-4 py-3 [&>:is(a,button)]:grow print:hidden"
    >
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

/** A part of a sheet of settings, under a heading of its own where it needs one. */
export function SettingsSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col border-b border-line py-3 last:border-0">
      {title && <h3 className="pb-1 text-meta font-semibold text-ink-3">{title}</h3>}
      {children}
    </section>
  );
}

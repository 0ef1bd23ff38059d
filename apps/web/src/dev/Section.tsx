import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t border-line px-4 py-5">
      <h2 className="text-card text-ink-1">{title}</h2>
      {children}
    </section>
  );
}

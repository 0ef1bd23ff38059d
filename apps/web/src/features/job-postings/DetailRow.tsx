import type { ReactNode } from 'react';

/** One thing that a posting says, under its name; inside a `<dl>`. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-meta text-ink-3">{label}</dt>
      <dd className="text-input wrap-anywhere text-ink-1">{children}</dd>
    </div>
  );
}

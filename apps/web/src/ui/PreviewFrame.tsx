import { Eye } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface PreviewFrameProps {
  /** What is shown, and to whom. */
  label: string;
  children: ReactNode;
}

/** How something will look that is being written: a picture of it, which is read, and answers to no tap. */
export function PreviewFrame({ label, children }: PreviewFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-card border border-line bg-page *:last:border-b-0">
      <p id={id} className="flex items-center gap-1.5 bg-sunken px-4 py-1.5 text-meta text-ink-2">
        <Eye aria-hidden size={14} className="shrink-0" />
        {label}
      </p>
      {children}
    </section>
  );
}

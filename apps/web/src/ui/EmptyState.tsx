import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';

interface EmptyStateProps {
  /** One sentence: what is missing. */
  message: ReactNode;
  hint?: ReactNode;
  drawing?: DrawingName;
  /** One way on: a button or a link. */
  action?: ReactNode;
}

/** What stands where a finished query found nothing. */
export function EmptyState({ message, hint, drawing = 'bubbles', action }: EmptyStateProps) {
  return (
    <div className="fade-in flex flex-col items-center gap-4 px-8 py-12 text-center">
      <Drawing name={drawing} />
      <div className="flex flex-col gap-1 text-balance">
        <p className="text-card wrap-anywhere text-ink-1">{message}</p>
        {hint && <p className="text-body text-ink-3">{hint}</p>}
      </div>
      {action}
    </div>
  );
}

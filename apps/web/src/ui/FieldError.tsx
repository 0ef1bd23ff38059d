import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldErrorProps {
  id?: string;
  /** Nothing stands there without it. */
  children?: ReactNode;
  /** Read out as it appears, where no control is described by it. */
  isAlert?: boolean;
}

/** What is wrong with a field, below it: never by colour alone. */
export function FieldError({ id, children, isAlert = false }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} role={isAlert ? 'alert' : undefined} className="flex gap-1 text-meta text-error">
      <CircleAlert aria-hidden size={14} className="mt-[0.2em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}

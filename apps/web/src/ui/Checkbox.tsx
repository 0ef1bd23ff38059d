import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
}

/** A box to tick; the whole line is the target. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-body text-ink-1 has-disabled:opacity-40">
      <input type="checkbox" {...input} className="peer sr-only" />
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-md border-2 border-control text-transparent peer-checked:border-main peer-checked:bg-main peer-checked:text-on-main peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-main"
      >
        <Check size={16} strokeWidth={3} />
      </span>
      <span>{label}</span>
    </label>
  );
}

import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';

/** Something that not everybody wants to see at once, behind a line with its name. On paper it is always there. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="flex flex-col">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="pressable flex min-h-12 items-center justify-between gap-3 border-y border-line px-4 py-2 text-start text-body font-semibold text-ink-1 print:hidden"
      >
        {label}
        <ChevronDown aria-hidden size={20} className={cx('shrink-0 text-ink-3', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={isOpen ? 'pt-4' : 'hidden print:block'}>
        {children}
      </div>
    </section>
  );
}

import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';

/** A group of rows that lead somewhere, under a short title. */
export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t-8 border-sunken px-4 py-4">
      <h2 id={id} className="pb-1 text-meta text-ink-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

const ROW_CLASS =
  'pressable -mx-2 flex min-h-12 w-[calc(100%+16px)] items-center gap-3.5 rounded-card px-2 py-1.5 text-start text-input active:bg-sunken disabled:opacity-40';

interface RowTexts {
  Icon: LucideIcon;
  label: string;
  /** At the end of the row: a count, a state. */
  aside?: ReactNode;
}

/** A row that leads to another screen; `state` is handed over to it. */
export function MenuLink({ to, state, Icon, label, aside }: RowTexts & { to: string; state?: object }) {
  return (
    <Link to={to} state={state} className={cx(ROW_CLASS, 'text-ink-1')}>
      <RowContent Icon={Icon} label={label} aside={aside} />
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
    </Link>
  );
}

interface MenuActionProps extends RowTexts {
  onClick: () => void;
  isDisabled?: boolean;
  /** False for what is done on the spot. */
  hasPopup?: boolean;
}

/** A row that opens a sheet or a question, or does something. */
export function MenuAction({ onClick, isDisabled = false, hasPopup = true, ...texts }: MenuActionProps) {
  return (
    <button
      type="button"
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      disabled={isDisabled}
      onClick={onClick}
      className={cx(ROW_CLASS, 'text-ink-1')}
    >
      <RowContent {...texts} />
    </button>
  );
}

/** How much is new behind a row, for its `aside`. */
export function MenuCount({ children }: { children: string }) {
  return <span className="text-card text-error tabular-nums">{children}</span>;
}

function RowContent({ Icon, label, aside }: RowTexts) {
  return (
    <>
      <Icon aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">{label}</span>
      {aside && <span className="shrink-0 text-body text-ink-3">{aside}</span>}
    </>
  );
}

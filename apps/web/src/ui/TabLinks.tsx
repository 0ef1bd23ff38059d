import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import { useCurrentInMiddle } from './useCurrentInMiddle.ts';

export interface TabLink {
  to: string;
  label: string;
  isActive: boolean;
  /** How many there are, behind the word. */
  count?: number;
}

/** Tabs that are links: the state is in the address, so that Back and reload keep it. Scrolls sideways when there are many. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const active = tabs.find((tab) => tab.isActive)?.to;
  // Tabs that come later are no children that it knows.
  useCurrentInMiddle(row, `${active} ${tabs.length}`);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="no-scrollbar relative flex overflow-x-auto overscroll-x-contain border-b border-line px-2"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          replace
          preventScrollReset
          aria-current={tab.isActive ? 'page' : undefined}
          className={cx(
            'pressable relative flex min-h-12 min-w-max flex-1 items-center justify-center px-3 text-body whitespace-nowrap',
            'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full',
            tab.isActive ? 'font-semibold text-main after:bg-main' : 'text-ink-3',
          )}
        >
          {tab.label}
          {tab.count !== undefined && <span className="ms-1.5 text-meta tabular-nums">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

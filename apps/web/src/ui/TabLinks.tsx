import { Link } from 'react-router-dom';
import { cx } from './cx.ts';

export interface TabLink {
  to: string;
  label: string;
  isActive: boolean;
}

/** Tabs that are links: the state is in the address, so that Back and reload keep it. Scrolls sideways when there are many. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav
      aria-label={label}
      className="no-scrollbar flex overflow-x-auto overscroll-x-contain border-b border-line px-2"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          replace
          preventScrollReset
          aria-current={tab.isActive ? 'page' : undefined}
          className={cx(
            'pressable relative flex min-h-12 min-w-16 flex-1 items-center justify-center px-3 text-body whitespace-nowrap',
            'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full',
            tab.isActive ? 'font-semibold text-main after:bg-main' : 'text-ink-3',
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

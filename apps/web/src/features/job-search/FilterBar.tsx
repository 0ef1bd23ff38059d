import { JOB_FILTER_NAMES, type JobFilterName, type JobFilters } from '@haiko/shared/jobFilters';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#/ui/cx.ts';
import { useCurrentInMiddle } from '#/ui/useCurrentInMiddle.ts';
import { useFetchedAhead } from '#/ui/useFetchedAhead.ts';
import { FILTER_LABELS } from './filterNames.ts';

const load = () => import('./FilterSheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await load()).FilterSheet }));

interface FilterBarProps {
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
  /** Takes back word and filters. */
  onReset: () => void;
  /** Before all of them. */
  first?: ReactNode;
}

/** The filters, each with how many items are chosen in it; a tap opens its sheet. */
export function FilterBar({ filters, onChange, onReset, first }: FilterBarProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // A new number per opening: the sheet begins with what is applied now, and stays while it leaves.
  const [shown, setShown] = useState<{ name: JobFilterName; opening: number }>();

  const row = useRef<HTMLDivElement>(null);
  // Who comes by a link to jobs of one kind sees of which.
  useCurrentInMiddle(
    row,
    JOB_FILTER_NAMES.find((name) => filters[name].length > 0),
  );
  // Who goes on finds the sheet there; who only glances at the list does not load it.
  useFetchedAhead(load);

  function open(name: JobFilterName) {
    setShown({ name, opening: (shown?.opening ?? 0) + 1 });
    setIsOpen(true);
  }

  return (
    <>
      <div
        ref={row}
        role="group"
        aria-label={t('jobSearch.filter.label')}
        className="no-scrollbar relative flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-2 *:shrink-0"
      >
        {first}
        <button
          type="button"
          aria-label={t('jobSearch.list.reset')}
          title={t('jobSearch.list.reset')}
          onClick={onReset}
          className="pressable grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface text-ink-2"
        >
          <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
        </button>
        {JOB_FILTER_NAMES.map((name) => (
          <FilterButton key={name} name={name} count={filters[name].length} onClick={() => open(name)} />
        ))}
      </div>
      {shown && (
        <Suspense>
          <FilterSheet
            key={shown.opening}
            name={shown.name}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            applied={filters[shown.name]}
            onApply={(chosen) => onChange({ ...filters, [shown.name]: chosen })}
          />
        </Suspense>
      )}
    </>
  );
}

function FilterButton({ name, count, onClick }: { name: JobFilterName; count: number; onClick: () => void }) {
  const { t } = useTranslation();
  const label = t(FILTER_LABELS[name]);
  const isActive = count > 0;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-chosen={isActive || undefined}
      onClick={onClick}
      className={cx(
        'pressable inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border ps-3.5 pe-2.5 py-1.5 text-body whitespace-nowrap',
        isActive ? 'border-main bg-main-soft font-semibold text-main' : 'border-line bg-surface text-ink-2',
      )}
    >
      <span aria-hidden={isActive}>
        {label} {isActive && <span className="ms-0.5 tabular-nums">{count}</span>}
      </span>
      {isActive && <span className="sr-only">{t('jobSearch.filter.opener', { name: label, count })}</span>}
      <ChevronDown aria-hidden size={16} className="shrink-0" />
    </button>
  );
}

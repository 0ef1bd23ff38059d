import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { cx } from '#/ui/cx.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

export const DESK_PAGE = 30;

interface DeskSplitProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  hasMore: boolean;
  keyOf: (item: Item) => string;
  renderRow: (item: Item) => ReactNode;
  /** Beside the row, outside its link: a box to choose it. */
  renderMark?: (item: Item) => ReactNode;
  /** What is chosen, by its key: also what has left the list. */
  renderCase: (key: string) => ReactNode;
  /** Above the list: tabs, a search. */
  top?: ReactNode;
}

/** The list on the left and the chosen one on the right; on a phone one after the other. What is chosen is in the address. */
export function DeskSplit<Item>(props: DeskSplitProps<Item>) {
  const { label, items, hasMore, keyOf, renderRow, renderMark, renderCase, top } = props;
  const { t } = useTranslation();
  const { chosen, choose, addressOf } = useChosen();
  const { list, panel } = useFollowing(chosen, (key) => items.findIndex((item) => keyOf(item) === key));
  const at = items.findIndex((item) => keyOf(item) === chosen);

  function move(step: number) {
    const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), items.length - 1);
    const item = items[next];
    if (!item) return;
    choose(keyOf(item));
    // Who listens to the screen is told which one it is, and Tab goes on from there.
    linkAt(list.current, next)?.focus();
  }

  useDeskKeys({
    j: () => move(1),
    k: () => move(-1),
    u: () => choose(undefined),
    ...(chosen === undefined && { Enter: () => move(0) }),
  });

  return (
    // As tall as the window: the line between the two ends where it does, however short the list is.
    <div className="md:grid md:flex-1 md:grid-cols-[minmax(18rem,24rem)_1fr] md:border-t md:border-line">
      <div className={cx('min-w-0 md:border-e md:border-line', chosen !== undefined && 'max-md:hidden')}>
        {top}
        {items.length === 0 ? (
          <EmptyState message={t('desk.list.empty')} />
        ) : (
          <ul ref={list} aria-label={label}>
            {items.map((item) => (
              <li
                key={keyOf(item)}
                className={cx('flex items-start border-b border-line', keyOf(item) === chosen && 'bg-main-soft')}
              >
                {renderMark?.(item)}
                <Link
                  to={addressOf(keyOf(item))}
                  preventScrollReset
                  aria-current={keyOf(item) === chosen ? 'true' : undefined}
                  className="block min-w-0 flex-1 px-4 py-3 -outline-offset-2 active:bg-sunken"
                >
                  {renderRow(item)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Pager hasMore={hasMore} />
      </div>
      <CasePanel ref={panel} chosen={chosen} renderCase={renderCase} onBack={() => choose(undefined)} />
    </div>
  );
}

/**
 * Whoever opens one begins at its top, and whoever goes back is at its row again: on a phone one of the two takes the other's place, and what
 * was focused is gone.
 */
function useFollowing(chosen: string | undefined, indexOf: (key: string) => number) {
  const list = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  const follow = useEffectEvent((left: string | undefined) => {
    if (chosen === undefined) {
      if (left !== undefined) linkAt(list.current, indexOf(left))?.focus();
      return;
    }
    panel.current?.scrollTo({ top: 0 });
    if (list.current?.checkVisibility() === true) return;
    window.scrollTo({ top: 0 });
    panel.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(
    function followChoice() {
      if (before.current === chosen) return;
      follow(before.current);
      before.current = chosen;
    },
    [chosen],
  );
  return { list, panel };
}

const linkAt = (list: HTMLUListElement | null, index: number) =>
  list?.children[index]?.querySelector<HTMLElement>(':scope > a');

interface CasePanelProps {
  ref: Ref<HTMLDivElement>;
  chosen: string | undefined;
  renderCase: (key: string) => ReactNode;
  onBack: () => void;
}

function CasePanel({ ref, chosen, renderCase, onBack }: CasePanelProps) {
  const { t } = useTranslation();
  if (chosen === undefined) {
    return <p className="px-4 py-12 text-center text-body text-ink-3 max-md:hidden">{t('desk.list.choose')}</p>;
  }
  return (
    <div
      ref={ref}
      tabIndex={-1}
      data-quiet-focus
      className="min-w-0 md:sticky md:top-16 md:max-h-[calc(100dvh-4rem)] md:self-start md:overflow-y-auto"
    >
      <button
        type="button"
        onClick={onBack}
        className="pressable flex min-h-12 items-center gap-2 px-4 text-body text-ink-2 md:hidden"
      >
        <ArrowLeft aria-hidden size={20} />
        {t('desk.list.back')}
      </button>
      {renderCase(chosen) ?? <p className="px-4 py-12 text-center text-body text-ink-3">{t('desk.list.choose')}</p>}
    </div>
  );
}

/** What is chosen of the list, in the address beside the rest of it. */
export function useChosen() {
  const [search, setSearch] = useSearchParams();
  const without = new URLSearchParams([...search].filter(([name]) => name !== 'item'));

  function withItem(key: string | undefined): URLSearchParams {
    return new URLSearchParams([...without, ...(key === undefined ? [] : [['item', key]])]);
  }

  return {
    chosen: search.get('item') ?? undefined,
    choose: (key: string | undefined) => setSearch(withItem(key), { replace: true, preventScrollReset: true }),
    addressOf: (key: string) => `?${withItem(key)}`,
  };
}

/** What comes up when this one of a queue is decided. */
export function neighbourOf(queue: readonly { uuid: string }[], uuid: string): string | undefined {
  const at = queue.findIndex((item) => item.uuid === uuid);
  return (queue[at + 1] ?? queue[at - 1])?.uuid;
}

/** How many rows the shown page leaves out. */
export function useDeskSkip(): number {
  return (Math.max(Number(useSearchParams()[0].get('page')) || 1, 1) - 1) * DESK_PAGE;
}

/** The pages of a list that are not all; nothing where there is one. */
export function Pager({ hasMore }: { hasMore: boolean }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const page = Math.max(Number(search.get('page')) || 1, 1);
  if (page === 1 && !hasMore) return null;
  const address = (to: number) => {
    const rest = [...search].filter(([name]) => name !== 'item' && name !== 'page');
    return `?${new URLSearchParams([...rest, ['page', String(to)]])}`;
  };
  const look = 'pressable grid size-11 place-items-center rounded-full text-ink-1';
  return (
    <nav aria-label={t('desk.list.pages')} className="flex items-center justify-center gap-4 py-3">
      {page > 1 && (
        <Link to={address(page - 1)} aria-label={t('desk.list.previousPage')} className={look}>
          <ChevronLeft aria-hidden size={22} />
        </Link>
      )}
      <span className="text-body text-ink-2 tabular-nums">{page}</span>
      {hasMore && (
        <Link to={address(page + 1)} aria-label={t('desk.list.nextPage')} className={look}>
          <ChevronRight aria-hidden size={22} />
        </Link>
      )}
    </nav>
  );
}

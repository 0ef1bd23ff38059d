import type { ChoiceGroup } from '@haiko/shared/jobFilters';
import { mainIdOf } from '@haiko/shared/reference/named';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';

interface TwoLevelsProps {
  groups: readonly ChoiceGroup[];
  /** Ids of chosen sub items: their groups are marked, and the first one's is open at the beginning. */
  chosen: readonly number[];
  renderSub: (sub: ChoiceGroup['subs'][number], group: ChoiceGroup) => ReactNode;
}

/**
 * Groups on the left, what belongs to the open one on the right; both keep their height and scroll by themselves. For
 * keyboards the groups are one stop: up and down go through them, right or Enter goes over to what belongs to the open one.
 */
export function TwoLevels({ groups, chosen, renderSub }: TwoLevelsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [openId, setOpenId] = useState(() => (chosen[0] === undefined ? groups[0]?.id : mainIdOf(chosen[0])));
  const open = groups.find(({ id }) => id === openId);
  const mains = useRef<HTMLDivElement>(null);
  const subs = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight' || event.key === 'Enter') {
      event.preventDefault();
      return subs.current?.querySelector<HTMLElement>('button, input')?.focus();
    }
    const index = nextIndex(
      event.key,
      groups.findIndex(({ id }) => id === openId),
      groups.length,
    );
    if (index === undefined) return;
    event.preventDefault();
    setOpenId(groups[index]?.id);
    mains.current?.querySelectorAll('button')[index]?.focus();
  }

  useEffect(function showOpenGroup() {
    // The sheet around it has opened by the next frame.
    const frame = requestAnimationFrame(() => {
      const pressed = mains.current?.querySelector<HTMLElement>('[aria-pressed=true]');
      if (mains.current && pressed) mains.current.scrollTop = pressed.offsetTop - mains.current.clientHeight / 3;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="-mx-4 grid h-[46dvh] grid-cols-[42%_1fr] border-t border-line">
      <div
        ref={mains}
        role="group"
        aria-label={t('jobSearch.filter.groups')}
        className="relative overflow-y-auto overscroll-contain bg-sunken"
      >
        {groups.map((group) => (
          <GroupButton
            key={group.id}
            name={group.names[language]}
            isOpen={group.id === openId}
            count={chosen.filter((sub) => mainIdOf(sub) === group.id).length}
            onOpen={() => setOpenId(group.id)}
            onKeyDown={handleKeyDown}
          />
        ))}
      </div>
      <div key={openId} ref={subs} className="overflow-y-auto overscroll-contain px-4 py-1">
        {open?.subs.map((sub) => renderSub(sub, open))}
      </div>
    </div>
  );
}

interface GroupButtonProps {
  name: string;
  isOpen: boolean;
  /** How many of its sub items are chosen. */
  count: number;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function GroupButton({ name, isOpen, count, onOpen, onKeyDown }: GroupButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      tabIndex={isOpen ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className={cx(
        'flex min-h-12 w-full items-center gap-2 px-4 py-2 text-start text-body focus-visible:-outline-offset-2',
        isOpen ? 'bg-surface font-semibold text-main' : 'text-ink-2',
      )}
    >
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {count > 0 && (
        <span className="grid min-h-5 min-w-5 shrink-0 place-items-center rounded-full bg-main px-1 text-[0.6875rem] leading-none font-semibold text-on-main tabular-nums">
          {count}
        </span>
      )}
    </button>
  );
}

/** Where a key leads in a column of so many; undefined for keys that lead nowhere. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

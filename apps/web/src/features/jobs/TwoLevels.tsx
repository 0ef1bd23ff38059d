import { mainIdOf } from '@haiko/shared/reference/named';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import type { ChoiceGroup } from './jobFilters.ts';

interface TwoLevelsProps {
  groups: readonly ChoiceGroup[];
  /** Ids of chosen sub items: their groups are marked, and the first one's is open at the beginning. */
  chosen: readonly number[];
  renderSub: (sub: ChoiceGroup['subs'][number], group: ChoiceGroup) => ReactNode;
}

/** Groups on the left, what belongs to the open one on the right; both keep their height and scroll by themselves. */
export function TwoLevels({ groups, chosen, renderSub }: TwoLevelsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [openId, setOpenId] = useState(() => (chosen[0] === undefined ? groups[0]?.id : mainIdOf(chosen[0])));
  const open = groups.find(({ id }) => id === openId);
  const mains = useRef<HTMLDivElement>(null);
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
        aria-label={t('jobs.filter.groups')}
        className="relative overflow-y-auto overscroll-contain bg-sunken"
      >
        {groups.map(({ id, names }) => {
          const isOpen = id === openId;
          const count = chosen.filter((sub) => mainIdOf(sub) === id).length;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isOpen}
              onClick={() => setOpenId(id)}
              className={cx(
                'flex min-h-12 w-full items-center gap-2 px-4 py-2 text-start text-body focus-visible:-outline-offset-2',
                isOpen ? 'bg-surface font-semibold text-main' : 'text-ink-2',
              )}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{names[language]}</span>
              {count > 0 && (
                <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-main px-1 text-[0.6875rem] leading-none font-semibold text-on-main tabular-nums">
                  {count}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div key={openId} className="overflow-y-auto overscroll-contain px-4 py-1">
        {open?.subs.map((sub) => renderSub(sub, open))}
      </div>
    </div>
  );
}

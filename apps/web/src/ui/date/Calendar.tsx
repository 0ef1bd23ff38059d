import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { addDays, addMonths, clampDay, dayByKey, isWithin, weeksOf, type Day, type DayRange } from './calendar.ts';
import { dayName, monthName, weekdayName, weekdayShort } from './dayName.ts';

interface CalendarProps extends DayRange {
  /** The day whose month is shown, and which the keyboard reaches. */
  shown: Day;
  chosen: Day | '';
  today: Day;
  onShow: (day: Day) => void;
  onPick: (day: Day) => void;
}

const A_SUNDAY = '2026-01-04';
const YEAR = 12;

/** A month as a grid of days: arrow keys go by days and weeks, Page Up and Page Down by months, with Shift by years. */
export function Calendar({ shown, chosen, today, onShow, onPick, ...range }: CalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const focusNext = useFocusByKey(grid, shown);

  function handleKeyDown(event: KeyboardEvent) {
    const day = dayByKey(shown, event);
    if (day === undefined) return;
    event.preventDefault();
    focusNext();
    onShow(clampDay(day, range));
  }

  const turn = (months: number) => ({
    disabled: !isMonthWithin(addMonths(shown, months), range),
    onClick: () => onShow(clampDay(addMonths(shown, months), range)),
  });
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center">
        <IconButton label={t('forms.date.yearBefore')} icon={<ChevronsLeft aria-hidden size={20} />} {...turn(-YEAR)} />
        <IconButton label={t('forms.date.monthBefore')} icon={<ChevronLeft aria-hidden size={20} />} {...turn(-1)} />
        <p id={id} aria-live="polite" className="min-w-0 flex-1 text-center text-card text-ink-1">
          {monthName(shown, language)}
        </p>
        <IconButton label={t('forms.date.monthAfter')} icon={<ChevronRight aria-hidden size={20} />} {...turn(1)} />
        <IconButton label={t('forms.date.yearAfter')} icon={<ChevronsRight aria-hidden size={20} />} {...turn(YEAR)} />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={id}
        onKeyDown={handleKeyDown}
        className="w-full table-fixed [&_td]:p-0"
      >
        <Weekdays />
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) => (
                <td key={day || index} role="gridcell" aria-selected={day ? day === chosen : undefined}>
                  {day && (
                    <DayButton
                      {...{ day, onPick, isChosen: day === chosen, isToday: day === today, isReached: day === shown }}
                      isOff={!isWithin(day, range)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The day that keys lead to gets the focus, once it is there. */
function useFocusByKey(grid: RefObject<HTMLElement | null>, shown: Day) {
  const byKey = useRef(false);
  useEffect(
    function followKeys() {
      if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      byKey.current = false;
    },
    [shown, grid],
  );
  return () => {
    byKey.current = true;
  };
}

function Weekdays() {
  const language = useLanguage();
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, index) => addDays(A_SUNDAY, index)).map((day) => (
          <th key={day} scope="col" abbr={weekdayName(day, language)} className="py-1 text-meta font-normal text-ink-3">
            {weekdayShort(day, language)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayButtonProps {
  day: Day;
  isChosen: boolean;
  isToday: boolean;
  isReached: boolean;
  isOff: boolean;
  onPick: (day: Day) => void;
}

function DayButton({ day, isChosen, isToday, isReached, isOff, onPick }: DayButtonProps) {
  return (
    <button
      type="button"
      tabIndex={isReached ? 0 : -1}
      aria-label={dayName(day, useLanguage())}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPick(day)}
      className={cx(
        'pressable mx-auto grid size-11 max-w-full place-items-center rounded-full text-body tabular-nums aria-disabled:opacity-40',
        isChosen ? 'bg-main font-semibold text-on-main' : isToday ? 'font-semibold text-main' : 'text-ink-1',
      )}
    >
      {Number(day.slice(8))}
    </button>
  );
}

/** Whether a day's month has one that can be chosen. */
function isMonthWithin(day: Day, range: DayRange): boolean {
  const first = `${day.slice(0, 8)}01`;
  return clampDay(first, range) < addMonths(first, 1) && clampDay(addDays(addMonths(first, 1), -1), range) >= first;
}

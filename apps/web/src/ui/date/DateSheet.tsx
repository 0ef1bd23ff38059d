import { Button } from '../Button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDay } from '@haiko/shared/format';
import { serverNow } from '#/i18n/serverClock.ts';
import { Sheet } from '../Sheet.tsx';
import { type Day, type DayRange, clampDay, isWithin } from './calendar.ts';
import { Calendar } from './Calendar.tsx';

interface DateSheetProps extends DayRange {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** `YYYY-MM-DD`, or '' for none. */
  value: Day | '';
  onPick: (day: Day) => void;
}

/** Picks a day of a month, by the calendar of Seoul. */
export function DateSheet({ label, isOpen, onClose, value, onPick, min, max }: DateSheetProps) {
  const { t } = useTranslation();
  const [today] = useState(() => seoulDay(serverNow()));
  const [shown, setShown] = useState(() => clampDay(value || today, { min, max }));

  function handlePick(day: Day) {
    onPick(day);
    onClose();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={label}
      footer={
        isWithin(today, { min, max }) && (
          <Button isWide variant="soft" onClick={() => handlePick(today)}>
            {t('forms.date.today')}
          </Button>
        )
      }
    >
      <Calendar {...{ shown, today, min, max }} chosen={value} onShow={setShown} onPick={handlePick} />
    </Sheet>
  );
}

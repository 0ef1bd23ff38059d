import type { QuietHours as Hours } from '@haiko/shared/notifications';
import { useTranslation } from 'react-i18next';
import { Select } from '#/ui/Select.tsx';
import { Switch } from '#/ui/Switch.tsx';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** When nothing is pushed. */
export function QuietHours({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Switch
        label={t('notifications.settings.quiet')}
        isOn={hours.isOn}
        onChange={(isOn) => onChange({ ...hours, isOn })}
      />
      {hours.isOn && (
        <div className="flex gap-3 pb-2">
          <Time
            label={t('notifications.settings.from')}
            time={hours.from}
            onChange={(from) => onChange({ ...hours, from })}
          />
          <Time label={t('notifications.settings.to')} time={hours.to} onChange={(to) => onChange({ ...hours, to })} />
        </div>
      )}
      <p className="text-meta text-ink-3">{t('notifications.settings.quietHint')}</p>
    </>
  );
}

function Time({ label, time, onChange }: { label: string; time: string; onChange: (time: string) => void }) {
  return (
    <div className="flex-1">
      <Select
        label={label}
        value={time}
        options={optionsWith(time)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** The half hours, and the time that is set if it is none. */
function optionsWith(time: string): { value: string; label: string }[] {
  const times = HALF_HOURS.includes(time) ? HALF_HOURS : [...HALF_HOURS, time].sort();
  return times.map((each) => ({ value: each, label: each }));
}

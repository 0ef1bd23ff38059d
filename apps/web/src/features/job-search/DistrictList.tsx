import { seoulDay } from '@haiko/shared/format';
import { isAll, type Named } from '@haiko/shared/reference/named';
import { regionsOn } from '@haiko/shared/reference/regions';
import { Check } from 'lucide-react';
import { serverNow } from '#/i18n/serverClock.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import { TwoLevels } from './TwoLevels.tsx';

interface DistrictListProps {
  /** The one that is chosen now. */
  chosen?: number | null;
  onPick: (district: Named) => void;
}

/** The regions of Korea and the districts of today in them: a tap picks one. */
export function DistrictList({ chosen = null, onPick }: DistrictListProps) {
  const language = useLanguage();
  return (
    <TwoLevels
      groups={regionsOn(seoulDay(serverNow()))}
      chosen={chosen === null ? [] : [chosen]}
      renderSub={(district) =>
        isAll(district.id) ? null : (
          <button
            key={district.id}
            type="button"
            aria-pressed={chosen === null ? undefined : district.id === chosen}
            onClick={() => onPick(district)}
            className={cx(
              'flex min-h-12 w-full items-center gap-2 py-1.5 text-start text-body focus-visible:-outline-offset-2 active:bg-sunken',
              district.id === chosen ? 'font-semibold text-main' : 'text-ink-1',
            )}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{district.names[language]}</span>
            {district.id === chosen && <Check aria-hidden size={20} className="shrink-0" />}
          </button>
        )
      }
    />
  );
}

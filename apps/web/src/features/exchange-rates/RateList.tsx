import { seoulDate } from '@haiko/shared/format';
import { CURRENCIES } from '@haiko/shared/reference/currencies';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import { Flag } from '#/ui/Flag.tsx';
import { formatRate } from './converter.ts';
import type { Rate } from './ExchangeRatesScreen.tsx';
import { currencyName } from './rateTexts.ts';

interface RateListProps {
  rates: readonly Rate[];
  /** What the screen says of all of them. */
  shownAsOf: string;
  chosen: string | undefined;
  onChoose: (currency: string) => void;
}

/** All currencies; a tap puts one into the converter. */
export function RateList({ rates, shownAsOf, chosen, onChoose }: RateListProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="all-rates" className="pt-6">
      <h2 id="all-rates" className="px-4 pb-1 text-card text-ink-1">
        {t('exchangeRates.all')}
      </h2>
      <ul>
        {rates.map((rate) => (
          <li key={rate.currency} className="border-b border-line">
            <RateRow
              rate={rate}
              isOlder={rate.isStale && seoulDate(rate.asOf) !== seoulDate(shownAsOf)}
              isChosen={rate.currency === chosen}
              onChoose={() => onChoose(rate.currency)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RateRowProps {
  rate: Rate;
  /** Of another day than the screen says. */
  isOlder: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function RateRow({ rate, isOlder, isChosen, onChoose }: RateRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currency, unit, krw, asOf } = rate;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'pressable flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-start active:bg-sunken',
        isChosen && 'bg-main-soft',
      )}
    >
      <Flag code={flagOf(currency)} width={30} />
      <span className="min-w-0 flex-1">
        <span className="block text-body break-words text-ink-1">{currencyName(currency, language)}</span>
        <span className="block text-meta text-ink-3">
          {unit} {currency}
          {isOlder && ` · ${t('exchangeRates.ratedOn', { date: seoulDate(asOf) })}`}
        </span>
      </span>
      <span className="shrink-0 text-end text-card text-ink-1 tabular-nums">
        {formatRate(krw)} <span className="text-meta font-normal text-ink-3">KRW</span>
      </span>
    </button>
  );
}

/** The country whose flag stands for a currency. */
export function flagOf(currency: string): string {
  return CURRENCIES.find(({ code }) => code === currency)?.countries[0] ?? '';
}

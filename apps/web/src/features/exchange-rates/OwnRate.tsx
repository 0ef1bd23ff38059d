import { currencyOf } from '@haiko/shared/reference/currencies';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { skipToken, useQuery } from '#/api/apollo.ts';
import { ExchangeRatesDocument } from '#/api/generated.ts';
import { useMe } from '#/features/users/useMe.ts';
import { amountText } from '#/ui/digits.ts';
import { convert, formatAmount } from './converter.ts';
import { seoulMoment } from './rateTexts.ts';

const WON = 'KRW';
const PAYDAY_WON = '1000000';

/** What a million won are in the money of the reader's country; nothing for visitors, and where there is no rate. */
export function OwnRate({ children }: { children: (rate: ReactNode) => ReactNode }) {
  const { t } = useTranslation();
  const own = currencyOf(useMe()?.nationalityInfo.nationality?.code ?? '');
  const rates = useQuery(ExchangeRatesDocument, own ? {} : skipToken).data?.readExchangeRates;
  const rate = rates?.rates.find(({ currency }) => currency === own?.code);
  const amounts = rate && convert({ side: 'won', digits: PAYDAY_WON }, rate);
  if (!rates || !rate || !amounts) return null;
  return children(
    <>
      <p className="text-body text-ink-1 tabular-nums">
        {amountText(PAYDAY_WON)} {WON}{' '}
        <span className="whitespace-nowrap">
          = {formatAmount(amounts.foreign)} {rate.currency}
        </span>
      </p>
      <p className="text-meta text-ink-3">
        {rates.isStale ? t('exchangeRates.stale') : t('exchangeRates.asOf', { time: seoulMoment(rates.asOf) })}
      </p>
    </>,
  );
}

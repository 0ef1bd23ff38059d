import { useSuspenseQuery } from '#/api/apollo.ts';
import { currencyOf } from '@haiko/shared/reference/currencies';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#/api/client.ts';
import { ExchangeRatesDocument, type ExchangeRatesQuery } from '#/api/generated.ts';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { Converter } from './Converter.tsx';
import { RateList } from './RateList.tsx';
import { seoulMoment } from './rateTexts.ts';

export type Rates = ExchangeRatesQuery['readExchangeRates'];
export type Rate = Rates['rates'][number];

export const titleKey = 'exchangeRates.title';

/** /exchange: what currencies are worth in won, and a converter. */
export function Screen() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(ExchangeRatesDocument);
  const { isStale, sources, asOf } = data.readExchangeRates;
  const rates = useOwnFirst(data.readExchangeRates.rates);
  const [code, setCode] = useState(rates[0]?.currency);
  const chosen = rates.find(({ currency }) => currency === code) ?? rates[0];

  const handleRefresh = () => client.query({ query: ExchangeRatesDocument, fetchPolicy: 'network-only' });

  function handleChoose(currency: string) {
    setCode(currency);
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }

  return (
    <PullToRefresh onRefresh={handleRefresh} failed={t('exchangeRates.refreshFailed')}>
      <ScreenTitle>{t('exchangeRates.title')}</ScreenTitle>
      <p className="px-4 pb-4 text-meta text-ink-2">
        <time dateTime={asOf}>{t('exchangeRates.asOf', { time: seoulMoment(asOf) })}</time>
      </p>
      {chosen && (
        <Converter rates={rates} rate={chosen} isOld={isStale} isBuiltIn={sources.length === 0} onChoose={setCode} />
      )}
      <RateList rates={rates} shownAsOf={asOf} chosen={chosen?.currency} onChoose={handleChoose} />
      <Credits sources={sources} />
    </PullToRefresh>
  );
}

/** The reader's own currency before the others. */
function useOwnFirst(rates: readonly Rate[]): readonly Rate[] {
  const own = currencyOf(useSignedInMe().nationalityInfo.nationality?.code ?? '');
  const isOwn = ({ currency }: Rate) => currency === own?.code;
  return [...rates.filter(isOwn), ...rates.filter((rate) => !isOwn(rate))];
}

function Credits({ sources }: Pick<Rates, 'sources'>) {
  const { t } = useTranslation();
  return (
    <footer className="flex flex-col gap-1 px-4 pt-5 pb-8 text-meta text-ink-3">
      <p>{t('exchangeRates.note')}</p>
      {sources.map(({ name, url }) => (
        <p key={name}>
          {t('exchangeRates.source')}{' '}
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="relative text-main underline after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {name}
          </a>
        </p>
      ))}
    </footer>
  );
}

export function Skeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-4 px-4 pt-5">
        <Box className="h-6 w-2/5" />
        <Box className="h-3.5 w-3/5" />
        <Box shape="card" className="h-72 w-full" />
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className="flex items-center gap-3 py-2">
            <Box className="h-5 w-7.5" />
            <Box className="h-4 w-32" />
            <Box className="ms-auto h-4 w-20" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

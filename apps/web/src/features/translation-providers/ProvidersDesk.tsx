import { formatNumber, seoulDate, seoulTime } from '@haiko/shared/format';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { DeskProvidersDocument, type DeskProvidersQuery } from '#/api/generated.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';

type Provider = DeskProvidersQuery['readTranslationProviders'][number];
type Pair = DeskProvidersQuery['readTranslationProviderPairs'][number];

const DAYS = 30;

/** /desk/providers: who translates, what keeps one from it, and how well each pair of languages goes. */
export function ProvidersDesk() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(DeskProvidersDocument, { variables: { days: DAYS }, fetchPolicy: 'no-cache' });
  const { readTranslationProviders: providers, readTranslationProviderPairs: pairs } = data;
  if (providers.length === 0)
    return <EmptyState message={t('desk.providers.empty')} hint={t('desk.providers.emptyHint')} />;
  return (
    <div className="max-w-5xl pb-6">
      <ul className="border-t border-line">
        {providers.map((provider) => (
          <ProviderRow key={provider.name} provider={provider} />
        ))}
      </ul>
      <h2 className="px-4 pt-6 pb-2 text-card font-semibold text-ink-1">
        {t('desk.providers.lastDays', { count: DAYS })}
      </h2>
      {pairs.length === 0 && <p className="px-4 text-body text-ink-2">{t('desk.providers.nothing')}</p>}
      <ul>
        {pairs.map((pair) => (
          <PairRow key={pair.provider + pair.from + pair.to} pair={pair} />
        ))}
      </ul>
    </div>
  );
}

function ProviderRow({ provider }: { provider: Provider }) {
  const { t } = useTranslation();
  const { name, charactersToday: used, dailyCharacters: limit, problem, troubledSince } = provider;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-body text-ink-1">
      <code className="min-w-0 basis-40 text-meta wrap-anywhere">{name}</code>
      <span className="tabular-nums">{t('desk.providers.today', { used, limit })}</span>
      {problem !== null && troubledSince !== null ? (
        <span className="text-error">
          {t('desk.providers.rests', { time: `${seoulDate(troubledSince)} ${seoulTime(troubledSince)}`, problem })}
        </span>
      ) : (
        <span className="text-ink-2">{t('desk.providers.works')}</span>
      )}
    </li>
  );
}

function PairRow({ pair }: { pair: Pair }) {
  const { t } = useTranslation();
  const { provider, from, to, texts, refused, corrected, failures, characters } = pair;
  const facts = [
    { label: t('desk.providers.texts'), value: formatNumber(texts) },
    { label: t('desk.providers.refused'), value: share(refused, texts) },
    { label: t('desk.providers.corrected'), value: share(corrected, texts - refused) },
    { label: t('desk.providers.failures'), value: formatNumber(failures) },
    { label: t('desk.providers.characters'), value: formatNumber(characters) },
    {
      label: t('desk.providers.time'),
      value: t('desk.providers.seconds', {
        mean: seconds(pair.meanMilliseconds),
        slowest: seconds(pair.slowestMilliseconds),
      }),
    },
  ];
  return (
    <li className="flex flex-col gap-1 border-b border-line px-4 py-2 text-body text-ink-1">
      <h3 className="flex flex-wrap gap-x-2 font-semibold">
        <code className="text-meta font-normal text-ink-2">{provider}</code>
        {t('desk.providers.pair', { from: t(LANGUAGE_KEYS[from]), to: t(LANGUAGE_KEYS[to]) })}
      </h3>
      <dl className="flex flex-wrap gap-x-4 text-ink-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-1.5">
            <dt>{label}</dt>
            <dd className="text-ink-1 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function share(part: number, whole: number): string {
  return formatNumber(whole > 0 ? part / whole : 0, { style: 'percent', maximumFractionDigits: 1 });
}

function seconds(milliseconds: number): string {
  return formatNumber(milliseconds / 1_000, { maximumFractionDigits: 1 });
}

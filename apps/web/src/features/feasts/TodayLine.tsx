import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Flag } from '#/ui/Flag.tsx';
import { TodayDrawing } from './TodayDrawing.tsx';
import { useToday } from './useToday.ts';

const SPACE = <p aria-hidden className="min-h-6" />;

/** What today is, in a line of its own: a feast and whose it is, else the season. */
export function TodayLine() {
  return (
    <ErrorBoundary fallback={SPACE}>
      <Suspense fallback={SPACE}>
        <Today />
      </Suspense>
    </ErrorBoundary>
  );
}

function Today() {
  const { t } = useTranslation();
  const today = useToday();
  const { feast, season } = today;
  return (
    <p className="flex min-h-6 items-center justify-center gap-1.5 text-body text-ink-2">
      <TodayDrawing today={today} />
      {feast ? <span>{feast.name}</span> : <span>{t(`accounts.welcome.season.${season}`)}</span>}
      {feast?.country && <Flag code={feast.country} width={18} />}
      {feast?.countryName && <span>{feast.countryName}</span>}
    </p>
  );
}

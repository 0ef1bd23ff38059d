import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { useMe } from '#/features/users/useMe.ts';
import { Flag } from '#/ui/Flag.tsx';
import { TodayDrawing } from './TodayDrawing.tsx';
import { useToday } from './useToday.ts';

/** Holds the place of the drawing: nothing moves when it comes. */
const SPACE = <span aria-hidden className="size-6" />;

/** What today is, in a line of other things: the season as a drawing, a feast by its name and whose it is. Whatever fails, it is only missing. */
export function TodayMark() {
  const isAsked = useIsSignedIn();
  const isKnown = useMe() !== undefined || !isAsked;
  return (
    <ErrorBoundary fallback={SPACE}>
      <Suspense fallback={SPACE}>{isKnown ? <Today /> : SPACE}</Suspense>
    </ErrorBoundary>
  );
}

function Today() {
  const today = useToday();
  const { feast } = today;
  return (
    <p className="flex items-center gap-1.5 text-body whitespace-nowrap text-ink-2">
      <TodayDrawing today={today} />
      {feast && <span>{feast.name}</span>}
      {feast?.country && <Flag code={feast.country} width={18} />}
      {feast?.countryName && <span className="sr-only">{feast.countryName}</span>}
    </p>
  );
}

import { useDeferredValue } from 'react';
import { TodayDocument } from '#/api/generated.ts';
import { useAnswer } from '#/api/useAnswer.ts';
import { useMe } from '#/features/users/useMe.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';

/** What today is in Korea for this reader: the season, and the feast of their own calendar, if there is one. Suspends. */
export function useToday() {
  // Deferred: after a change of language the old words stay until the new ones are there.
  const language = useDeferredValue(useLanguage());
  const country = useMe()?.nationalityInfo.nationality?.code;
  return useAnswer(TodayDocument, { language, ...(country !== undefined && { country }) }).readToday;
}

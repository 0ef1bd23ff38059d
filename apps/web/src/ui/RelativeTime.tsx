import { useTranslation } from 'react-i18next';
import { formatRelativeTime } from '#/i18n/format.ts';
import { useNow } from '#/i18n/useNow.ts';

/** When something was written, in words; `at` is ISO 8601. */
export function RelativeTime({ at }: { at: string }) {
  const { t } = useTranslation();
  return <time dateTime={at}>{formatRelativeTime(t, at, useNow())}</time>;
}

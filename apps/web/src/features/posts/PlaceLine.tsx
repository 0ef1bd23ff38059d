import { MapPin } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';

// Few posts are about a place.
const RomanizedAddress = lazy(async () => ({ default: (await import('./RomanizedAddress.tsx')).RomanizedAddress }));
/** Keeps its line free. */
const SPACE = <span aria-hidden className="block h-[1lh] text-meta" />;

interface PlaceLineProps {
  address: string | null;
  /** https only; everything else is no link. */
  mapUrl: string | null;
}

/** Where a place is, with the way to a map; nothing for everything that is no place. */
export function PlaceLine({ address, mapUrl }: PlaceLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isMapSafe = mapUrl?.startsWith('https://');
  if (!address && !isMapSafe) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-body">
      {address && (
        // Addresses are Korean, whatever the text around them is written in.
        <address lang="ko" className="flex min-w-0 flex-1 basis-48 gap-1.5 text-ink-2 not-italic">
          <MapPin aria-hidden size={18} strokeWidth={1.75} className="mt-[0.2em] shrink-0 text-ink-3" />
          <span className="min-w-0 wrap-anywhere">
            {address}
            {language !== 'ko' && (
              <Suspense fallback={SPACE}>
                <RomanizedAddress address={address} />
              </Suspense>
            )}
          </span>
        </address>
      )}
      {isMapSafe && (
        <a
          href={mapUrl ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
          className="pressable relative z-1 -me-2 flex min-h-11 items-center px-2 font-semibold text-main"
        >
          {t('posts.place.openMap')}
        </a>
      )}
    </div>
  );
}

import { romanizeAddress } from '@haiko/shared/rules/romanize';
import { formatDeadline } from '@haiko/shared/rules/deadline';
import { BedDouble, CalendarDays, Clock, History, House, type LucideIcon, MapPin, Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobPostingDetailFragment, JobPostingPlaceFragment } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useNow } from '#/i18n/useNow.ts';
import { DottedLine } from '#/ui/DottedLine.tsx';
import { deadlineNotice } from './deadlineNotice.ts';
import { answerTime, hoursWords, housingName, placeName, postedText } from './jobPostingTexts.ts';
import { placeText } from './placeText.ts';
import { Romanized } from '#/features/text/Romanized.tsx';

/** Where one works, how long, whether one can live there, until when one can apply, and how soon one is answered. */
export function JobPostingFacts({ posting }: { posting: JobPostingDetailFragment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const housing = housingName(posting, language);
  const answers = answerTime(t, posting.company.answerHours);
  return (
    <ul className="flex flex-col gap-2 px-4 pb-4 text-body text-ink-1">
      {posting.regions.map((place, index) => (
        <Place key={index} place={place} />
      ))}
      {posting.isRemote && <Fact Icon={House}>{t('jobPostings.card.remote')}</Fact>}
      {/* What other sites say about the hours stands in their own words. */}
      {!posting.url && (
        <Fact Icon={Clock}>
          <DottedLine words={hoursWords(t, posting)} />
        </Fact>
      )}
      {housing && <Fact Icon={BedDouble}>{housing}</Fact>}
      {!deadlineNotice(posting, now) && (
        <Fact Icon={CalendarDays}>
          <span className="tabular-nums">
            {/* Other sites often name no last day: then it is ours, and says nothing of theirs. */}
            {t(posting.url ? 'jobPostings.detail.listedUntil' : 'jobPostings.detail.deadline', {
              date: formatDeadline(posting.deadlineDate),
            })}
          </span>
        </Fact>
      )}
      {answers && <Fact Icon={Reply}>{answers}</Fact>}
      {/* By itself: behind the deadline "1 day ago" reads as if that had passed. */}
      <Fact Icon={History}>
        <span className="text-ink-3">{postedText(t, posting.createdAt, now)}</span>
      </Fact>
    </ul>
  );
}

/** Maps that people in Korea use, each by the address as it is written there. */
const MAPS: readonly (readonly [name: string, address: (place: string) => string])[] = [
  ['NAVER', (place) => `https://map.naver.com/p/search/${encodeURIComponent(place)}`],
  ['Kakao', (place) => `https://map.kakao.com/?q=${encodeURIComponent(place)}`],
  ['Google', (place) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`],
];

function Place({ place }: { place: JobPostingPlaceFragment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const address = placeText(place, 'regionOriginal', 'ko');
  return (
    <Fact Icon={MapPin}>
      <span className="font-semibold">{placeName(place, language)}</span>
      {language === 'ko' ? (
        <span className="block text-meta wrap-anywhere text-ink-3">{address}</span>
      ) : (
        <Romanized text={address} by={romanizeAddress} className="block text-meta wrap-anywhere text-ink-3" />
      )}
      {address && (
        <span role="group" aria-label={t('posts.place.openMap')} className="-mb-2 flex flex-wrap gap-x-5">
          {MAPS.map(([name, addressOf]) => (
            <a
              key={name}
              href={addressOf(address)}
              target="_blank"
              rel="noopener noreferrer"
              className="pressable inline-flex min-h-11 min-w-11 items-center font-semibold text-main"
            >
              {name}
              <span className="sr-only">. {t('jobPostings.detail.newWindow')}</span>
            </a>
          ))}
        </span>
      )}
    </Fact>
  );
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-[calc((1lh-18px)/2)] shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}

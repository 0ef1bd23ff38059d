import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { NEGOTIABLE } from '@haiko/shared/reference/salaryTypes';
import { useTranslation } from 'react-i18next';
import type { JobDetailFragment, JobPlaceFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { RichText } from '#/features/text/RichText.tsx';
import type { TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { placeText } from './jobPlace.ts';
import { JobRow } from './JobRow.tsx';
import { payAmount, payType, placeName } from './jobTexts.ts';

interface JobWorkProps {
  job: JobDetailFragment;
  text: TextSwitch;
}

/** The tab about the work: what it is, where, how long and for how much. */
export function JobWork({ job, text }: JobWorkProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // Places have names in all languages: they follow the text only to its original.
  const placeLanguage = text.texts ? text.language : language;
  const description = text.texts?.description ?? job.shown.description;
  return (
    <dl className="flex flex-col gap-5 px-4 py-5">
      <JobRow label={t('jobs.detail.description')}>
        {/* Of imported postings only the title may be translated. */}
        <RichText
          text={description}
          language={description === job.description ? job.originalLanguage : text.language}
        />
      </JobRow>
      <JobRow label={t('jobs.detail.place')}>
        {job.regions.length > 0 && (
          <ul className="flex flex-col gap-2">
            {job.regions.map((place, index) => (
              <Place key={index} place={place} language={placeLanguage} />
            ))}
          </ul>
        )}
        {job.isRemote && <p className="pt-1 text-body text-ink-2">{t('jobs.card.remote')}</p>}
      </JobRow>
      {/* What other sites say about the hours stands in their own words. */}
      {!job.url && (
        <JobRow label={t('jobs.detail.hours')}>
          {t('jobs.detail.hoursWeekly')} · {t('jobs.detail.hoursDaily', { count: job.workingTime })}
        </JobRow>
      )}
      <JobRow label={t('jobs.detail.salary')}>
        <span className="tabular-nums">
          {payType(job, language)}
          {job.salaryTypeId !== NEGOTIABLE && <strong className="ms-2 font-semibold">{payAmount(t, job)}</strong>}
        </span>
      </JobRow>
    </dl>
  );
}

/** The region by its name, and the address in the language of the texts. */
function Place({ place, language }: { place: JobPlaceFragment; language: Language }) {
  const reader = useLanguage();
  const parts = [placeText(place, 'regionOriginal', language), placeText(place, 'detailRegion', language)];
  const address = parts.filter(Boolean).join(', ');
  return (
    <li className="flex flex-col">
      {placeName(place, reader)}
      <span lang={langOf(address, HTML_LANG[language])} className="text-body text-ink-2">
        {address}
      </span>
    </li>
  );
}

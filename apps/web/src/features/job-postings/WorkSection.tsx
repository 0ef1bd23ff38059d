import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { HOURLY, NEGOTIABLE } from '@haiko/shared/reference/salaryTypes';
import { useTranslation } from 'react-i18next';
import type { JobPostingDetailFragment, JobPostingPlaceFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { RichText } from '#/features/text/RichText.tsx';
import type { TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { DottedLine } from '#/ui/DottedLine.tsx';
import { DetailRow } from './DetailRow.tsx';
import { hoursWords, housingName, payAmount, payType, placeName } from './jobPostingTexts.ts';
import { placeText } from './placeText.ts';

interface WorkSectionProps {
  posting: JobPostingDetailFragment;
  text: TextSwitch;
}

/** The tab about the work: what it is, where, how long and for how much. */
export function WorkSection({ posting, text }: WorkSectionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // Places have names in all languages: they follow the text only to its original.
  const placeLanguage = text.texts ? text.language : language;
  const housing = housingName(posting, language);
  const pay = payType(posting, language);
  const description = text.texts?.description ?? posting.shown.description;
  return (
    <dl className="flex flex-col gap-5 px-4 py-5">
      <DetailRow label={t('jobPostings.detail.description')}>
        {/* Of imported postings only the title may be translated. */}
        <RichText
          text={description}
          language={description === posting.description ? posting.originalLanguage : text.language}
        />
      </DetailRow>
      <DetailRow label={t('jobPostings.detail.place')}>
        {posting.regions.length > 0 && (
          <ul className="flex flex-col gap-2">
            {posting.regions.map((place, index) => (
              <Place key={index} place={place} language={placeLanguage} />
            ))}
          </ul>
        )}
        {posting.isRemote && <p className="pt-1 text-body text-ink-2">{t('jobPostings.card.remote')}</p>}
      </DetailRow>
      {housing && <DetailRow label={t('jobSearch.filter.housing')}>{housing}</DetailRow>}
      {/* What other sites say about the hours stands in their own words. */}
      {!posting.url && (
        <DetailRow label={t('jobPostings.detail.hours')}>
          <DottedLine words={hoursWords(t, posting)} />
        </DetailRow>
      )}
      {pay && (
        <DetailRow label={t('jobPostings.detail.salary')}>
          <span className="tabular-nums">
            {pay}
            {posting.salaryTypeId !== NEGOTIABLE && (
              <strong className="ms-2 font-semibold">{payAmount(t, posting)}</strong>
            )}
          </span>
          {posting.hourlyPay !== null && posting.salaryTypeId !== HOURLY && (
            <span className="block text-body text-ink-2 tabular-nums">
              {t('jobPostings.pay.hourly', { amount: posting.hourlyPay })}
            </span>
          )}
          {posting.isPieceRate && <span className="block text-body text-ink-2">{t('jobPostingForm.isPieceRate')}</span>}
          {posting.hasProbation && (
            <span className="block text-body text-ink-2">{t('jobPostingForm.hasProbation')}</span>
          )}
        </DetailRow>
      )}
    </dl>
  );
}

/** The region by its name, and the address in the language of the texts. */
function Place({ place, language }: { place: JobPostingPlaceFragment; language: Language }) {
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

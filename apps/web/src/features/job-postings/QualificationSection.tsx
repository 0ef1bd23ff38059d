import { JOB_LANGUAGE_BY_ID, LANGUAGE_LEVEL_BY_ID, NO_LANGUAGE_ID } from '@haiko/shared/reference/languages';
import { useTranslation } from 'react-i18next';
import type { JobPostingDetailFragment } from '#/api/generated.ts';
import { RichText } from '#/features/text/RichText.tsx';
import type { TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { DetailRow } from './DetailRow.tsx';
import { careerName, educationName, nameOf } from './jobPostingTexts.ts';
import { visaName } from '#/features/visa-rules/visaNames.ts';

interface QualificationSectionProps {
  posting: JobPostingDetailFragment;
  text: TextSwitch;
}

/** The tab about who is looked for: experience, education, visa, languages and what else matters. */
export function QualificationSection({ posting, text }: QualificationSectionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const career = careerName(posting, language);
  const education = educationName(posting, language);
  const extraInfo = text.texts?.extraInfo ?? posting.shown.extraInfo;
  return (
    <dl className="flex flex-col gap-5 px-4 py-5">
      {career && <DetailRow label={t('jobPostings.detail.career')}>{career}</DetailRow>}
      {education && <DetailRow label={t('jobPostings.detail.education')}>{education}</DetailRow>}
      <Lines
        label={t('jobPostings.detail.visas')}
        lines={posting.visas.map(({ visaMainId, visaSubId }) => visaName(visaMainId, visaSubId, language))}
      />
      {!posting.visasSaid && (
        <DetailRow label={t('jobPostings.detail.visas')}>{t('jobPostings.detail.visasNotSaid')}</DetailRow>
      )}
      <Lines
        label={t('jobPostings.detail.languages')}
        lines={posting.languageLevels.map(({ id, languageId }) =>
          [nameOf(JOB_LANGUAGE_BY_ID, languageId, language), nameOf(LANGUAGE_LEVEL_BY_ID, id, language)]
            // "No language needed" says everything by its level.
            .slice(languageId === NO_LANGUAGE_ID ? 1 : 0)
            .join(' · '),
        )}
      />
      {extraInfo && (
        <DetailRow label={t('jobPostings.detail.extraInfo')}>
          <RichText text={extraInfo} language={text.language} />
        </DetailRow>
      )}
    </dl>
  );
}

/** Nothing where there are none: imported postings may not say. */
function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <DetailRow label={label}>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </DetailRow>
  );
}

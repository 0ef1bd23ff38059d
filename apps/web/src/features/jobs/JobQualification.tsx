import { CAREER_BY_ID } from '@haiko/shared/reference/careers';
import { EDUCATION_BY_ID } from '@haiko/shared/reference/educations';
import { JOB_LANGUAGE_BY_ID, LANGUAGE_LEVEL_BY_ID, NO_LANGUAGE_ID } from '@haiko/shared/reference/languages';
import { useTranslation } from 'react-i18next';
import type { JobDetailFragment } from '#/api/generated.ts';
import { RichText } from '#/features/text/RichText.tsx';
import type { TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { JobRow } from './JobRow.tsx';
import { nameOf } from './jobTexts.ts';
import { visaName } from './visaNames.ts';

interface JobQualificationProps {
  job: JobDetailFragment;
  text: TextSwitch;
}

/** The tab about who is looked for: experience, education, visa, languages and what else matters. */
export function JobQualification({ job, text }: JobQualificationProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const extraInfo = text.texts?.extraInfo ?? job.shown.extraInfo;
  return (
    <dl className="flex flex-col gap-5 px-4 py-5">
      <JobRow label={t('jobs.detail.career')}>{nameOf(CAREER_BY_ID, job.career, language)}</JobRow>
      <JobRow label={t('jobs.detail.education')}>{nameOf(EDUCATION_BY_ID, job.educationId, language)}</JobRow>
      <Lines
        label={t('jobs.detail.visas')}
        lines={job.visas.map(({ visaMainId, visaSubId }) => visaName(visaMainId, visaSubId, language))}
      />
      <Lines
        label={t('jobs.detail.languages')}
        lines={job.languageLevels.map(({ id, languageId }) =>
          [nameOf(JOB_LANGUAGE_BY_ID, languageId, language), nameOf(LANGUAGE_LEVEL_BY_ID, id, language)]
            // "No language needed" says everything by its level.
            .slice(languageId === NO_LANGUAGE_ID ? 1 : 0)
            .join(' · '),
        )}
      />
      {extraInfo && (
        <JobRow label={t('jobs.detail.extraInfo')}>
          <RichText text={extraInfo} language={text.language} />
        </JobRow>
      )}
    </dl>
  );
}

/** Nothing where there are none: imported postings may not say. */
function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <JobRow label={label}>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </JobRow>
  );
}

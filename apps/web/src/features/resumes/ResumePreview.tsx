import type { Language } from '@haiko/shared/i18n/languages';
import { isBlank } from '@haiko/shared/rules/text';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '#/features/forms/contentLanguage.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { PreviewFrame } from '#/ui/PreviewFrame.tsx';
import { type ResumeValues, skillsOf, writtenText } from './resumeForm.ts';
import { ResumePage } from './ResumePaper.tsx';
import type { OwnVisa } from './ResumeSections.tsx';

interface ResumePreviewProps {
  visa: OwnVisa;
  /** The writer's own language, which decides where the letters do not tell. */
  mine: Language;
}

/** The résumé as far as it is written, from its first letter on. */
export function ResumePreview({ visa, mine }: ResumePreviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const values = useWatch<ResumeValues>() as ResumeValues;
  if (isBlank(values.headline)) return null;
  const { headline, introduction, experiences, koreanLevel, availableFrom, showVisa } = values;
  // The first of a job's fields that is typed does not make it one yet.
  const jobs = experiences.filter(({ title }) => !isBlank(title));
  return (
    <PreviewFrame label={t('resumes.form.preview')}>
      <div className="py-3">
        <ResumePage
          isWhole
          resume={{
            ...{ showVisa, ...visa, experiences: jobs.map(({ from, to }) => ({ from, to: to || null })) },
            koreanLevel: koreanLevel === '' ? null : Number(koreanLevel),
            availableFrom: availableFrom || null,
          }}
          texts={{
            ...{ headline, introduction, skills: skillsOf(values.skills), experiences: jobs },
            language: contentLanguage(writtenText(values), values.originalLanguage, mine),
          }}
          words={{ t, language }}
        />
      </div>
    </PreviewFrame>
  );
}

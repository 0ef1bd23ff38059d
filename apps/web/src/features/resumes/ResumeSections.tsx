import {
  MAX_RESUME_EXPERIENCES,
  RESUME_EXPERIENCE_MAX,
  RESUME_HEADLINE_MAX,
  RESUME_INTRODUCTION_MAX,
} from '@haiko/shared/limits';
import type { Language } from '@haiko/shared/i18n/languages';
import { MAX_KOREAN_LEVEL } from '@haiko/shared/reference/visas';
import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MyVisaQuery } from '#/api/generated.ts';
import { ContentLanguageField } from '#/features/forms/ContentLanguageField.tsx';
import { visaName } from '#/features/visa-rules/visaNames.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { FormDateField } from '#/ui/date/DateField.tsx';
import { FormSection } from '#/ui/form/Form.tsx';
import { FormSelect, FormTextArea, FormTextField } from '#/ui/form/FormFields.tsx';
import { Switch } from '#/ui/Switch.tsx';
import { MonthField } from './MonthField.tsx';
import { EMPTY_EXPERIENCE, type ResumeValues, writtenText } from './resumeForm.ts';

interface AboutSectionProps {
  mine: Language;
  /** Whether what is written is translated for companies. */
  isTranslated: boolean;
}

/** Who somebody is and what they can do, in the language that they write. */
export function AboutSection({ mine, isTranslated }: AboutSectionProps) {
  const { t } = useTranslation();
  const { field } = useController<ResumeValues, 'originalLanguage'>({ name: 'originalLanguage' });
  const [headline, introduction] = useWatch<ResumeValues, ['headline', 'introduction']>({
    name: ['headline', 'introduction'],
  });
  return (
    <FormSection>
      <p className="text-body text-ink-2">{t(isTranslated ? 'resumes.form.lead' : 'resumes.form.leadUntranslated')}</p>
      <FormTextField
        name="headline"
        label={t('resumes.form.headline')}
        hint={t('resumes.form.headlineHint')}
        maxLength={RESUME_HEADLINE_MAX * 4}
      />
      <FormTextArea
        name="introduction"
        label={t('resumes.form.introduction')}
        hint={t('resumes.form.neverWrite')}
        isOptional
        rows={6}
        limit={RESUME_INTRODUCTION_MAX}
      />
      <FormTextField
        name="skills"
        label={t('resumes.form.skills')}
        hint={t('resumes.form.skillsHint')}
        isOptional
        autoCapitalize="none"
      />
      <ContentLanguageField text={writtenText({ headline, introduction })} mine={mine} {...field} />
    </FormSection>
  );
}

export type OwnVisa = Pick<NonNullable<MyVisaQuery['readUserInformation']>, 'visaMainId' | 'visaSubId'>;

/** What needs no words: visa, Korean, when. */
export function DetailsSection({ visa: { visaMainId, visaSubId } }: { visa: OwnVisa }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { field: showVisa } = useController<ResumeValues, 'showVisa'>({ name: 'showVisa' });
  const levels = Array.from({ length: MAX_KOREAN_LEVEL }, (_, index) => String(index + 1));
  return (
    <FormSection>
      <div>
        <Switch label={t('resumes.form.showVisa')} isOn={showVisa.value} onChange={showVisa.onChange} />
        <p className="text-meta text-ink-3">
          {visaMainId === null
            ? t('resumes.form.noVisa')
            : t('resumes.form.showVisaHint', { visa: visaName(visaMainId, visaSubId, language) })}
        </p>
      </div>
      <FormSelect
        name="koreanLevel"
        label={t('resumes.korean')}
        isOptional
        options={[
          { value: '', label: t('jobPostings.myVisa.none') },
          { value: '0', label: t('resumes.koreanNone') },
          ...levels.map((level) => ({ value: level, label: `TOPIK ${level}` })),
        ]}
      />
      <FormDateField
        name="availableFrom"
        label={t('resumes.form.availableFrom')}
        hint={t('resumes.form.availableFromHint')}
        isOptional
      />
    </FormSection>
  );
}

/** Where somebody worked before, the newest first as they write it. */
export function ExperienceSection() {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray<ResumeValues, 'experiences'>({ name: 'experiences' });
  return (
    <FormSection>
      {fields.map(({ id }, index) => (
        <ExperienceFields key={id} index={index} onRemove={() => flushSync(() => remove(index))} />
      ))}
      {fields.length < MAX_RESUME_EXPERIENCES && (
        <div>
          <Button
            variant="soft"
            size="sm"
            icon={<Plus aria-hidden size={18} />}
            onClick={() => append(EMPTY_EXPERIENCE)}
          >
            {t('resumes.form.addJob')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function ExperienceFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation();
  const path = `experiences.${index}` as const;
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-3">
      <legend className="px-1 text-body font-medium text-ink-1">{t('resumes.form.job', { number: index + 1 })}</legend>
      <FormTextField name={`${path}.title`} label={t('resumes.form.jobTitle')} />
      <FormTextField name={`${path}.place`} label={t('resumes.form.jobPlace')} isOptional />
      <MonthField name={`${path}.from`} label={t('resumes.form.from')} />
      <MonthField name={`${path}.to`} label={t('resumes.form.to')} none={t('resumes.present')} />
      <FormTextArea
        name={`${path}.text`}
        label={t('resumes.form.jobText')}
        isOptional
        rows={3}
        limit={RESUME_EXPERIENCE_MAX}
      />
      <div>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          {t('resumes.form.removeJob', { number: index + 1 })}
        </Button>
      </div>
    </fieldset>
  );
}

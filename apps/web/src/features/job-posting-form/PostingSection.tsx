import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX, TITLE_MAX, WORKING_DAYS_MAX, WORKING_TIME_MAX } from '@haiko/shared/limits';
import { HOUSINGS } from '@haiko/shared/reference/housings';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '#/features/forms/contentLanguage.ts';
import { ContentLanguageField } from '#/features/forms/ContentLanguageField.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { FormSection } from '#/ui/form/Form.tsx';
import { FormSelect } from '#/ui/form/FormFields.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { Switch } from '#/ui/Switch.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { hoursDigits } from './jobPostingForm.ts';
import { PayFields } from './PayFields.tsx';
import { PlaceRows } from './PlaceRows.tsx';
import { type JobPostingValues, wordsOf } from './jobPostingFields.ts';

/** What the work is. */
export function PostingSection({ mine }: { mine: Language }) {
  const { t } = useTranslation();
  const { field: title } = useController<JobPostingValues, 'title'>({ name: 'title' });
  const { field: description } = useController<JobPostingValues, 'description'>({ name: 'description' });
  const { field: language } = useController<JobPostingValues, 'chosenLanguage'>({ name: 'chosenLanguage' });
  const words = useWords();
  const lang = HTML_LANG[contentLanguage(words, language.value, mine)];
  return (
    <FormSection>
      <TextField
        {...title}
        label={t('postForm.field.title')}
        error={useFieldError('title', t('postForm.field.title'))}
        limit={TITLE_MAX}
        lang={title.value ? lang : undefined}
        autoComplete="off"
      />
      <ChoicesField name="jobCategories" filter="jobCategory" label={t('jobSearch.filter.jobCategory')} />
      <TextArea
        {...description}
        label={t('jobPostings.detail.description')}
        error={useFieldError('description', t('jobPostings.detail.description'))}
        limit={CONTENT_MAX}
        lang={description.value ? lang : undefined}
        rows={6}
      />
      <ContentLanguageField {...language} text={words} mine={mine} />
    </FormSection>
  );
}

/** Where the work is done, and what it pays. */
export function PlaceAndPaySection() {
  const { t } = useTranslation();
  const shown = useLanguage();
  const { field: isRemote } = useController<JobPostingValues, 'isRemote'>({ name: 'isRemote' });
  return (
    <FormSection>
      <PlaceRows />
      <PayFields />
      <HoursField />
      <DaysField />
      <FormSelect
        name="housing"
        label={t('jobSearch.filter.housing')}
        options={HOUSINGS.map(({ code, names }) => ({ value: code, label: names[shown] }))}
      />
      <Switch label={t('jobPostingForm.remote')} isOn={isRemote.value} onChange={isRemote.onChange} />
    </FormSection>
  );
}

function useWords(): string {
  const [title, description] = useWatch<JobPostingValues, ['title', 'description']>({ name: ['title', 'description'] });
  return wordsOf({ title, description });
}

function HoursField() {
  const { t } = useTranslation();
  const { field } = useController<JobPostingValues, 'workingTime'>({ name: 'workingTime' });
  return (
    <TextField
      {...field}
      label={t('jobPostingForm.hours')}
      placeholder={`1–${WORKING_TIME_MAX}`}
      hint={t('jobPostingForm.hoursHint')}
      error={useFieldError('workingTime', t('jobPostingForm.hours'))}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => field.onChange(hoursDigits(target.value))}
    />
  );
}

/** Days a week, by which weekly and monthly pay is reckoned. */
function DaysField() {
  const { t } = useTranslation();
  const days = Array.from({ length: WORKING_DAYS_MAX }, (_, index) => String(index + 1));
  const options = [
    ...days.map((day) => ({ value: day, label: day })),
    { value: '', label: t('jobPostingForm.daysVary') },
  ];
  return <FormSelect name="workingDays" label={t('jobPostingForm.days')} options={options} />;
}

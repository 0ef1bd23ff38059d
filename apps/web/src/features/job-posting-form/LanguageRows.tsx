import { JOB_LANGUAGE_BY_ID, JOB_LANGUAGES } from '@haiko/shared/reference/languages';
import { X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { showAlert } from '#/ui/confirm.ts';
import { FieldError } from '#/ui/FieldError.tsx';
import { FormSelect } from '#/ui/form/FormFields.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { Select } from '#/ui/Select.tsx';
import { AddRow } from './AddRow.tsx';
import { isLanguageTaken, rowOf } from './jobPostingForm.ts';
import { optionsOf } from './selectOptions.ts';
import { EMPTY_LANGUAGE, type JobPostingValues } from './jobPostingFields.ts';

/** Languages with the level that each has to be spoken at; none of them twice. */
export function LanguageRows() {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray<JobPostingValues, 'languageLevels'>({ name: 'languageLevels' });
  const { setFocus } = useFormContext<JobPostingValues>();
  const error = useFieldError('languageLevels');

  function handleRemove(index: number) {
    // The button that had the focus goes with its row.
    flushSync(() => remove(index));
    setFocus(`languageLevels.${Math.min(index, fields.length - 2)}.languageId`);
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-body font-medium text-ink-1">{t('jobPostings.detail.languages')}</legend>
      {fields.map(({ id }, index) => (
        <LanguageLevelRow key={id} index={index} onRemove={fields.length > 1 ? () => handleRemove(index) : undefined} />
      ))}
      <FieldError>{error}</FieldError>
      <AddRow
        label={t('jobPostingForm.addLanguage')}
        count={fields.length}
        onAdd={() => append(EMPTY_LANGUAGE, { shouldFocus: false })}
      />
    </fieldset>
  );
}

interface RowProps {
  index: number;
  onRemove: (() => void) | undefined;
}

function LanguageLevelRow({ index, onRemove }: RowProps) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const { getValues, setValue } = useFormContext<JobPostingValues>();
  const path = `languageLevels.${index}` as const;
  const { field } = useController<JobPostingValues, `languageLevels.${number}.languageId`>({
    name: `${path}.languageId`,
  });
  const error = useFieldError(`${path}.languageId`, t('jobSearch.filter.language'));
  const language = JOB_LANGUAGE_BY_ID.get(Number(field.value));

  function handleLanguage(languageId: string) {
    if (isLanguageTaken(getValues('languageLevels'), index, languageId)) {
      void showAlert(t('jobPostingForm.languageTwice'));
      return;
    }
    setValue(path, rowOf(languageId), { shouldDirty: true });
  }

  return (
    <div className="flex items-start gap-1.5">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
        <Select
          {...field}
          label={t('jobSearch.filter.language')}
          isLabelHidden
          placeholder={t('jobSearch.filter.language')}
          error={error}
          options={optionsOf(JOB_LANGUAGES, shown)}
          onChange={({ target }) => handleLanguage(target.value)}
        />
        <FormSelect
          name={`${path}.levelId`}
          label={t('jobPostingForm.level')}
          isLabelHidden
          placeholder={t('jobPostingForm.level')}
          disabled={!language}
          options={optionsOf(language?.levels ?? [], shown)}
        />
      </div>
      {onRemove && (
        <IconButton
          label={t('jobSearch.filter.remove', { name: language?.names[shown] ?? t('jobSearch.filter.language') })}
          icon={<X aria-hidden size={20} className="text-ink-3" />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

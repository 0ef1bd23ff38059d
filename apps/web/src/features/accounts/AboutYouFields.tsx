import { PURPOSE_MAX } from '@haiko/shared/limits';
import { useTranslation } from 'react-i18next';
import { LanguageField } from '#/features/languages/LanguageField.tsx';
import { ConsentBox } from '#/features/legal/ConsentBox.tsx';
import { FormRadioGroup, FormTextArea } from '#/ui/form/FormFields.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import { NationalityField } from './NationalityField.tsx';

/** What a sign-up asks of everybody, and My info corrects. */
export function AboutYouFields() {
  return (
    <>
      <PersonFields />
      <PurposeField />
    </>
  );
}

/** Who somebody is; with the language only where the app's is not yet the person's. */
export function PersonFields({ hasLanguage = false }: { hasLanguage?: boolean }) {
  const { t } = useTranslation();
  const genders = [
    { value: 'female', label: t('accounts.signUp.female') },
    { value: 'male', label: t('accounts.signUp.male') },
  ];
  return (
    <>
      <FormRadioGroup name="gender" label={t('accounts.signUp.gender')} options={genders} />
      <NationalityField />
      {hasLanguage && <LanguageField />}
      <BirthDateField />
    </>
  );
}

/** Why somebody is here, which nobody has to say, and whether that may be kept. */
export function PurposeField() {
  const { t } = useTranslation();
  return (
    <>
      <FormTextArea
        name="purpose"
        label={t('accounts.signUp.purpose')}
        placeholder={t('accounts.signUp.purposePlaceholder')}
        isOptional
        limit={PURPOSE_MAX}
        rows={2}
      />
      <ConsentBox name="purpose" />
    </>
  );
}

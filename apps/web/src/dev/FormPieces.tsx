import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter, FormSection } from '#/ui/form/Form.tsx';
import { FormRadioGroup, FormSelect, FormTextArea, FormTextField } from '#/ui/form/FormFields.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { SearchField } from '#/ui/SearchField.tsx';
import { Section } from './Section.tsx';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('fieldErrors.REQUIRED')),
  about: v.string(),
  gender: v.picklist(['female', 'male'], 'fieldErrors.REQUIRED'),
  country: v.pipe(v.string(), v.nonEmpty('fieldErrors.REQUIRED')),
});

export function FormPieces() {
  const { t } = useTranslation();
  const form = useValibotForm(schema, { name: '', about: '', country: '' });
  return (
    <Section title="Forms">
      <SearchField label={t('common.nav.search')} value="비자" onChange={() => undefined} />
      <Form
        form={form}
        onSubmit={(values) => showAlert(JSON.stringify(values))}
        onInvalid={() => void showAlert(t('errors.VALIDATION_FAILED'))}
      >
        <FormSection>
          <FormTextField name="name" label="Nickname" hint="2–16 letters" autoComplete="nickname" />
          <FormRadioGroup
            name="gender"
            label="Gender"
            options={[
              { value: 'female', label: 'Female' },
              { value: 'male', label: 'Male' },
            ]}
          />
          <FormSelect
            name="country"
            label="Nationality"
            placeholder="Choose"
            options={[{ value: 'KH', label: 'កម្ពុជា', lang: 'km' }]}
          />
          <FormTextArea name="about" label="Purpose" isOptional limit={20} />
          <Checkbox label="I have read the terms" />
        </FormSection>
        <FormFooter>
          <SubmitButton>{t('common.button.apply')}</SubmitButton>
        </FormFooter>
      </Form>
    </Section>
  );
}

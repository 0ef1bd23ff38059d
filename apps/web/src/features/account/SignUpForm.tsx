import { PURPOSE_MAX, TERMS_VERSION } from '@haiko/shared/limits';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { translateKey } from '#/i18n/messageKey.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter, FormSection } from '#/ui/form/Form.tsx';
import { FormRadioGroup, FormTextArea } from '#/ui/form/FormFields.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { toast } from '#/ui/toast.ts';
import { BirthDateField } from './BirthDateField.tsx';
import { Consent } from './Consent.tsx';
import { EmailField } from './EmailField.tsx';
import { summaryOf } from './formMessages.ts';
import { isNicknameTaken } from './isNicknameTaken.ts';
import { LanguageField } from './LanguageField.tsx';
import { NationalityField } from './NationalityField.tsx';
import { NicknameField } from './NicknameField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { signUp } from './signUp.actions.ts';
import { passwordSchema, socialSchema, type SignUpValues } from './signUp.schema.ts';
import { forgetSignUpDraft, readSignUpDraft, useSignUpDraft } from './signUpDraft.ts';
import type { SignUpTicket } from './signUpTicket.ts';
import { tellRefusal } from './tellRefusal.ts';

/** Everything that an account needs; checked, confirmed, sent, and kept as it is when it fails or the page is reloaded. */
export function SignUpForm({ ticket }: { ticket: SignUpTicket | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useValibotForm<SignUpValues, SignUpValues>(ticket ? socialSchema : passwordSchema, readSignUpDraft());
  useSignUpDraft(form);

  async function handleSubmit(values: SignUpValues) {
    // The live check may still be under way; whether nobody answers, the server decides in the end.
    if (await isNicknameTaken(values.nickname).catch(() => false)) {
      form.setError('nickname', { message: 'errors.NICKNAME_TAKEN' }, { shouldFocus: true });
      return showAlert(t('account.signUp.checkNickname'));
    }
    if (!(await confirm(t('account.signUp.confirm')))) return;
    try {
      await signUp({ values, language, ticket });
      forgetSignUpDraft();
      toast(t('account.signUp.done'));
      await navigate(paths.main, { replace: true });
    } catch (error) {
      const isOver = await tellRefusal(form, error);
      if (isOver) await navigate(paths.signIn, { replace: true });
    }
  }

  return (
    <Form
      form={form}
      onSubmit={handleSubmit}
      onInvalid={(path, key) => void showAlert(translateKey(t, summaryOf(path, key)))}
    >
      {!ticket && <LoginSection />}
      <AboutYouSection />
      <Consent isNewTab>{t('account.consent.signUp', { version: TERMS_VERSION })}</Consent>
      <FormFooter>
        <SubmitButton>{t('account.signUp.submit')}</SubmitButton>
      </FormFooter>
    </Form>
  );
}

function LoginSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('account.signUp.login')}>
      <EmailField name="email" label={t('account.signUp.email')} />
      <PasswordField
        name="password"
        label={t('account.signUp.password')}
        hint={t('account.signUp.passwordHint')}
        autoComplete="new-password"
      />
    </FormSection>
  );
}

function AboutYouSection() {
  const { t } = useTranslation();
  const genders = [
    { value: 'female', label: t('account.signUp.female') },
    { value: 'male', label: t('account.signUp.male') },
  ];
  return (
    <FormSection title={t('account.signUp.aboutYou')}>
      <NicknameField />
      <FormRadioGroup name="gender" label={t('account.signUp.gender')} options={genders} />
      <NationalityField />
      <LanguageField />
      <BirthDateField />
      <FormTextArea
        name="purpose"
        label={t('account.signUp.purpose')}
        placeholder={t('account.signUp.purposePlaceholder')}
        isOptional
        limit={PURPOSE_MAX}
        rows={2}
      />
    </FormSection>
  );
}

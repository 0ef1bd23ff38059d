import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { PasswordField } from '#/features/forms/PasswordField.tsx';
import { ConsentBox } from '#/features/legal/ConsentBox.tsx';
import { NOTHING_TICKED } from '#/features/legal/consentLabels.ts';
import { returnAddress } from '#/features/sessions/returning.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter, FormSection } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { toast } from '#/ui/toast.ts';
import { AboutYouFields } from './AboutYouFields.tsx';
import { offerFirstSteps } from '#/features/first-steps/firstSteps.ts';
import { isNicknameTaken } from './isNicknameTaken.ts';
import { NicknameField } from './NicknameField.tsx';
import { showSignUpError } from './showSignUpError.ts';
import { signUp } from './signUp.actions.ts';
import { passwordSchema, socialSchema, type SignUpValues } from './signUp.schema.ts';
import { forgetSignUpDraft, readSignUpDraft, useSignUpDraft } from './signUpDraft.ts';
import type { SignUpTicket } from './signUpTicket.ts';
import { summaryMessage } from './summaryMessage.ts';

/** Everything that an account needs; checked, confirmed, sent, and kept as it is when it fails or the page is reloaded. */
export function SignUpForm({ ticket }: { ticket: SignUpTicket | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useValibotForm<SignUpValues, SignUpValues>(ticket ? socialSchema : passwordSchema, {
    ...readSignUpDraft(),
    consents: NOTHING_TICKED,
  });
  useSignUpDraft(form);

  async function handleSubmit(values: SignUpValues) {
    // The live check may still be under way; whether nobody answers, the server decides in the end.
    if (await isNicknameTaken(values.nickname).catch(() => false)) {
      form.setError('nickname', { message: 'errors.NICKNAME_TAKEN' }, { shouldFocus: true });
      return showAlert(t('accounts.signUp.checkNickname'));
    }
    if (!(await confirm(t('accounts.signUp.confirm')))) return;
    try {
      await signUp({ values, language, ticket });
      forgetSignUpDraft();
      offerFirstSteps();
      toast(t('accounts.signUp.done'));
      await navigate(returnAddress(paths.main), { replace: true });
    } catch (error) {
      const isOver = await showSignUpError(form, error);
      if (isOver) await navigate(paths.signIn, { replace: true });
    }
  }

  return (
    <Form
      form={form}
      onSubmit={handleSubmit}
      onInvalid={(path, key) => {
        const summary = summaryMessage(path, key);
        if (summary) void showAlert(translateKey(t, summary));
      }}
    >
      {!ticket && <LoginSection />}
      <AboutYouSection />
      <div className="flex flex-col gap-2">
        <ConsentBox name="terms" />
        <ConsentBox name="privacy" />
      </div>
      <FormFooter>
        <SubmitButton>{t('accounts.signUp.submit')}</SubmitButton>
      </FormFooter>
    </Form>
  );
}

function LoginSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('accounts.signUp.login')}>
      <EmailField name="email" label={t('accounts.signUp.email')} />
      <PasswordField
        name="password"
        label={t('accounts.signUp.password')}
        hint={t('accounts.signUp.passwordHint')}
        autoComplete="new-password"
      />
    </FormSection>
  );
}

function AboutYouSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('accounts.signUp.aboutYou')}>
      <NicknameField />
      <AboutYouFields hasLanguage />
    </FormSection>
  );
}

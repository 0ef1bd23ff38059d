import { signInEntries } from '@haiko/shared/contract/credentials.fields';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { summaryMessage } from '#/features/accounts/summaryMessage.ts';
import { checked } from '#/features/forms/checked.ts';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { PasswordField } from '#/features/forms/PasswordField.tsx';
import { secondStepOf } from '#/features/second-factor/secondStep.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { paths } from '#/paths.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Form } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { useHasLeft } from '#/ui/leaving.ts';
import { returnAddress } from './returning.ts';
import { signInByPassword } from './signIn.actions.ts';

const schema = v.object({
  email: v.pipe(checked(signInEntries.email), v.trim()),
  password: checked(signInEntries.password),
});

/** E-mail and password. */
export function PasswordSignIn() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const form = useValibotForm(schema, { email: '', password: '' });

  async function handleSubmit(values: v.InferOutput<typeof schema>) {
    try {
      await signInByPassword(values);
      if (!hasLeft()) await navigate(returnAddress(paths.main), { replace: true });
    } catch (error) {
      if (!hasLeft()) await showFailure(error, values.email);
    }
  }

  async function showFailure(error: unknown, email: string) {
    const step = secondStepOf(error);
    if (step) return navigate(paths.secondStep, { state: step });
    if (errorCode(error) !== 'EMAIL_NOT_CONFIRMED') return showAlert(errorMessage(error));
    await showAlert(t('sessions.unconfirmed.overdue'));
    await navigate(paths.confirmEmail, { state: { email } });
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
      <EmailField
        name="email"
        label={t('sessions.signIn.email')}
        autoComplete="username webauthn"
        enterKeyHint="next"
      />
      <PasswordField
        name="password"
        label={t('sessions.signIn.password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <SubmitButton>{t('sessions.signIn.submit')}</SubmitButton>
    </Form>
  );
}

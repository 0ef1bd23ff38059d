import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InferOutput } from 'valibot';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { paths } from '#/paths.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { useHasLeft } from '#/ui/leaving.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { AuthTop } from './AuthTop.tsx';
import { forgotPassword } from './email.actions.ts';
import { forgotSchema } from './email.schema.ts';
import { useHandedEmail } from './mailLink.ts';

/** /forgotpassword: has a mail sent. */
export function Screen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const form = useValibotForm(forgotSchema, { email: useHandedEmail() });

  async function handleSubmit({ email }: InferOutput<typeof forgotSchema>) {
    try {
      await forgotPassword(email);
      if (!hasLeft()) await navigate(paths.resetPassword, { state: { email } });
    } catch (error) {
      if (!hasLeft()) await showSubmitError(form, error, { isAnonymous: true });
    }
  }

  return (
    <>
      <AuthTop />
      <ScreenTitle>{t('accounts.recovery.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        <p className="-mt-2 text-body text-ink-2">{t('accounts.recovery.lead')}</p>
        <Form form={form} onSubmit={handleSubmit}>
          <EmailField name="email" label={t('accounts.signUp.email')} enterKeyHint="send" />
          <FormFooter>
            <SubmitButton>{t('accounts.recovery.send')}</SubmitButton>
          </FormFooter>
        </Form>
      </div>
    </>
  );
}

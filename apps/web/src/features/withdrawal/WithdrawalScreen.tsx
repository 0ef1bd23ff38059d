import { Dot } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode } from '#/api/errorMessage.ts';
import { PasswordField } from '#/features/forms/PasswordField.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { useMyInfo } from '#/features/my-info/useMyInfo.ts';
import { offerToLogInAgain } from '#/features/sessions/logInAgain.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { FormCheckbox } from '#/ui/form/FormFields.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { RadioList } from '#/ui/RadioList.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { withdraw } from './withdrawal.actions.ts';
import { withdrawalSchema, type WithdrawalInput, type WithdrawalValues } from './withdrawal.schema.ts';

export const titleKey = 'accounts.withdrawal.title';

/** /withdrawal: what closing the account means, and the three steps that it takes: a choice, a proof and a yes. */
export function Screen() {
  const { t } = useTranslation();
  const { hasPassword } = useMyInfo();
  return (
    <>
      <ScreenTitle>{t('accounts.withdrawal.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        <Consequences />
        <WithdrawalForm key={String(hasPassword)} hasPassword={hasPassword} />
      </div>
    </>
  );
}

export const Skeleton = ScreenSkeleton;

function Consequences() {
  const { t } = useTranslation();
  const consequences = [
    t('accounts.withdrawal.profileGoes'),
    t('accounts.withdrawal.notesStay'),
    t('accounts.withdrawal.companyCloses'),
    t('accounts.withdrawal.loggedOut'),
  ];
  return (
    <div className="rounded-card bg-error-soft px-4 py-3 text-body text-ink-1">
      <p className="pb-1 font-semibold">{t('accounts.withdrawal.lead')}</p>
      <ul>
        {consequences.map((consequence) => (
          <li key={consequence} className="-ms-1.5 flex">
            <Dot aria-hidden size={22} className="shrink-0 text-error" />
            {consequence}
          </li>
        ))}
      </ul>
    </div>
  );
}

function WithdrawalForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation();
  const form = useValibotForm<WithdrawalInput, WithdrawalValues>(withdrawalSchema(hasPassword), {
    password: '',
    isUnderstood: false,
  });

  async function handleSubmit({ posts, password }: WithdrawalValues) {
    const question = {
      title: t('accounts.withdrawal.question'),
      message: t('accounts.withdrawal.questionHint'),
      yes: t('accounts.withdrawal.title'),
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    try {
      await withdraw({ posts, ...(hasPassword && { password }) });
      await showAlert(t('accounts.withdrawal.done'));
    } catch (error) {
      await showFailure(error);
    }
  }

  async function showFailure(error: unknown) {
    const needsLogin = errorCode(error) === 'REAUTHENTICATION_REQUIRED';
    if (!needsLogin) return showSubmitError(form, error, { fieldOf: { WRONG_PASSWORD: 'password' } });
    await offerToLogInAgain(t('accounts.withdrawal.logInAgain'));
  }

  return (
    <Form form={form} onSubmit={handleSubmit} onInvalid={(_, key) => void showAlert(translateKey(t, key))}>
      <PostsChoice />
      {hasPassword ? (
        <PasswordField
          name="password"
          label={t('accounts.signUp.password')}
          hint={t('accounts.withdrawal.passwordHint')}
          autoComplete="current-password"
        />
      ) : (
        <p className="text-body text-ink-3">{t('accounts.withdrawal.recentLogin')}</p>
      )}
      <FormCheckbox name="isUnderstood" label={t('accounts.withdrawal.understood')} />
      <FormFooter>
        <SubmitButton variant="danger">{t('accounts.withdrawal.title')}</SubmitButton>
      </FormFooter>
    </Form>
  );
}

function PostsChoice() {
  const { t } = useTranslation();
  const { field } = useController({ name: 'posts' });
  return (
    <RadioList
      label={t('accounts.withdrawal.posts')}
      options={[
        { value: 'keep', label: t('accounts.withdrawal.keep'), hint: t('accounts.withdrawal.keepHint') },
        { value: 'delete', label: t('accounts.withdrawal.delete'), hint: t('accounts.withdrawal.deleteHint') },
      ]}
      value={field.value as 'keep' | 'delete' | undefined}
      onChange={field.onChange}
      error={useFieldError('posts')}
    />
  );
}

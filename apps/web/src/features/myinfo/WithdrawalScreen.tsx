import { Dot } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { ApiError } from '#/api/rest.ts';
import { leaveSession } from '#/features/account/signOut.ts';
import { PasswordField } from '#/features/account/PasswordField.tsx';
import { translateKey } from '#/i18n/messageKey.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { FormCheckbox } from '#/ui/form/FormFields.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { RadioList } from '#/ui/RadioList.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { withdraw } from './myInfo.actions.ts';
import { useMyInfo } from './useMyInfo.ts';
import { withdrawalSchema, type WithdrawalInput, type WithdrawalValues } from './withdrawal.schema.ts';

/** /withdrawal: what closing the account means, and the three steps that it takes: a choice, a proof and a yes. */
export function Screen() {
  const { t } = useTranslation();
  const { hasPassword } = useMyInfo();
  return (
    <>
      <ScreenTitle>{t('myInfo.withdrawal.title')}</ScreenTitle>
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
    t('myInfo.withdrawal.profileGoes'),
    t('myInfo.withdrawal.notesStay'),
    t('myInfo.withdrawal.companyCloses'),
    t('myInfo.withdrawal.loggedOut'),
  ];
  return (
    <div className="rounded-card bg-error-soft px-4 py-3 text-body text-ink-1">
      <p className="pb-1 font-semibold">{t('myInfo.withdrawal.lead')}</p>
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
      title: t('myInfo.withdrawal.question'),
      message: t('myInfo.withdrawal.questionHint'),
      yes: t('myInfo.withdrawal.title'),
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    try {
      await withdraw({ posts, ...(hasPassword && { password }) });
      await showAlert(t('myInfo.withdrawal.done'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'WRONG_PASSWORD')
        form.setError('password', { message: 'errors.WRONG_PASSWORD' }, { shouldFocus: true });
      await tellRefusal(error);
    }
  }

  async function tellRefusal(error: unknown) {
    if (errorCode(error) !== 'REAUTHENTICATION_REQUIRED') return showAlert(errorMessage(error));
    if (await confirm(t('myInfo.withdrawal.logInAgain'))) await leaveSession(paths.signIn);
  }

  return (
    <Form form={form} onSubmit={handleSubmit} onInvalid={(_, key) => void showAlert(translateKey(t, key))}>
      <PostsChoice />
      {hasPassword ? (
        <PasswordField
          name="password"
          label={t('account.signUp.password')}
          hint={t('myInfo.withdrawal.passwordHint')}
          autoComplete="current-password"
        />
      ) : (
        <p className="text-body text-ink-3">{t('myInfo.withdrawal.recentLogin')}</p>
      )}
      <FormCheckbox name="isUnderstood" label={t('myInfo.withdrawal.understood')} />
      <FormFooter>
        <SubmitButton variant="danger">{t('myInfo.withdrawal.title')}</SubmitButton>
      </FormFooter>
    </Form>
  );
}

function PostsChoice() {
  const { t } = useTranslation();
  const { field } = useController({ name: 'posts' });
  return (
    <RadioList
      label={t('myInfo.withdrawal.posts')}
      options={[
        { value: 'keep', label: t('myInfo.withdrawal.keep'), hint: t('myInfo.withdrawal.keepHint') },
        { value: 'delete', label: t('myInfo.withdrawal.delete'), hint: t('myInfo.withdrawal.deleteHint') },
      ]}
      value={field.value as 'keep' | 'delete' | undefined}
      onChange={field.onChange}
      error={useFieldError('posts')}
    />
  );
}

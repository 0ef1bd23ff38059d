import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { PasswordField } from '#/features/forms/PasswordField.tsx';
import { ConsentBox } from '#/features/legal/ConsentBox.tsx';
import { NOTHING_TICKED } from '#/features/legal/consentLabels.ts';
import { returnAddress } from '#/features/sessions/returning.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { FormSection } from '#/ui/form/Form.tsx';
import { StepForm } from '#/ui/form/StepForm.tsx';
import { useLeaveForm } from '#/ui/form/useStepHistory.ts';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { toast } from '#/ui/toast.ts';
import { offerFirstSteps } from '#/features/first-steps/firstSteps.ts';
import { PersonFields, PurposeField } from './AboutYouFields.tsx';
import { isNicknameTaken } from './isNicknameTaken.ts';
import { NicknameField } from './NicknameField.tsx';
import { showSignUpError } from './showSignUpError.ts';
import { signUp } from './signUp.actions.ts';
import { passwordSchema, socialSchema, type SignUpValues } from './signUp.schema.ts';
import { forgetSignUpDraft, readSignUpDraft, useSignUpDraft } from './signUpDraft.ts';
import type { SignUpTicket } from './signUpTicket.ts';
import { summaryMessage } from './summaryMessage.ts';

interface SignUpFormProps {
  ticket: SignUpTicket | undefined;
  /** Whether the account is being made: who is signed in by it is led on from here. */
  onMaking: (isMaking: boolean) => void;
}

const STEPS = {
  account: ['email', 'password', 'nickname'],
  person: ['gender', 'nationalityUuid', 'birthDate'],
  agreements: ['purpose', 'consents'],
} as const satisfies Record<string, readonly (keyof SignUpValues)[]>;

/** Everything that an account needs, in three steps; checked, confirmed, sent, and kept as it is when it fails or the page is reloaded. */
export function SignUpForm({ ticket, onMaking }: SignUpFormProps) {
  const { t } = useTranslation();
  const form = useValibotForm<SignUpValues, SignUpValues>(ticket ? socialSchema : passwordSchema, {
    ...readSignUpDraft(),
    consents: NOTHING_TICKED,
  });
  useSignUpDraft(form);
  const submit = useSubmit(form, { ticket, onMaking });
  return (
    <StepForm
      form={form}
      onSubmit={submit}
      alertOf={({ path, message }) => {
        const summary = summaryMessage(path, message);
        return summary && translateKey(t, summary);
      }}
      isModify={false}
      isAboveBar={false}
      submitLabel={t('accounts.signUp.submit')}
      steps={[
        {
          ...{ title: t(ticket ? 'accounts.signUp.nickname' : 'accounts.signUp.login'), names: STEPS.account },
          content: <AccountStep hasPassword={!ticket} />,
        },
        { title: t('accounts.signUp.aboutYou'), names: STEPS.person, content: <PersonStep /> },
        { title: t('accounts.signUp.agreements'), names: STEPS.agreements, content: <AgreementsStep /> },
      ]}
    />
  );
}

/** Asks, sends, and leads to where somebody was before. */
function useSubmit(form: UseFormReturn<SignUpValues>, { ticket, onMaking }: SignUpFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const leaveFor = useLeaveForm();

  return async (values: SignUpValues) => {
    // The live check may still be under way; whether nobody answers, the server decides in the end.
    if (await isNicknameTaken(values.nickname).catch(() => false)) {
      form.setError('nickname', { message: 'errors.NICKNAME_TAKEN' });
      return showAlert(t('accounts.signUp.checkNickname'));
    }
    if (!(await confirm(t('accounts.signUp.confirm')))) return;
    onMaking(true);
    try {
      await signUp({ values, language, ticket });
      forgetSignUpDraft();
      offerFirstSteps();
      toast(t('accounts.signUp.done'));
      await leaveFor(returnAddress(paths.main));
    } catch (error) {
      onMaking(false);
      const isOver = await showSignUpError(form, error);
      if (isOver) await leaveFor(paths.signIn);
    }
  };
}

function AccountStep({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation();
  return (
    <FormSection>
      {hasPassword && (
        <>
          <EmailField name="email" label={t('accounts.signUp.email')} />
          <PasswordField
            name="password"
            label={t('accounts.signUp.password')}
            hint={t('accounts.signUp.passwordHint')}
            autoComplete="new-password"
          />
        </>
      )}
      <NicknameField />
    </FormSection>
  );
}

function PersonStep() {
  return (
    <FormSection>
      <PersonFields hasLanguage />
    </FormSection>
  );
}

function AgreementsStep() {
  return (
    <FormSection>
      <PurposeField />
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <ConsentBox name="terms" />
        <ConsentBox name="privacy" />
      </div>
    </FormSection>
  );
}

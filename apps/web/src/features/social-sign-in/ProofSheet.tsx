import { signInEntries } from '@haiko/shared/contract/credentials.fields';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { checked } from '#/features/forms/checked.ts';
import { PasswordField } from '#/features/forms/PasswordField.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { Form } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import type { Proof } from './useProof.ts';

const schema = v.object({ password: checked(signInEntries.password) });

/** Asks for the password once more, then does what waits for it. */
export function ProofSheet({ proof: { waiting, cancel } }: { proof: Proof }) {
  const { t } = useTranslation();
  const form = useValibotForm(schema, { password: '' });

  function close() {
    form.reset();
    cancel();
  }

  async function handleSubmit({ password }: v.InferOutput<typeof schema>) {
    try {
      await waiting?.(password);
      close();
    } catch (error) {
      await showSubmitError(form, error, { fieldOf: { WRONG_PASSWORD: 'password' } });
    }
  }

  return (
    <Sheet isOpen={waiting !== undefined} onClose={close} title={t('socialSignIn.own.proofTitle')}>
      <Form form={form} onSubmit={handleSubmit}>
        <p className="text-body text-ink-3">{t('socialSignIn.own.proofLead')}</p>
        <PasswordField
          name="password"
          label={t('accounts.password.current')}
          autoComplete="current-password"
          enterKeyHint="done"
        />
        <SubmitButton>{t('socialSignIn.own.proofSubmit')}</SubmitButton>
      </Form>
    </Sheet>
  );
}

import { EMAIL_MAX } from '@haiko/shared/limits';
import { UserRoundPlus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { Button } from '#/ui/Button.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useRunning } from '#/ui/useRunning.ts';
import { invite } from './companyMembers.actions.ts';

/** Asks somebody to work for the company; what is wrong stands below the field. */
export function InviteForm() {
  const { t } = useTranslation();
  const [whom, setWhom] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, run] = useRunning();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (whom.trim() === '' || isBusy) return;
    setError(undefined);
    await run(() => send().catch(tell));
  }

  async function send() {
    await invite(whom.trim());
    setWhom('');
    toast(t('companyMembers.invite.sent'));
  }

  function tell(failure: unknown) {
    setError(errorCode(failure) === 'NOT_FOUND' ? t('companyMembers.invite.unknown') : errorMessage(failure));
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-3 px-4">
      <TextField
        label={t('companyMembers.invite.whom')}
        hint={t('companyMembers.invite.whomHint')}
        error={error}
        value={whom}
        maxLength={EMAIL_MAX}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        onChange={({ target }) => setWhom(target.value)}
      />
      <Button
        type="submit"
        size="sm"
        isWide
        isBusy={isBusy}
        disabled={whom.trim() === ''}
        icon={<UserRoundPlus aria-hidden size={18} />}
      >
        {t('companyMembers.invite.send')}
      </Button>
    </form>
  );
}

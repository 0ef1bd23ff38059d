import type { OwnSignIn } from '@haiko/shared/contract/signIns';
import { seoulDate } from '@haiko/shared/format';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SignInEntry } from '#/features/social-sign-in/SignInEntry.tsx';
import type { Proof } from '#/features/social-sign-in/useProof.ts';
import { formatRelativeTime } from '#/i18n/format.ts';
import { useNow } from '#/i18n/useNow.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { toast } from '#/ui/toast.ts';
import { passkeyProblem } from './passkeyProblem.ts';
import { addPasskey, canUsePasskeys, removePasskey } from './passkeys.actions.ts';

interface PasskeysProps {
  passkeys: readonly OwnSignIn[];
  proof: Proof;
  onChanged: () => void;
}

/** The passkeys of one's account: more are added, and all but the last way to log in removed. */
export function Passkeys({ passkeys, proof, onChanged }: PasskeysProps) {
  const { t } = useTranslation();

  async function add(password: string | undefined) {
    try {
      if (!(await addPasskey(password))) return;
    } catch (error) {
      const problem = passkeyProblem(error);
      if (problem === undefined) throw error;
      return showAlert(t(problem));
    }
    onChanged();
    toast(t('passkeys.own.added'));
  }

  async function handleRemove(uuid: string) {
    if (!(await confirm(t('socialSignIn.own.removeQuestion')))) return;
    await proof.prove(async (password) => {
      await removePasskey(uuid, password);
      onChanged();
      toast(t('socialSignIn.own.removed'));
    });
  }

  if (passkeys.length === 0 && !canUsePasskeys()) return null;
  return (
    <section aria-labelledby="passkeys" className="pb-8">
      <h2 id="passkeys" className="px-4 pt-6 pb-1 text-card font-semibold text-ink-1">
        {t('passkeys.own.title')}
      </h2>
      <ScreenHint>{t('passkeys.own.lead')}</ScreenHint>
      <ul aria-labelledby="passkeys">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.uuid}
            passkey={passkey}
            isBusy={proof.isBusy}
            onRemove={() => void handleRemove(passkey.uuid ?? '')}
          />
        ))}
      </ul>
      {canUsePasskeys() && (
        <div className="p-4">
          <Button variant="soft" isBusy={proof.isBusy} onClick={() => void proof.prove(add)}>
            {t('passkeys.own.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PasskeyRowProps {
  passkey: OwnSignIn;
  isBusy: boolean;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { device, createdAt, lastUsedAt }, isBusy, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation();
  const now = useNow();
  const name = device || t('sessions.list.unknown');
  const since = t('passkeys.own.since', { date: seoulDate(createdAt) });
  const timeOf = (moment: string) => formatRelativeTime(t, moment, now);
  return (
    <li>
      <SignInEntry
        mark={<KeyRound aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-ink-3" />}
        name={name}
        labelName={t('passkeys.own.name', { device: name })}
        notes={lastUsedAt === null ? [since] : [since, t('sessions.list.lastUsed', { time: timeOf(lastUsedAt) })]}
        isBusy={isBusy}
        onClick={onRemove}
      />
    </li>
  );
}

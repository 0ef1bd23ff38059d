import { seoulDate } from '@haiko/shared/format';
import { Smartphone } from 'lucide-react';
import { Suspense, use, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInEntry } from '#/features/social-sign-in/SignInEntry.tsx';
import type { Proof } from '#/features/social-sign-in/useProof.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import {
  loadSecondFactor,
  type OwnSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactorSecret,
  startSecondFactor,
} from './secondFactor.actions.ts';
import { RecoveryCodes, useCodesClosing } from './RecoveryCodes.tsx';
import { SetUpSheet } from './SetUpSheet.tsx';

/** The app whose codes are asked for after the password: set up, or removed; and new recovery codes. */
export function SecondFactor({ proof }: { proof: Proof }) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState(loadSecondFactor);
  const [, startTransition] = useTransition();
  return (
    <section aria-labelledby="second-factor" className="pb-8">
      <h2 id="second-factor" className="px-4 pt-6 pb-1 text-card font-semibold text-ink-1">
        {t('secondFactor.title')}
      </h2>
      <ScreenHint>{t('secondFactor.lead')}</ScreenHint>
      <Suspense fallback={<RowSkeletons count={1} />}>
        <App loaded={loaded} proof={proof} onChanged={() => startTransition(() => setLoaded(loadSecondFactor()))} />
      </Suspense>
    </section>
  );
}

interface AppProps {
  loaded: Promise<OwnSecondFactor>;
  proof: Proof;
  onChanged: () => void;
}

function App({ loaded, proof, onChanged }: AppProps) {
  const { t } = useTranslation();
  const { since, recoveryCodes } = use(loaded);
  const [secret, setSecret] = useState<SecondFactorSecret>();

  async function handleRemove() {
    if (!(await confirm(t('secondFactor.removeQuestion')))) return;
    await proof.prove(async (password) => {
      await removeSecondFactor(password);
      onChanged();
      toast(t('secondFactor.removed'));
    });
  }

  function handleClose() {
    setSecret(undefined);
    onChanged();
  }

  return (
    <>
      {since === null ? (
        <div className="p-4">
          <Button
            variant="soft"
            isBusy={proof.isBusy}
            onClick={() => void proof.prove(async (password) => setSecret(await startSecondFactor(password)))}
          >
            {t('secondFactor.setUp')}
          </Button>
        </div>
      ) : (
        <>
          <SignInEntry
            mark={<Smartphone aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-ink-3" />}
            name={t('secondFactor.app')}
            notes={[
              t('secondFactor.since', { date: seoulDate(since) }),
              t('secondFactor.left', { left: recoveryCodes }),
            ]}
            isBusy={proof.isBusy}
            onClick={() => void handleRemove()}
          />
          <NewCodes proof={proof} onClosed={onChanged} />
        </>
      )}
      {secret && <SetUpSheet secret={secret} onClose={handleClose} />}
    </>
  );
}

/** New recovery codes, in place of those that are left. */
function NewCodes({ proof, onClosed }: { proof: Proof; onClosed: () => void }) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<string[]>();
  const askAndClose = useCodesClosing(close);

  async function handleRenew() {
    if (!(await confirm(t('secondFactor.renewQuestion')))) return;
    await proof.prove(async (password) => setCodes(await renewRecoveryCodes(password)));
  }

  function close() {
    setCodes(undefined);
    onClosed();
  }

  return (
    <div className="p-4">
      <Button variant="soft" size="sm" disabled={proof.isBusy} onClick={() => void handleRenew()}>
        {t('secondFactor.renew')}
      </Button>
      {codes && (
        <Sheet isOpen onClose={askAndClose} title={t('secondFactor.recoveryTitle')}>
          <RecoveryCodes codes={codes} onDone={close} />
        </Sheet>
      )}
    </div>
  );
}

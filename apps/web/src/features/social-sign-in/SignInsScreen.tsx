import type { SignInProvider } from '@haiko/shared/contract/signIns';
import { KeyRound } from 'lucide-react';
import { Suspense, use, useEffect, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMyInfo } from '#/features/my-info/useMyInfo.ts';
import { Passkeys } from '#/features/passkeys/Passkeys.tsx';
import { SecondFactor } from '#/features/second-factor/SecondFactor.tsx';
import { translateKey } from '#/i18n/messageKey.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { addProblem } from './addProblem.ts';
import { FirstPasswordSheet } from './FirstPasswordSheet.tsx';
import { ProofSheet } from './ProofSheet.tsx';
import { ProviderMark } from './providerMarks.tsx';
import { isSocialProvider, PROVIDER_NAMES } from './providers.ts';
import { SignInEntry } from './SignInEntry.tsx';
import { departToLink, loadSignIns, removeSignIn, type OwnSignIns } from './signIns.actions.ts';
import { useProof } from './useProof.ts';
import { knownCode } from './knownCode.ts';

/** /signins: the ways in which one can log in; more are added, and all but the last one removed. */
export function Screen() {
  const { t } = useTranslation();
  const [signIns, setSignIns] = useState(loadSignIns);
  const [, startTransition] = useTransition();
  useArrival();
  return (
    <>
      <ScreenTitle>{t('socialSignIn.own.title')}</ScreenTitle>
      <ScreenHint>{t('socialSignIn.own.lead')}</ScreenHint>
      <Suspense fallback={<Skeleton />}>
        <SignIns loaded={signIns} onChanged={() => startTransition(() => setSignIns(loadSignIns()))} />
      </Suspense>
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons count={4} />;
}

/** Says what became of the way to a provider and back, once. */
function useArrival() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const linked = search.get('linked');
  const error = search.get('error');

  useEffect(
    function tellOnce() {
      if (linked === null && error === null) return;
      setSearch({}, { replace: true });
      if (isSocialProvider(linked))
        toast(t('socialSignIn.own.added', { provider: translateKey(t, PROVIDER_NAMES[linked]) }));
      else if (error !== null) void showAlert(translateKey(t, addProblem(knownCode(error) ?? 'SIGN_IN_FAILED')));
    },
    [linked, error, setSearch, t],
  );
}

interface SignInsProps {
  loaded: Promise<OwnSignIns>;
  onChanged: () => void;
}

function SignIns({ loaded, onChanged }: SignInsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { own, offered } = use(loaded);
  const { email } = useMyInfo();
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);
  const has = (provider: SignInProvider) => own.some((each) => each.provider === provider);
  const proof = useProof(has('password'));
  const linked = own.flatMap(({ provider }) => (provider === 'passkey' ? [] : [provider]));
  const shown = new Set<SignInProvider>(['password', ...offered, ...linked]);

  async function handleAdd(provider: SignInProvider) {
    if (provider !== 'password') return proof.prove((password) => departToLink(provider, password));
    if (email !== null) return setIsPasswordOpen(true);
    if (await confirm(t('socialSignIn.own.needsEmail'))) await navigate(paths.changeEmail);
  }

  async function handleRemove(provider: SignInProvider) {
    if (!(await confirm(t('socialSignIn.own.removeQuestion')))) return;
    await proof.prove(async (password) => {
      await removeSignIn(provider, password);
      onChanged();
      toast(t('socialSignIn.own.removed'));
    });
  }

  return (
    <>
      <ul aria-label={t('socialSignIn.own.title')}>
        {[...shown].map((provider) => (
          <SignInRow
            key={provider}
            provider={provider}
            email={own.find((each) => each.provider === provider)?.email ?? null}
            isOwn={has(provider)}
            isBusy={proof.isBusy}
            onAdd={() => void handleAdd(provider)}
            onRemove={() => void handleRemove(provider)}
          />
        ))}
      </ul>
      <Passkeys passkeys={own.filter(({ provider }) => provider === 'passkey')} proof={proof} onChanged={onChanged} />
      <SecondFactor proof={proof} />
      <ProofSheet proof={proof} />
      <FirstPasswordSheet isOpen={isPasswordOpen} onClose={() => setIsPasswordOpen(false)} onDone={onChanged} />
    </>
  );
}

interface SignInRowProps {
  provider: SignInProvider;
  email: string | null;
  isOwn: boolean;
  isBusy: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

function SignInRow({ provider, email, isOwn, isBusy, onAdd, onRemove }: SignInRowProps) {
  const { t } = useTranslation();
  const name = provider === 'password' ? t('socialSignIn.own.password') : translateKey(t, PROVIDER_NAMES[provider]);
  return (
    <li>
      <SignInEntry
        mark={
          provider === 'password' ? (
            <KeyRound aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-ink-3" />
          ) : (
            <ProviderMark provider={provider} />
          )
        }
        name={name}
        notes={email ? [email] : []}
        isBusy={isBusy}
        isOwn={isOwn}
        onClick={isOwn ? onRemove : onAdd}
      />
    </li>
  );
}

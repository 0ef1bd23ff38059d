import { seoulDate } from '@haiko/shared/format';
import { useQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { MyConsentsDocument, type ConsentName, type MyConsentsQuery } from '#/api/generated.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { withdrawPurpose } from './consents.actions.ts';

type Given = MyConsentsQuery['readMyConsents'][number];

/** What each consent is to; the texts have a page. */
const TEXTS: Readonly<Record<ConsentName, { label: MessageKey; to?: string }>> = {
  terms: { label: 'legal.title.terms', to: paths.terms },
  privacy: { label: 'legal.title.privacy', to: paths.privacy },
  purpose: { label: 'accounts.signUp.purpose' },
};

interface ConsentsSheetProps {
  userUuid: string;
  isOpen: boolean;
  onClose: () => void;
}

/** What somebody agreed to, to which version and when; the optional one can be taken back. */
export function ConsentsSheet({ userUuid, isOpen, onClose }: ConsentsSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('myInfo.consents.title')}>
      {isOpen && <Consents userUuid={userUuid} />}
    </Sheet>
  );
}

function Consents({ userUuid }: { userUuid: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(MyConsentsDocument, { fetchPolicy: 'network-only' });
  const { isBusy, attempt } = useAttempt();
  if (error) return <InlineError message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <RowSkeletons count={3} />;
  if (data.readMyConsents.length === 0) return <p className="text-body text-ink-3">{t('myInfo.consents.none')}</p>;

  async function handleWithdraw() {
    if (!(await confirm({ message: t('myInfo.consents.question'), isDangerous: true }))) return;
    await attempt(async () => {
      await withdrawPurpose(userUuid);
      await refetch();
      toast(t('myInfo.consents.withdrawn'));
    });
  }

  return (
    <ul>
      {data.readMyConsents.map((given) => (
        <li
          key={given.name + given.version}
          className="flex flex-col gap-1 border-b border-line py-3 text-body text-ink-1"
        >
          <Consent given={given} />
          {given.name === 'purpose' && given.withdrawnAt === null && (
            <Button variant="quiet" size="sm" isBusy={isBusy} onClick={() => void handleWithdraw()}>
              {t('myInfo.consents.withdraw')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Consent({ given: { name, version, givenAt, withdrawnAt } }: { given: Given }) {
  const { t } = useTranslation();
  const { label, to } = TEXTS[name];
  return (
    <>
      {to === undefined ? (
        <span>{t(label)}</span>
      ) : (
        <Link to={to} className="flex min-h-11 items-center text-main underline">
          {t(label)}
        </Link>
      )}
      <span className="text-meta text-ink-2">{t('myInfo.consents.version', { version })}</span>
      <span className="text-meta text-ink-2">{t('myInfo.consents.given', { date: seoulDate(givenAt) })}</span>
      {withdrawnAt !== null && (
        <span className="text-meta text-ink-2">{t('myInfo.consents.takenBack', { date: seoulDate(withdrawnAt) })}</span>
      )}
    </>
  );
}

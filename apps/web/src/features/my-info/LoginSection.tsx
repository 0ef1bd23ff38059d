import {
  AtSign,
  Download,
  FileCheck,
  Fingerprint,
  KeyRound,
  LogOut,
  MailCheck,
  MonitorSmartphone,
  UserRoundPen,
  UserRoundX,
} from 'lucide-react';
import { seoulDate } from '@haiko/shared/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsent } from '#/api/unsentList.ts';
import { PasswordSheet } from '#/features/accounts/PasswordSheet.tsx';
import { signOut } from '#/features/sessions/signOut.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';
import { MenuAction, MenuLink, MenuSection } from '#/ui/MenuSection.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { ConsentsSheet } from './ConsentsSheet.tsx';
import { downloadMyData } from './myInfo.actions.ts';
import type { MyInfo } from './useMyInfo.ts';

/** The account itself: its password, its data, and the two ways out. */
export function LoginSection({ me }: { me: MyInfo }) {
  const { t } = useTranslation();
  const unsent = useUnsent().length;
  const [opening, setOpening] = useState(0);
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);

  async function handleLogOut() {
    const question = unsent > 0 ? t('offline.logOutQuestion', { count: unsent }) : t('myInfo.confirmLogOut');
    if (await confirm(question)) await signOut();
  }

  return (
    <MenuSection title={t('myInfo.section.login')}>
      <MenuLink to={paths.aboutMe} Icon={UserRoundPen} label={t('myInfo.about.title')} />
      <EmailLinks me={me} />
      {me.hasPassword && (
        <>
          <MenuAction
            Icon={KeyRound}
            label={t('accounts.password.title')}
            onClick={() => {
              setOpening(opening + 1);
              setIsPasswordOpen(true);
            }}
          />
          <PasswordSheet key={opening} isOpen={isPasswordOpen} onClose={() => setIsPasswordOpen(false)} />
        </>
      )}
      <MenuLink to={paths.signIns} Icon={Fingerprint} label={t('socialSignIn.own.title')} />
      <MenuLink to={paths.sessions} Icon={MonitorSmartphone} label={t('sessions.list.title')} />
      <ConsentsAction me={me} />
      <DownloadAction />
      <MenuAction Icon={LogOut} label={t('myInfo.logOut')} onClick={() => void handleLogOut()} />
      <MenuLink to={paths.withdrawal} Icon={UserRoundX} label={t('accounts.withdrawal.title')} />
    </MenuSection>
  );
}

/** The address, while it has to be confirmed, and where it is changed. */
function EmailLinks({ me: { email, isEmailConfirmed, isEmailRefused, confirmEmailBy } }: { me: MyInfo }) {
  const { t } = useTranslation();
  const isOpen = !isEmailConfirmed && email !== null && confirmEmailBy !== null;
  return (
    <>
      {isEmailRefused && (
        <p role="status" className="my-2 rounded-card bg-main-soft px-4 py-3 text-body wrap-anywhere text-ink-1">
          {t('accounts.emailChange.refused', { address: email ?? '' })}
        </p>
      )}
      {isOpen && (
        <MenuLink
          to={paths.confirmEmail}
          state={{ email }}
          Icon={MailCheck}
          label={t('accounts.confirmation.title')}
          aside={t('accounts.confirmation.by', { date: seoulDate(confirmEmailBy) })}
        />
      )}
      <MenuLink to={paths.changeEmail} Icon={AtSign} label={t('accounts.emailChange.title')} />
    </>
  );
}

function ConsentsAction({ me }: { me: MyInfo }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuAction Icon={FileCheck} label={t('myInfo.consents.title')} onClick={() => setIsOpen(true)} />
      <ConsentsSheet userUuid={me.uuid} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function DownloadAction() {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  async function download() {
    await downloadMyData();
    toast(t('myInfo.download.done'));
  }

  return (
    <MenuAction
      hasPopup={false}
      Icon={Download}
      label={t('myInfo.download.action')}
      aside={isBusy && <Spinner size={18} />}
      isDisabled={isBusy}
      onClick={() => void attempt(download)}
    />
  );
}

import { AtSign, Fingerprint, KeyRound, LogOut, MailCheck, MonitorSmartphone, UserRoundX } from 'lucide-react';
import { seoulDate } from '@haiko/shared/format';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsent } from '#/api/unsentList.ts';
import { PasswordSheet } from '#/features/accounts/PasswordSheet.tsx';
import { signOut } from '#/features/sessions/signOut.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';
import { MenuAction, MenuLink, MenuSection } from '#/ui/MenuSection.tsx';
import type { MyInfo } from './useMyInfo.ts';

/** How somebody gets in, and the two ways out. */
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
          <PasswordSheet
            key={opening}
            email={me.email ?? ''}
            isOpen={isPasswordOpen}
            onClose={() => setIsPasswordOpen(false)}
          />
        </>
      )}
      <MenuLink to={paths.signIns} Icon={Fingerprint} label={t('socialSignIn.own.title')} />
      <MenuLink to={paths.sessions} Icon={MonitorSmartphone} label={t('sessions.list.title')} />
      <MenuAction Icon={LogOut} label={t('myInfo.logOut')} onClick={() => void handleLogOut()} />
      <MenuLink to={paths.withdrawal} Icon={UserRoundX} label={t('accounts.withdrawal.title')} />
    </MenuSection>
  );
}

/** The address, while it or a new one has to be confirmed, and where it is changed. */
function EmailLinks({ me }: { me: MyInfo }) {
  const { t } = useTranslation();
  const { email, isEmailConfirmed, isEmailRefused, pendingEmail, confirmEmailBy } = me;
  const isOpen = !isEmailConfirmed && email !== null && confirmEmailBy !== null;
  return (
    <>
      {isEmailRefused && (
        <p role="status" className="my-2 rounded-card bg-main-soft px-4 py-3 text-body wrap-anywhere text-ink-1">
          {t('accounts.emailChange.refused', { address: email ?? '' })}
        </p>
      )}
      {(isOpen || pendingEmail !== null) && (
        <MenuLink
          to={paths.confirmEmail}
          state={{ email: pendingEmail ?? email }}
          Icon={MailCheck}
          label={t('accounts.confirmation.title')}
          aside={isOpen && t('accounts.confirmation.by', { date: seoulDate(confirmEmailBy) })}
        />
      )}
      <MenuLink to={paths.changeEmail} Icon={AtSign} label={t('accounts.emailChange.title')} />
    </>
  );
}

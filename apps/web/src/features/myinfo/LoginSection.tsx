import { Download, KeyRound, LogOut, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { signOut } from '#/features/account/signOut.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { MenuAction, MenuLink, MenuSection } from '#/ui/MenuSection.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { toast } from '#/ui/toast.ts';
import { downloadMyData } from './myInfo.actions.ts';
import { PasswordSheet } from './PasswordSheet.tsx';
import type { MyInfo } from './useMyInfo.ts';

/** The account itself: its password, its data, and the two ways out. */
export function LoginSection({ me }: { me: MyInfo }) {
  const { t } = useTranslation();
  const [opening, setOpening] = useState(0);
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);

  async function handleLogOut() {
    if (await confirm(t('myInfo.confirmLogOut'))) await signOut();
  }

  return (
    <MenuSection title={t('myInfo.section.login')}>
      {me.hasPassword && (
        <>
          <MenuAction
            Icon={KeyRound}
            label={t('myInfo.password.title')}
            onClick={() => {
              setOpening(opening + 1);
              setIsPasswordOpen(true);
            }}
          />
          <PasswordSheet key={opening} isOpen={isPasswordOpen} onClose={() => setIsPasswordOpen(false)} />
        </>
      )}
      <DownloadAction />
      <MenuAction Icon={LogOut} label={t('myInfo.logOut')} onClick={() => void handleLogOut()} />
      <MenuLink to={paths.withdrawal} Icon={UserRoundX} label={t('myInfo.withdrawal.title')} />
    </MenuSection>
  );
}

function DownloadAction() {
  const { t } = useTranslation();
  const [isRunning, setIsRunning] = useState(false);

  async function handleDownload() {
    setIsRunning(true);
    try {
      await downloadMyData();
      toast(t('myInfo.download.done'));
    } catch (error) {
      await showAlert(errorMessage(error));
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <MenuAction
      hasPopup={false}
      Icon={Download}
      label={t('myInfo.download.action')}
      aside={isRunning && <Spinner size={18} />}
      isDisabled={isRunning}
      onClick={() => void handleDownload()}
    />
  );
}

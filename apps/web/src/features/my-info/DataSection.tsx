import { Download, FileCheck, UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#/paths.ts';
import { MenuAction, MenuLink, MenuSection } from '#/ui/MenuSection.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { ConsentsSheet } from './ConsentsSheet.tsx';
import { downloadMyData } from './myInfo.actions.ts';
import type { MyInfo } from './useMyInfo.ts';

/** What Haiko knows of somebody: what they said, what they agreed to, and all of it to take along. */
export function DataSection({ me }: { me: MyInfo }) {
  const { t } = useTranslation();
  return (
    <MenuSection title={t('myInfo.section.data')}>
      <MenuLink to={paths.aboutMe} Icon={UserRoundPen} label={t('myInfo.about.title')} />
      <ConsentsAction me={me} />
      <DownloadAction />
    </MenuSection>
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

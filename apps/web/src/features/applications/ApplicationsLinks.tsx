import { Inbox, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#/paths.ts';
import { MenuLink } from '#/ui/MenuSection.tsx';

/** The row of /myinfor that leads to what one has applied for. */
export function MyApplicationsLink({ aside }: { aside?: ReactNode }) {
  const { t } = useTranslation();
  return <MenuLink to={paths.applications} Icon={Send} label={t('applications.own.title')} aside={aside} />;
}

/** The row of /myinfor that leads to what a company has received. */
export function InboxLink() {
  const { t } = useTranslation();
  return <MenuLink to={paths.inbox} Icon={Inbox} label={t('applications.inbox.title')} />;
}

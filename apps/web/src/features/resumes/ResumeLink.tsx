import { FileUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#/paths.ts';
import { MenuLink } from '#/ui/MenuSection.tsx';

/** The row of /myinfor that leads to the own résumé. */
export function ResumeLink() {
  const { t } = useTranslation();
  return <MenuLink to={paths.resume} Icon={FileUser} label={t('resumes.title')} />;
}

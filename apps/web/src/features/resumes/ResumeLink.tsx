import { FileUser } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#/paths.ts';
import { MenuLink } from '#/ui/MenuSection.tsx';

/** The row of /myinfor that leads to the own résumé. */
export function ResumeLink({ aside }: { aside?: ReactNode }) {
  const { t } = useTranslation();
  return <MenuLink to={paths.resume} Icon={FileUser} label={t('resumes.title')} aside={aside} />;
}

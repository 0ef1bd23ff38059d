import { formatCount } from '@haiko/shared/format';
import { useQuery } from '#/api/apollo.ts';
import { BellPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { JobAlertsDocument } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { MenuLink } from '#/ui/MenuSection.tsx';

/** The row of /myinfor that leads to the kept searches and counts them. */
export function JobAlertsLink() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(JobAlertsDocument, { fetchPolicy: 'cache-and-network' });
  const count = data?.readJobAlerts.length ?? 0;
  return (
    <MenuLink
      to={paths.jobAlerts}
      Icon={BellPlus}
      label={t('jobAlerts.title')}
      aside={count > 0 && <span className="tabular-nums">{formatCount(count, language)}</span>}
    />
  );
}

import { formatCount } from '@haiko/shared/format';
import { useQuery } from '#/api/apollo.ts';
import { MailOpen, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CompanyInvitationsDocument } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { MenuCount, MenuLink } from '#/ui/MenuSection.tsx';

/** The row of /myinfor that leads to who works for the company. */
export function MembersLink() {
  const { t } = useTranslation();
  return <MenuLink to={paths.companyMembers} Icon={UsersRound} label={t('companyMembers.title')} />;
}

/** The row of /myinfor for who works for none and is asked by one. */
export function InvitationsLink() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(CompanyInvitationsDocument, { fetchPolicy: 'cache-and-network' });
  const count = data?.readCompanyInvitations.length ?? 0;
  if (count === 0) return null;
  const aside = <MenuCount>{formatCount(count, language)}</MenuCount>;
  return (
    <MenuLink
      to={paths.companyInvitations}
      Icon={MailOpen}
      label={t('companyMembers.invitations.title')}
      aside={aside}
    />
  );
}

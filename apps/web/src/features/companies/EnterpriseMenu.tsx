import { formatCount } from '@haiko/shared/format';
import { Bell, Building2, ClipboardList, Pencil, Plus, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { InboxLink } from '#/features/applications/ApplicationsLinks.tsx';
import { InvitationsLink, MembersLink } from '#/features/company-members/CompanyMembersLinks.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { MenuAction, MenuCount, MenuLink, MenuSection } from '#/ui/MenuSection.tsx';
import { REVIEW_STATUS_LABELS, type ReviewStatus } from './reviewStatus.ts';
import { useCompanyStatus, type MyCompanyStatus } from './useCompanyStatus.ts';
import { useDeleteCompany } from './useDeleteCompany.ts';

const LOOKS: Record<Exclude<ReviewStatus, 'none'>, string> = {
  pending: 'bg-accent-soft text-ink-1',
  approved: 'bg-main-soft text-main',
  rejected: 'bg-sunken text-error',
};

/** The part of /myinfor for companies: one row for who has none, else where theirs stands, and what its standing opens. */
export function EnterpriseMenu() {
  const { t } = useTranslation();
  const status = useCompanyStatus();
  const { standing, hasFailed, refresh } = status;
  return (
    <MenuSection title={t('companies.menu.title')}>
      {hasFailed && <InlineError message={t('companies.failed.lookup')} onRetry={refresh} />}
      {standing === 'none' && (
        <>
          <MenuLink
            to={paths.companyRegister}
            Icon={Plus}
            label={t('companies.menu.register')}
            aside={t(REVIEW_STATUS_LABELS.none)}
          />
          <InvitationsLink />
        </>
      )}
      {standing && standing !== 'none' && <OwnCompany status={status} standing={standing} />}
    </MenuSection>
  );
}

interface OwnCompanyProps {
  status: MyCompanyStatus;
  standing: Exclude<ReviewStatus, 'none'>;
}

function OwnCompany({ status: { hasPostings, newNotificationCount, isOwner }, standing }: OwnCompanyProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isApproved = standing === 'approved';
  const count = newNotificationCount > 0 && <MenuCount>{formatCount(newNotificationCount, language)}</MenuCount>;
  return (
    <>
      <p className="py-1">
        <span className={cx('inline-block rounded-full px-3 py-1 text-meta font-medium', LOOKS[standing])}>
          {t(REVIEW_STATUS_LABELS[standing])}
        </span>
      </p>
      <Item to={paths.company} Icon={Building2} label={t('companies.menu.info')} isOpen={isApproved} />
      <Item
        to={paths.companyJobPostings}
        Icon={ClipboardList}
        label={t('companies.menu.postings')}
        isOpen={hasPostings}
      />
      {hasPostings && (
        <>
          <InboxLink />
          <MembersLink />
        </>
      )}
      <MenuLink to={paths.companyNotifications} Icon={Bell} label={t('companies.menu.notifications')} aside={count} />
      {isOwner && !isApproved && <Application />}
    </>
  );
}

/** What an applicant can do meanwhile; an approved company finds the same on its own screen. */
function Application() {
  const { t } = useTranslation();
  const { isBusy, askAndDelete } = useDeleteCompany();
  return (
    <>
      <MenuLink to={paths.companyModify} Icon={Pencil} label={t('companies.form.titleModify')} />
      <MenuAction
        Icon={Trash2}
        label={t('companies.manage.delete')}
        isDisabled={isBusy}
        onClick={() => void askAndDelete()}
      />
    </>
  );
}

interface ItemProps {
  to: string;
  Icon: LucideIcon;
  label: string;
  isOpen: boolean;
}

function Item({ isOpen, ...row }: ItemProps) {
  if (isOpen) return <MenuLink {...row} />;
  return <MenuAction Icon={row.Icon} label={row.label} isDisabled onClick={() => undefined} />;
}

import { formatPhone } from '@haiko/shared/rules/phone';
import { Building2, Download, PencilLine, Trash2 } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { MembersLink } from '#/features/company-members/CompanyMembersLinks.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { showAlert } from '#/ui/confirm.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { MenuAction } from '#/ui/MenuSection.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { loadCompany } from './company.actions.ts';
import type { MyCompany } from './company.schema.ts';
import { CompanyGate } from './CompanyGate.tsx';
import { useDeleteCompany } from './useDeleteCompany.ts';
import { useMyCompany } from './useMyCompany.ts';

/** /enterprisemanage: an approved company as it is registered. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companies.manage.title')}</ScreenTitle>
      <CompanyGate allows={['approved']}>
        <Loaded />
      </CompanyGate>
    </>
  );
}

export const Skeleton = ScreenSkeleton;

function Loaded() {
  const { t } = useTranslation();
  const { company, hasFailed, retry } = useMyCompany();
  if (hasFailed) return <InlineError message={t('companies.failed.lookup')} onRetry={retry} />;
  return company ? <Company company={company} /> : <ScreenSkeleton />;
}

function Company({ company }: { company: MyCompany }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-1 flex-col">
      <NameAndLogo company={company} />
      <Facts title={t('companies.form.company')}>
        <Row label={t('companies.form.registrationNumber')}>{company.businessRegistrationNumber}</Row>
        {company.homepageUrl && (
          <Row label={t('companies.form.homepage')}>
            <a href={company.homepageUrl} target="_blank" rel="noopener noreferrer" className="text-main underline">
              {company.homepageUrl}
            </a>
          </Row>
        )}
        {company.isOwner && (
          <Row label={t('companies.form.certificate')}>
            <CertificateLink company={company} />
          </Row>
        )}
      </Facts>
      <Facts title={t('companies.form.manager')}>
        <Row label={t('companies.form.managerName')}>{company.managerName}</Row>
        <Row label={t('companies.form.managerMobile')}>{formatPhone(company.managerMobile)}</Row>
        <Row label={t('companies.form.managerPhone')}>{formatPhone(company.managerPhone)}</Row>
        <Row label={t('companies.form.managerEmail')}>{company.managerEmail}</Row>
      </Facts>
      <Actions isOwner={company.isOwner} />
    </div>
  );
}

/** Links to certificates end after some minutes: a tap asks for a fresh one. */
function CertificateLink({ company }: { company: MyCompany }) {
  const { t } = useTranslation();

  async function handleClick(event: MouseEvent) {
    event.preventDefault();
    try {
      download((await loadCompany()).businessRegistrationFileUrl);
    } catch (error) {
      await showAlert({ title: t('companies.failed.lookup'), message: errorMessage(error) });
    }
  }

  return (
    <a
      href={company.businessRegistrationFileUrl}
      download
      onClick={(event) => void handleClick(event)}
      className="inline-flex min-h-11 items-center gap-2 text-main"
    >
      <Download aria-hidden size={18} className="shrink-0" />
      <span className="sr-only">{t('companies.manage.openCertificate')}</span>
      {company.businessRegistrationFileName}
    </a>
  );
}

function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

function NameAndLogo({ company }: { company: MyCompany }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-4 px-4 pt-1 pb-5">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-sunken text-ink-3">
        {company.logoFileUrl ? (
          <img src={company.logoFileUrl} alt="" width={64} height={64} className="size-full object-contain" />
        ) : (
          <Building2 aria-hidden size={28} strokeWidth={1.75} />
        )}
      </span>
      <p dir="auto" lang={langOf(company.companyName)} className="min-w-28 flex-1 text-title wrap-anywhere text-ink-1">
        {company.companyName}
      </p>
      {company.isOwner && (
        <Link to={paths.companyModify} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          <PencilLine aria-hidden size={18} />
          {t('companies.manage.edit')}
        </Link>
      )}
    </div>
  );
}

/** Some of what a company says of itself, under a title. */
function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t-8 border-sunken px-4 py-4">
      <h2 id={id} className="pb-1 text-meta text-ink-3">
        {title}
      </h2>
      <dl className="flex flex-col divide-y divide-line">{children}</dl>
    </section>
  );
}

/** On one line, as far as there is room. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1.5 text-body">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere text-ink-1">{children}</dd>
    </div>
  );
}

function Actions({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation();
  const { isBusy, askAndDelete } = useDeleteCompany();
  return (
    <div className="border-t-8 border-sunken px-4 py-4">
      <MembersLink />
      {isOwner && (
        <MenuAction
          Icon={Trash2}
          label={t('companies.manage.delete')}
          isDisabled={isBusy}
          onClick={() => void askAndDelete()}
        />
      )}
    </div>
  );
}

import { formatPhone } from '@haiko/shared/rules/phone';
import { Building2, Download } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { langOf } from '#/features/text/langOf.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { showAlert } from '#/ui/confirm.ts';
import { InlineError } from '#/ui/InlineError.tsx';
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
    <div className="flex flex-1 flex-col gap-6 px-4 pb-6">
      <NameAndLogo company={company} />
      <dl className="flex flex-col gap-4">
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
        <Row label={t('companies.form.manager')}>{company.managerName}</Row>
        <Row label={t('companies.form.managerMobile')}>{formatPhone(company.managerMobile)}</Row>
        <Row label={t('companies.form.managerPhone')}>{formatPhone(company.managerPhone)}</Row>
        <Row label={t('companies.form.managerEmail')}>{company.managerEmail}</Row>
      </dl>
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
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-sunken text-ink-3">
        {company.logoFileUrl ? (
          <img src={company.logoFileUrl} alt="" width={64} height={64} className="size-full object-contain" />
        ) : (
          <Building2 aria-hidden size={28} strokeWidth={1.75} />
        )}
      </span>
      <p dir="auto" lang={langOf(company.companyName)} className="min-w-0 text-card wrap-anywhere text-ink-1">
        {company.companyName}
      </p>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-meta text-ink-3">{label}</dt>
      <dd className="text-body wrap-anywhere text-ink-1">{children}</dd>
    </div>
  );
}

function Actions({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation();
  const { isBusy, askAndDelete } = useDeleteCompany();
  return (
    <div className="flex flex-col gap-2">
      {isOwner && (
        <Link to={paths.companyModify} className={buttonClass({ isWide: true })}>
          {t('companies.manage.edit')}
        </Link>
      )}
      <Link to={paths.companyMembers} className={buttonClass({ variant: 'soft', isWide: true })}>
        {t('companyMembers.title')}
      </Link>
      {isOwner && (
        <Button variant="quiet" isWide isBusy={isBusy} onClick={() => void askAndDelete()}>
          {t('companies.manage.delete')}
        </Button>
      )}
    </div>
  );
}

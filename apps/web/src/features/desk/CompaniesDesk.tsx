import { seoulDate, seoulTime } from '@haiko/shared/format';
import { formatPhone } from '@haiko/shared/rules/phone';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskCompaniesDocument, type DeskCompanyFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { formatRelativeTime } from '#/i18n/format.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { confirm } from '#/ui/confirm.ts';
import { DottedLine } from '#/ui/DottedLine.tsx';
import { toast } from '#/ui/toast.ts';
import { Veiled } from '#/ui/Veiled.tsx';
import { useAttempt } from '#/useAttempt.ts';
import { DeskTabs } from './DeskTabs.tsx';
import { BusinessActions, BusinessStatusText } from './CompanyBusiness.tsx';
import { approveCompany, rejectCompany } from './desk.actions.ts';
import { DESK_PAGE, DeskSplit, useChosen, useDeskSkip } from './DeskSplit.tsx';
import { useWorkedOnLine, useWorkingOn, WorkedOn } from './DeskWork.tsx';
import { CaseWarnings, isDecidable, useNearnessLines } from './Impartiality.tsx';
import { PersonSection } from './PersonHistory.tsx';
import { RejectionForm } from './RejectionForm.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

const STATES = ['pending', 'resubmitted', 'approved', 'rejected'] as const;

/** /desk/companies: companies that want to be approved, and what became of the others. */
export function CompaniesDesk() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const status = STATES.find((each) => each === search.get('state')) ?? 'pending';
  const skip = useDeskSkip();
  const { data } = useSuspenseQuery(DeskCompaniesDocument, {
    variables: { status, skip, take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <DeskSplit
      label={t('desk.nav.companies')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={({ uuid, companyName, submittedAt, businessRegistrationNumber }) => (
        <span className="flex flex-col gap-1">
          <span lang={langOf(companyName)} className="text-body font-semibold wrap-anywhere text-ink-1">
            {companyName}
          </span>
          <span className="flex flex-wrap gap-x-2 text-meta text-ink-3 tabular-nums">
            <span>{businessRegistrationNumber}</span>
            <time dateTime={submittedAt}>{formatRelativeTime(t, submittedAt)}</time>
          </span>
          <WorkedOn kind="COMPANY" uuid={uuid} />
        </span>
      )}
      renderCase={(uuid) => {
        const company = items.find((item) => item.uuid === uuid);
        return company && <CompanyCase key={uuid} company={company} />;
      }}
      top={
        <DeskTabs
          section="companies"
          names={STATES}
          shown={status}
          labelOf={(each) => t(`desk.companies.state.${each}`)}
        />
      }
    />
  );
}

function CompanyCase({ company }: { company: DeskCompanyFragment }) {
  const { t } = useTranslation();
  const { companyName, owner, submittedAt, registrationNumberValid, homepageUrl } = company;
  const near = useNearnessLines(company, t('desk.companies.friend'));
  const workedOn = useWorkedOnLine('COMPANY', company.uuid);
  useWorkingOn('COMPANY', isReviewable(company) ? company.uuid : undefined);
  return (
    <article className="flex flex-col gap-5 px-4 py-4 lg:px-6">
      <h2 lang={langOf(companyName)} className="text-card wrap-anywhere text-ink-1">
        {companyName}
      </h2>
      <AuthorLine user={owner} createdAt={submittedAt} />
      <CaseWarnings lines={workedOn === undefined ? near : [...near, workedOn]} />
      <dl className="grid gap-x-6 gap-y-3 text-body text-ink-1 xl:grid-cols-2">
        <Fact label={t('desk.companies.number')}>
          <span className="tabular-nums">{company.businessRegistrationNumber}</span>{' '}
          <span className={registrationNumberValid ? 'text-success' : 'text-error'}>
            {t(registrationNumberValid ? 'desk.companies.valid' : 'desk.companies.invalid')}
          </span>
        </Fact>
        <Fact label={t('desk.companies.submitted')}>{`${seoulDate(submittedAt)} ${seoulTime(submittedAt)}`}</Fact>
        <Fact label={t('desk.companies.contact')}>
          <DottedLine
            words={[
              company.managerName,
              company.managerEmail,
              formatPhone(company.managerMobile),
              formatPhone(company.managerPhone),
            ]}
          />
        </Fact>
        <Fact label={t('desk.companies.business')}>
          <BusinessStatusText company={company} />
        </Fact>
        {homepageUrl !== '' && <Fact label={t('desk.companies.homepage')}>{homepageUrl}</Fact>}
        {company.rejectionReason !== '' && (
          <Fact label={t('desk.companies.reason')}>
            <span className="whitespace-pre-line">{company.rejectionReason}</span>
          </Fact>
        )}
      </dl>
      <BusinessActions company={company} />
      <Certificate company={company} />
      <CompanyDecision company={company} />
      <PersonSection title={t('desk.history.owner')} userUuid={owner.uuid} />
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/**
 * The certificate as it was handed in: a picture on the spot, loaded when one looks, because that stands in the audit log, and a document in
 * a tab of its own.
 */
export function Certificate({ company }: { company: DeskCompanyFragment }) {
  const { t } = useTranslation();
  const { businessRegistrationFileUrl: url, businessRegistrationFileName: name } = company;
  const isPicture = /\.(webp|png|jpe?g)(\?|$)/i.test(url);
  return (
    <figure className="flex flex-col items-start gap-2">
      <figcaption className="text-meta text-ink-3">{t('desk.companies.certificate')}</figcaption>
      {isPicture && (
        <Veiled
          label={t('desk.reports.showPicture', { number: 1 })}
          placeholder={<span className="block size-48 bg-sunken" />}
        >
          <img src={url} alt={name} className="max-h-[70dvh] max-w-full rounded-card border border-line" />
        </Veiled>
      )}
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'soft', size: 'sm' })}>
        {t('desk.companies.open')}
      </a>
    </figure>
  );
}

function isReviewable(company: DeskCompanyFragment): boolean {
  return (company.status === 'pending' || company.status === 'resubmitted') && isDecidable(company);
}

function CompanyDecision({ company }: { company: DeskCompanyFragment }) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const [isRejecting, setIsRejecting] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const seen = { uuid: company.uuid, seenAt: company.submittedAt };

  function decide(decision: () => Promise<void>, told: string) {
    void attempt(async () => {
      await decision();
      choose(undefined);
      toast(told);
    });
  }

  /** It cannot be taken back, and one letter is soon typed. */
  async function approve() {
    const isMeant = await confirm({ title: company.companyName, message: t('desk.companies.confirmApprove') });
    if (isMeant) decide(() => approveCompany(seen), t('desk.companies.approved'));
  }

  const isOpen = isReviewable(company);
  useDeskKeys(isOpen && !isRejecting ? { a: () => void approve(), r: () => setIsRejecting(true) } : {});
  if (!isOpen) return null;
  if (isRejecting)
    return (
      <RejectionForm
        isBusy={isBusy}
        onReject={(why) => decide(() => rejectCompany({ ...seen, ...why }), t('desk.companies.rejected'))}
        onCancel={() => setIsRejecting(false)}
      />
    );
  return (
    <div className="flex max-w-xl gap-2 *:flex-1">
      <Button variant="quiet" onClick={() => setIsRejecting(true)}>
        {t('desk.companies.reject')}
      </Button>
      <Button isBusy={isBusy} onClick={() => void approve()}>
        {t('desk.companies.approve')}
      </Button>
    </div>
  );
}

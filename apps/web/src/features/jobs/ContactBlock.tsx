import { formatPhone } from '@haiko/shared/rules/phone';
import { useTranslation } from 'react-i18next';
import type { JobDetailFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { JobRow } from './JobRow.tsx';

/** A full target for a thumb, without pushing the lines apart. */
const LINK_CLASS =
  '-my-2.5 inline-flex min-h-11 items-center text-main underline decoration-main/40 underline-offset-2 tabular-nums';

/** Whom to ask, and how; imported postings name nobody. */
export function ContactBlock({ job }: { job: JobDetailFragment }) {
  const { t } = useTranslation();
  const { contactName, contactMobile, contactPhone, contactEmail } = job;
  if (![contactName, contactMobile, contactPhone, contactEmail].some(Boolean)) return null;
  return (
    <section className="border-t-8 border-sunken px-4 py-5">
      <h2 className="pb-3 text-card text-ink-1">{t('jobs.detail.contact')}</h2>
      <dl className="flex flex-col gap-3">
        {contactName && (
          <JobRow label={t('jobs.detail.contactName')}>
            <span dir="auto" lang={langOf(contactName)}>
              {contactName}
            </span>
          </JobRow>
        )}
        {contactMobile && <Phone label={t('jobs.detail.mobile')} digits={contactMobile} />}
        {contactPhone && <Phone label={t('jobs.detail.phone')} digits={contactPhone} />}
        {contactEmail && (
          <JobRow label={t('jobs.detail.email')}>
            <a href={`mailto:${contactEmail}`} className={LINK_CLASS}>
              {contactEmail}
            </a>
          </JobRow>
        )}
      </dl>
    </section>
  );
}

function Phone({ label, digits }: { label: string; digits: string }) {
  return (
    <JobRow label={label}>
      <a href={`tel:${digits}`} className={LINK_CLASS}>
        {formatPhone(digits)}
      </a>
    </JobRow>
  );
}

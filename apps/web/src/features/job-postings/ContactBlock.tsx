import { formatPhone } from '@haiko/shared/rules/phone';
import { romanizePerson } from '@haiko/shared/rules/romanize';
import { useTranslation } from 'react-i18next';
import type { JobPostingDetailFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { DetailRow } from './DetailRow.tsx';
import { Romanized } from '#/features/text/Romanized.tsx';

/** A full target for a thumb, without pushing the lines apart. */
const LINK_CLASS =
  '-my-2.5 inline-flex min-h-11 items-center text-main underline decoration-main/40 underline-offset-2 tabular-nums';

/** Whom to ask, and how; imported postings name nobody. */
export function ContactBlock({ posting }: { posting: JobPostingDetailFragment }) {
  const { t } = useTranslation();
  const { contactName, contactMobile, contactPhone, contactEmail } = posting;
  if (![contactName, contactMobile, contactPhone, contactEmail].some(Boolean)) return null;
  return (
    <section className="border-t-8 border-sunken px-4 py-5">
      <h2 className="pb-3 text-card text-ink-1">{t('jobPostings.detail.contact')}</h2>
      <dl className="flex flex-col gap-3">
        {contactName && (
          <DetailRow label={t('jobPostings.detail.contactName')}>
            <span dir="auto" lang={langOf(contactName)}>
              {contactName}
            </span>
            <Romanized text={contactName} by={romanizePerson} className="ms-2 text-meta text-ink-3" />
          </DetailRow>
        )}
        {contactMobile && <Phone label={t('jobPostings.detail.mobile')} digits={contactMobile} />}
        {contactPhone && <Phone label={t('jobPostings.detail.phone')} digits={contactPhone} />}
        {contactEmail && (
          <DetailRow label={t('jobPostings.detail.email')}>
            <a href={`mailto:${contactEmail}`} className={LINK_CLASS}>
              {contactEmail}
            </a>
          </DetailRow>
        )}
      </dl>
    </section>
  );
}

function Phone({ label, digits }: { label: string; digits: string }) {
  return (
    <DetailRow label={label}>
      <a href={`tel:${digits}`} className={LINK_CLASS}>
        {formatPhone(digits)}
      </a>
    </DetailRow>
  );
}

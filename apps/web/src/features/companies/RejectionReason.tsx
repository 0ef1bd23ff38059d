import { useTranslation } from 'react-i18next';

/** Why a reviewer rejected the company, and what they ask it to mend, as it was written. */
export function RejectionReason({ children }: { children: string }) {
  const { t } = useTranslation();
  return (
    <section className="rounded-card bg-sunken px-4 py-3">
      <h2 className="pb-1 text-meta font-semibold text-error">{t('companies.rejection.reason')}</h2>
      <p dir="auto" className="text-body wrap-anywhere whitespace-pre-line text-ink-1">
        {children}
      </p>
    </section>
  );
}

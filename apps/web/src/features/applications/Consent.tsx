import { consentOf, type ConsentPart } from '@haiko/shared/applications';
import { Building2, Clock, FileText, Target, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#/features/text/langOf.ts';

const ICONS: Readonly<Record<ConsentPart, LucideIcon>> = {
  recipient: Building2,
  items: FileText,
  purpose: Target,
  period: Clock,
};

/** What goes to whom, for what and for how long, a line each: word by word the text that is kept of the consent. */
export function Consent({ companyName }: { companyName: string }) {
  const { t } = useTranslation();
  const { parts, refusal } = consentOf(companyName, (key) => t(`applications.consent.${key}`));
  return (
    <div className="rounded-card bg-sunken text-ink-1">
      <dl className="flex flex-col gap-3 px-3.5 py-3.5">
        {parts.map(({ part, label, text }) => {
          const Icon = ICONS[part];
          return (
            <div key={part} className="relative ps-8">
              <dt className="text-meta font-semibold text-ink-2">
                <Icon aria-hidden size={20} strokeWidth={1.75} className="absolute start-0 top-0.5 text-main" />
                {label}
              </dt>
              <dd className="text-body wrap-anywhere">
                {part === 'recipient' ? <bdi lang={langOf(text)}>{text}</bdi> : text}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="relative border-t border-line py-3 ps-11.5 pe-3.5 text-body wrap-anywhere">
        <Undo2 aria-hidden size={20} strokeWidth={1.75} className="absolute start-3.5 top-3.5 text-main" />
        {refusal}
      </p>
    </div>
  );
}

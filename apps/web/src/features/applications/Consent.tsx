import { consentOf, type ConsentPart } from '@haiko/shared/applications';
import { romanize } from '@haiko/shared/rules/romanize';
import { Building2, Clock, FileText, Target, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#/features/text/langOf.ts';
import { Romanized } from '#/features/text/Romanized.tsx';

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
              <dd className="text-body wrap-anywhere">{part === 'recipient' ? <Recipient name={text} /> : text}</dd>
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

/** The name as it is kept, and how it is read. */
function Recipient({ name }: { name: string }) {
  return (
    <>
      <bdi lang={langOf(name)}>{name}</bdi>
      <Romanized text={name} by={romanize} className="block text-meta text-ink-3" />
    </>
  );
}

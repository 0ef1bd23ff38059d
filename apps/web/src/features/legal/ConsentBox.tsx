import type { ConsentName } from '@haiko/shared/consents';
import { useTranslation } from 'react-i18next';
import { translateKey } from '#/i18n/messageKey.ts';
import { paths } from '#/paths.ts';
import { FormCheckbox } from '#/ui/form/FormFields.tsx';
import { CONSENT_LABELS } from './consentLabels.ts';

const TEXTS: Readonly<Record<ConsentName, string>> = {
  terms: paths.terms,
  privacy: paths.privacy,
  purpose: paths.privacy,
};

/** One thing to agree to in the form around, under `consents.<name>`, with the text that it is about. */
export function ConsentBox({ name }: { name: ConsentName }) {
  const { t } = useTranslation();
  const label = translateKey(t, CONSENT_LABELS[name]);
  const kind = t(name === 'purpose' ? 'legal.consent.optional' : 'legal.consent.required');
  return (
    <div className="flex items-start justify-between gap-2">
      <FormCheckbox name={`consents.${name}`} label={`[${kind}] ${label}`} />
      <a
        href={TEXTS[name]}
        target="_blank"
        rel="noopener"
        aria-label={`${t('legal.consent.read')}: ${label}`}
        className="inline-flex min-h-11 shrink-0 items-center px-2 text-meta font-medium text-ink-2 underline underline-offset-4"
      >
        {t('legal.consent.read')}
      </a>
    </div>
  );
}

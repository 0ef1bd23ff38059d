import { SCAM_FACTS, SCAM_SIGNS, type ScamFact, type ScamSign } from '@haiko/shared/reference/scamSigns';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#/i18n/messageKey.ts';

const REASONS: Record<ScamSign | ScamFact, MessageKey> = {
  MONEY_FIRST: 'scamShield.reason.MONEY_FIRST',
  COURIER: 'scamShield.reason.COURIER',
  DOCUMENT_KEPT: 'scamShield.reason.DOCUMENT_KEPT',
  NO_VISA: 'scamShield.reason.NO_VISA',
  MESSENGER_ONLY: 'scamShield.reason.MESSENGER_ONLY',
  HIGH_PAY: 'scamShield.reason.HIGH_PAY',
  SHARED_PHONE: 'scamShield.reason.SHARED_PHONE',
};

interface ScamNoticeProps {
  /** What the text says that people are cheated with, and what is odd beside it. */
  signs: readonly string[];
  /** The reader wrote it. */
  isOwn?: boolean;
}

/** That a text reads like a scam, and by what; nothing where it does not. */
export function ScamNotice({ signs, isOwn = false }: ScamNoticeProps) {
  const { t } = useTranslation();
  // A newer server may know others.
  const said = SCAM_SIGNS.filter((sign) => signs.includes(sign));
  const known = [...said, ...SCAM_FACTS.filter((fact) => signs.includes(fact))];
  if (known.length === 0) return null;
  const isSaid = said.length > 0;
  return (
    <aside
      aria-label={t('scamShield.short')}
      className="flex gap-2.5 rounded-card bg-accent-soft px-3.5 py-3 text-body"
    >
      <ShieldAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="flex min-w-0 flex-col gap-1 text-ink-1">
        <strong className="font-semibold">{t(isSaid ? 'scamShield.title' : 'scamShield.odd.title')}</strong>
        {known.map((sign) => (
          <span key={sign}>{t(REASONS[sign])}</span>
        ))}
        <span className="text-ink-2">
          {t(isOwn ? 'scamShield.own' : isSaid ? 'scamShield.hint' : 'scamShield.odd.hint')}
        </span>
      </div>
    </aside>
  );
}

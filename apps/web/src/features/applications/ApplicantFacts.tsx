import { CalendarDays, IdCard, Languages, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApplicationRowFragment } from '#/api/generated.ts';
import { shortVisa } from '#/features/visa-rules/visaNames.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';

interface ApplicantFactsProps {
  resume: Pick<NonNullable<ApplicationRowFragment['resume']>, 'koreanLevel' | 'visaMainId' | 'visaSubId'>;
  /** Null says that one can begin at once; left out it is not said. */
  availableFrom?: string | null;
}

/** What of somebody who applies needs no words: Korean, the visa where it is shown, from when. */
export function ApplicantFacts({ resume: { koreanLevel, visaMainId, visaSubId }, availableFrom }: ApplicantFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const korean = koreanLevel === 0 ? t('resumes.koreanNone') : `TOPIK ${koreanLevel}`;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {koreanLevel !== null && <Fact Icon={Languages} label={t('resumes.korean')} text={korean} />}
      {visaMainId !== null && (
        <Fact
          Icon={IdCard}
          label={t('resumes.visa')}
          text={shortVisa({ visaMainId, visaSubId: visaSubId ?? 0 }, language)}
        />
      )}
      {availableFrom !== undefined && (
        <Fact
          Icon={CalendarDays}
          label={t('resumes.form.availableFrom')}
          text={availableFrom?.replaceAll('-', '.') ?? t('resumes.availableNow')}
          isNamed={availableFrom !== null}
        />
      )}
    </ul>
  );
}

interface FactProps {
  Icon: LucideIcon;
  label: string;
  text: string;
  /** Whether the sign does not say enough, as of a day. */
  isNamed?: boolean;
}

function Fact({ Icon, label, text, isNamed = false }: FactProps) {
  const sign = isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <li className="flex items-center gap-1.5 rounded-full bg-sunken px-2.5 py-0.5 text-meta text-ink-1 tabular-nums">
      <Icon {...sign} size={14} className="shrink-0 text-ink-3" />
      {isNamed && <span className="text-ink-3">{label}</span>}
      {text}
    </li>
  );
}

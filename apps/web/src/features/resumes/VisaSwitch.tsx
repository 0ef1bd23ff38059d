import { useTranslation } from 'react-i18next';
import { visaName } from '#/features/visa-rules/visaNames.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Switch } from '#/ui/Switch.tsx';

interface VisaSwitchProps {
  visa: { visaMainId: number; visaSubId: number | null };
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether this application shows the visa, and which one a company would read. */
export function VisaSwitch({ visa: { visaMainId, visaSubId }, isOn, onChange }: VisaSwitchProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = (
    <span className="flex flex-col py-1">
      {t('resumes.form.showVisa')}
      <span className="text-meta wrap-anywhere text-ink-3">{visaName(visaMainId, visaSubId, language)}</span>
    </span>
  );
  return <Switch label={label} isOn={isOn} onChange={onChange} />;
}

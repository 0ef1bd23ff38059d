import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { DecisionReasonsDocument } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Select } from '#/ui/Select.tsx';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Enter decides, as in any other field of a form: a list keeps it to itself. */
  onEnter: () => void;
  error: string | undefined;
}

/** Why something is decided, as its author reads it. */
export function ReasonField({ value, onChange, onEnter, error }: ReasonFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(DecisionReasonsDocument, { variables: { language } });
  return (
    <Select
      label={t('desk.decision.reason')}
      placeholder={t('desk.decision.chooseReason')}
      options={(data?.readDecisionReasons ?? []).map(({ reason, text }) => ({ value: reason, label: text }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
      error={error}
    />
  );
}

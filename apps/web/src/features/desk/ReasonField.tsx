import { FOUND_WELL } from '@haiko/shared/reports';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { DecisionReasonsDocument } from '#/api/generated.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Select } from '#/ui/Select.tsx';

interface ReasonFieldProps {
  /** Whether it may be kept: nothing wrong is a reason for that alone. */
  mayBeKept?: boolean;
  value: string;
  onChange: (reason: string) => void;
  /** Enter decides, as in any other field of a form: a list keeps it to itself. */
  onEnter: () => void;
  error: string | undefined;
}

/** Why something is decided, as its author reads it. */
export function ReasonField({ mayBeKept = false, value, onChange, onEnter, error }: ReasonFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(DecisionReasonsDocument, { variables: { language } });
  const possible = (data?.readDecisionReasons ?? []).filter(({ reason }) => mayBeKept || reason !== FOUND_WELL);
  return (
    <Select
      label={t('desk.decision.reason')}
      placeholder={t('desk.decision.chooseReason')}
      options={possible.map(({ reason, text }) => ({ value: reason, label: text }))}
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

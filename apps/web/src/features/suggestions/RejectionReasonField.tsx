import { SUGGESTION_REJECTION_REASONS, type SuggestionRejectionReason } from '@haiko/shared/suggestions';
import { useTranslation } from 'react-i18next';
import { Select } from '#/ui/Select.tsx';

interface RejectionReasonFieldProps {
  reason: SuggestionRejectionReason | null;
  onChange: (reason: SuggestionRejectionReason | null) => void;
  disabled: boolean;
  /** At the desk a digit chooses, and stands before what it chooses. */
  hasKeys?: boolean;
}

/** Why a suggestion is declined, in the words that whoever offered it will read; nobody has to say it. */
export function RejectionReasonField({ reason, onChange, disabled, hasKeys = false }: RejectionReasonFieldProps) {
  const { t } = useTranslation();
  const reasons = SUGGESTION_REJECTION_REASONS.map((value, at) => {
    const words = t(`suggestions.reason.${value}`);
    return { value, label: hasKeys ? `${at + 1} · ${words}` : words };
  });
  return (
    <Select
      label={t('suggestions.decision.why')}
      isOptional
      disabled={disabled}
      options={[{ value: '', label: t('suggestions.decision.noReason') }, ...reasons]}
      value={reason ?? ''}
      onChange={({ target }) => onChange(SUGGESTION_REJECTION_REASONS.find((each) => each === target.value) ?? null)}
    />
  );
}

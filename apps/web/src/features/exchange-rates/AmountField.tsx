import { amountDigits } from '#/ui/digits.ts';
import { DigitsField } from '#/ui/DigitsField.tsx';

interface AmountFieldProps {
  label: string;
  /** ISO 4217, beside the amount. */
  code: string;
  text: string;
  /** What the other amount is worth. */
  isResult: boolean;
  onType: (digits: string) => void;
}

/** An amount of money: digits only, which get their separators while one types. */
export function AmountField({ label, code, text, isResult, onType }: AmountFieldProps) {
  return (
    <DigitsField
      label={label}
      isLabelHidden
      enterKeyHint="done"
      text={text}
      digitsOf={amountDigits}
      onType={onType}
      placeholder="0"
      isLarge={isResult}
      onFocus={(event) => event.target.select()}
      trailing={<span className="px-2.5 text-meta text-ink-3">{code}</span>}
    />
  );
}

import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { amountText } from '#/ui/digits.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { Select } from '#/ui/Select.tsx';
import { AmountField } from './AmountField.tsx';
import { type Conversion, convert, formatAmount, formatRate, otherSide, swap, type Side } from './converter.ts';
import type { Rate } from './ExchangeRatesScreen.tsx';
import { currencyName } from './rateTexts.ts';

const WON = 'KRW';
const PAYDAY_WON = '1000000';

interface ConverterProps {
  rates: readonly Rate[];
  rate: Rate;
  onChoose: (currency: string) => void;
}

/** Won and one currency: typing either amount tells the other. */
export function Converter({ rates, rate, onChoose }: ConverterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typed, setTyped] = useState<Conversion | null>(null);
  const [first, setFirst] = useState<Side>('won');
  // Until somebody types, it tells what people ask for on a payday, and the other way round what the rate itself says.
  const conversion = typed ?? { side: first, digits: first === 'won' ? PAYDAY_WON : String(rate.unit) };
  const amounts = convert(conversion, rate);

  function handleSwap() {
    setFirst(otherSide(first));
    if (typed) setTyped(swap(typed));
  }

  const field = (side: Side) => {
    const code = side === 'won' ? WON : rate.currency;
    const shown = amounts ? formatAmount(amounts[side]) : '';
    return (
      <AmountField
        key={side}
        label={t('exchangeRates.amount', { currency: currencyName(code, language) })}
        code={code}
        text={conversion.side === side ? amountText(conversion.digits) : shown}
        onType={(digits) => setTyped({ side, digits })}
      />
    );
  };

  return (
    <section
      aria-label={t('exchangeRates.converter')}
      className="mx-4 flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <Select
        label={t('exchangeRates.currency')}
        isLabelHidden
        value={rate.currency}
        onChange={(event) => onChoose(event.target.value)}
        options={rates.map(({ currency }) => ({
          value: currency,
          label: `${currencyName(currency, language)} (${currency})`,
        }))}
      />
      {field(first)}
      <div className="-my-1.5 flex justify-center">
        <IconButton
          label={t('exchangeRates.swap')}
          icon={<ArrowUpDown aria-hidden size={22} strokeWidth={1.75} />}
          onClick={handleSwap}
        />
      </div>
      {field(otherSide(first))}
      <p className="text-meta text-ink-3 tabular-nums">
        {rate.unit} {rate.currency} = {formatRate(rate.krw)} {WON}
      </p>
    </section>
  );
}

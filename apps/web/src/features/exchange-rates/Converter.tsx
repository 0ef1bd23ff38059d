import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { amountText } from '#/ui/digits.ts';
import { Chip } from '#/ui/Chip.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { Select } from '#/ui/Select.tsx';
import { AmountField } from './AmountField.tsx';
import { type Conversion, convert, formatAmount, formatRate, otherSide, swap, type Side } from './converter.ts';
import type { Rate } from './ExchangeRatesScreen.tsx';
import { currencyName } from './rateTexts.ts';

const WON = 'KRW';
const PAYDAY_WON = '1000000';
const PAYDAYS_WON = ['500000', PAYDAY_WON, '2000000'];

interface ConverterProps {
  rates: readonly Rate[];
  rate: Rate;
  /** Nobody has told newer ones for a while. */
  isOld: boolean;
  /** They came with the product. */
  isBuiltIn: boolean;
  onChoose: (currency: string) => void;
}

/** Won and one currency: typing either amount tells the other. */
export function Converter({ rates, rate, isOld, isBuiltIn, onChoose }: ConverterProps) {
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
      <div key={side} className="flex flex-col gap-1">
        <AmountField
          label={t('exchangeRates.amount', { currency: currencyName(code, language) })}
          code={code}
          isResult={conversion.side !== side}
          text={conversion.side === side ? amountText(conversion.digits) : shown}
          onType={(digits) => setTyped({ side, digits })}
        />
        {side === 'won' && (
          <Paydays
            chosen={conversion.side === 'won' ? conversion.digits : undefined}
            onChoose={(digits) => setTyped({ side, digits })}
          />
        )}
      </div>
    );
  };

  return (
    <section
      aria-label={t('exchangeRates.converter')}
      className="mx-4 flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <CurrencySelect rates={rates} chosen={rate.currency} onChoose={onChoose} />
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
      {isOld && <OldRates isBuiltIn={isBuiltIn} />}
    </section>
  );
}

interface CurrencySelectProps extends Pick<ConverterProps, 'rates' | 'onChoose'> {
  chosen: string;
}

function CurrencySelect({ rates, chosen, onChoose }: CurrencySelectProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Select
      label={t('exchangeRates.currency')}
      isLabelHidden
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={rates.map(({ currency }) => ({
        value: currency,
        label: `${currencyName(currency, language)} (${currency})`,
      }))}
    />
  );
}

/** Below what they come to: nobody should count on them. */
function OldRates({ isBuiltIn }: { isBuiltIn: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-2">
      <span className="rounded-full bg-accent px-2.5 py-0.5 font-semibold text-on-accent">
        {t('exchangeRates.stale')}
      </span>
      {isBuiltIn && t('exchangeRates.builtIn')}
    </p>
  );
}

/** Amounts of won that people send home, below the field that they fill in. */
function Paydays({ chosen, onChoose }: { chosen: string | undefined; onChoose: (digits: string) => void }) {
  const language = useLanguage();
  return (
    <div role="group" aria-label={currencyName(WON, language)} className="flex flex-wrap gap-x-2">
      {PAYDAYS_WON.map((digits) => (
        <Chip key={digits} isSelected={digits === chosen} onClick={() => onChoose(digits)}>
          {amountText(digits)}
        </Chip>
      ))}
    </div>
  );
}
